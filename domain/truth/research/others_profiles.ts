import { networkOf, parseProfile } from '#domain/people/networks/networks'
import type { Subject } from '../subject.js'

/**
 * Returns a test for profiles that cannot be the subject's. For a person, these are all other
 * profiles on networks where the person's profile is known. For a company, these are profiles of
 * people.
 */
export function othersProfiles({ entity, urls }: Subject): (url: string) => boolean {
  if (entity === 'company') return (url) => parseProfile(url)?.kind === 'person'
  const networks = new Set(urls.flatMap((url) => networkOf(url) ?? []))
  return (url) => {
    const network = networkOf(url)
    return network !== null && networks.has(network)
  }
}
