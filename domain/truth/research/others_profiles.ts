import { networkOf, parseProfile } from '#domain/people/networks/networks'
import type { Subject } from '../subject.js'

/**
 * Returns a test for profiles that cannot be the subject's. For a company, these are profiles of
 * people. Otherwise, these are all profiles on networks where the subject's profile is known. The
 * test also matches that known profile, so use it only for other leads.
 */
export function othersProfiles({ entity, urls }: Subject): (url: string) => boolean {
  if (entity === 'company') return (url) => parseProfile(url)?.kind === 'person'
  const networks = new Set(urls.flatMap((url) => networkOf(url) ?? []))
  return (url) => {
    const network = networkOf(url)
    return network !== null && networks.has(network)
  }
}
