import type { Claim, Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { sameCompany } from '#domain/people/companies/company_name'
import { registrableDomain } from '#domain/people/text/urls'
import { companiesOf } from '../identity/stated_employers.js'
import { CONFIRMED } from '../thresholds.js'
import type { Source } from '../votes_of.js'
import type { ReadPage } from './page_source.js'

const TOWN = /(?<!\d)\d{4,5}\s+(\p{Lu}[\p{L}-]+)/gu
const MAX_TOWNS = 2

/** Whether a page has addresses in so many towns that it does not say where a person works. */
export const hasManyTowns = ({ text }: Page): boolean =>
  new Set([...text.matchAll(TOWN)].map(([, town]) => town)).size > MAX_TOWNS

type PageSource = Source & { page: Page; mentions: readonly Mention[] }

/**
 * Returns sources for the place of a person whose pages state none: the address on the site of an
 * employer that names the person. Empty if a page states a place, or the site has many addresses.
 */
export function employerPlaces(sources: readonly PageSource[], read: readonly ReadPage[]): PageSource[] {
  if (sources.some(({ mention }) => mention.claims.some(({ field, past }) => field === 'location' && !past)))
    return []
  const sure = sources.filter(({ mention, identity }) => mention.entity === 'person' && identity >= CONFIRMED)
  return read.flatMap(({ page, mentions }) => {
    const domain = registrableDomain(page.url)
    const owner = mentions.find(({ entity, own, name }) => entity === 'company' && own && name)
    const claims = (owner?.claims ?? []).flatMap((claim): Claim[] =>
      claim.field === 'headquarters' && !claim.past ? [{ ...claim, field: 'location' }] : []
    )
    const staff = sure.find(
      ({ mention, page: { url, observedAt } }) =>
        registrableDomain(url) === domain &&
        companiesOf(mention, observedAt).now.some((employer) => sameCompany(employer, owner?.name ?? ''))
    )
    if (!staff || claims.length === 0 || hasManyTowns(page)) return []
    const mention = { ...staff.mention, own: false, links: [], claims }
    return [{ page, mention, mentions, kind: 'employer_site', identity: staff.identity }]
  })
}
