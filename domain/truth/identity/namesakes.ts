import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { linkKey } from '../subject.js'
import type { PageCandidate } from './candidate.js'

/**
 * Returns each candidate's namesakes: unlinked candidates with the same name on another own page of
 * the same kind (two sites, or two profiles of one network). At most one of all these candidates is the row.
 */
export function namesakesOf(candidates: readonly PageCandidate[]): number[][] {
  const bearers = candidates.map(bearerOf)
  return bearers.map((one, i) =>
    one === null ? [] : bearers.flatMap((other, j) => (other && i !== j && isNamesake(one, other) ? [j] : []))
  )
}

type Bearer = {
  entity: string
  name: string
  sort: string
  key: string
  here: ReadonlySet<string>
  links: ReadonlySet<string>
}

function bearerOf({ page, mention }: PageCandidate): Bearer | null {
  if (!mention.own || !mention.name) return null
  const network = networkOf(page.url)
  const keys = (urls: readonly string[]) => new Set(urls.flatMap((url) => linkKey(url) ?? []))
  return {
    entity: mention.entity,
    name: mention.name,
    sort: network ?? 'site',
    key: (network ? linkKey(page.url) : registrableDomain(page.url)) ?? page.url,
    here: keys([page.url, ...page.via]),
    links: keys(mention.links),
  }
}

function isNamesake(a: Bearer, b: Bearer): boolean {
  if (a.entity !== b.entity || a.sort !== b.sort || a.key === b.key) return false
  if (isLinked(a, b) || isLinked(b, a)) return false
  return a.entity === 'company' ? sameCompany(a.name, b.name) : compareNames(a.name, b.name) >= 0.95
}

const isLinked = ({ links }: Bearer, { here }: Bearer): boolean => [...here].some((key) => links.has(key))
