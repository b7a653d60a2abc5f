import { metaOf } from '#domain/evidence/extract/markup/meta'
import { siteRoot } from '#domain/evidence/extract/subject/site_root'
import type { Page } from '#domain/evidence/page'
import type { ReadPage } from '#domain/evidence/page_parser'
import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { showsRowAddress } from '../identity/row_addresses.js'
import type { Subject } from '../subject.js'

/** What at least one page of a site states about a row. */
export type SiteSigns = { isEmployerNamed: boolean; isAddressShown: boolean }
type PageSigns = { company: string | null; key: string; names: boolean; shows: boolean; root: string }

/** Signs of pages, which stay the same in all rounds of a research. */
const cache = new WeakMap<Page, PageSigns>()

/** Returns a function for what the site of a page states about the row. */
export function siteSigns(subject: Subject, read: readonly ReadPage[]): (page: Page) => SiteSigns {
  const named = new Set<string>()
  const shown = new Set<string>()
  for (const { page } of read) {
    const { names, shows, root } = signsOf(page, subject)
    const domain = networkOf(page.url) ? null : registrableDomain(page.url)
    if (names && domain) named.add(domain)
    if (shows) shown.add(root)
  }
  return (page) => ({
    isEmployerNamed: named.size > 0 && !networkOf(page.url) && named.has(registrableDomain(page.url) ?? ''),
    isAddressShown: shown.has(signsOf(page, subject).root),
  })
}

/** Whether a page's text, title or description names a company. */
const isNamedOn = (page: Page, company: string): boolean =>
  [page.text, page.title, metaOf(page, 'description')].some(
    (text) => text !== null && mentionsCompany(text, company)
  )

function signsOf(page: Page, subject: Subject): PageSigns {
  const { entity, company, email, links, domain } = subject
  const key = [entity, email?.canonical, domain, ...links].join(' ')
  const known = cache.get(page)
  if (known?.company === company && known.key === key) return known
  const signs = {
    ...{ company, key, root: siteRoot(page) },
    names: entity === 'person' && company !== null && isNamedOn(page, company),
    shows: showsRowAddress(subject, page),
  }
  cache.set(page, signs)
  return signs
}
