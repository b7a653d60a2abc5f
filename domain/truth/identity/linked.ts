import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { linkKey } from '../subject.js'
import type { PageCandidate } from './candidate.js'

/**
 * Returns for each candidate the key of its page's site; undefined for profiles and third-party
 * pages. A page that only mentions the owner of its site belongs to the site too.
 */
export function sitesOf(candidates: readonly PageCandidate[]): (string | undefined)[] {
  const owners = new Map<string, Set<string>>()
  const keys = candidates.map(({ page, mention }) => {
    const domain = networkOf(page.url) ? null : registrableDomain(page.url)
    return domain ? `${mention.entity} ${domain}` : undefined
  })
  for (const [i, { mention }] of candidates.entries()) {
    if (!keys[i] || !mention.own || !mention.name) continue
    const names = owners.get(keys[i]) ?? new Set()
    owners.set(keys[i], names.add(mention.name))
  }
  return candidates.map(({ mention: { own, name } }, i) =>
    own || (keys[i] && name && owners.get(keys[i])?.has(name)) ? keys[i] : undefined
  )
}

/**
 * Returns each candidate's group, as indexes that include its own. Candidates share a group if
 * their own pages belong to one site or are linked, directly or indirectly, in either direction. A
 * group is about one entity, unless one of its pages makes a false claim. Candidates for which
 * `isCertain` holds stay alone.
 */
export function linkedGroups(
  candidates: readonly PageCandidate[],
  isCertain: (candidate: number) => boolean
): number[][] {
  const joined = candidates.map(({ mention }, i) => mention.own && !isCertain(i))
  const keys = candidates.map(({ page }) => [page.url, ...page.via].flatMap((url) => linkKey(url) ?? []))
  const named = candidates.map(({ mention }) => new Set(mention.links.flatMap((url) => linkKey(url) ?? [])))
  const sites = sitesOf(candidates)
  const isTied = (i: number, j: number) =>
    (sites[i] !== undefined && sites[i] === sites[j]) ||
    keys[i].some((key) => named[j].has(key) || keys[j].includes(key)) ||
    keys[j].some((key) => named[i].has(key))

  const groups = candidates.map((_, i) => [i])
  for (const [i, { mention }] of candidates.entries())
    for (let j = 0; j < i; j++) {
      if (!joined[i] || !joined[j] || candidates[j].mention.entity !== mention.entity) continue
      if (groups[i] === groups[j] || !isTied(i, j)) continue
      const group = [...groups[i], ...groups[j]]
      for (const member of group) groups[member] = group
    }
  return groups
}
