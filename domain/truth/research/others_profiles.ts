import { networkOf, parseProfile } from '#domain/people/networks/networks'
import type { Subject } from '../subject.js'

/**
 * Tells profiles that cannot be the subject's: of a person whose profile on the network is known all others, of a company
 * those of people.
 */
export function othersProfiles({ entity, urls }: Subject): (url: string) => boolean {
  if (entity === 'company') return (url) => parseProfile(url)?.kind === 'person'
  const known = new Set(urls.flatMap((url) => networkOf(url) ?? []))
  return (url) => {
    const network = networkOf(url)
    return network !== null && known.has(network)
  }
}
