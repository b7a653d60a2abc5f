import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { sameCompany } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import type { SourceKind } from './reliability_data.js'

/** Facts about a page's site that do not come from the page. */
export type SiteContext = {
  /** The company that owns the site, if a page of the site names that company. */
  siteOf?: string | null
  /** The row's employers, given or found. */
  employers?: readonly string[]
  /** Registrable domains of the row or its employer. */
  domains?: ReadonlySet<string>
}

const REGISTRY =
  /\b(?:regist(?:er|ry|rar)|handelsregister|incorporated|incorporation|company number|registered office|commercial register|registre du commerce|registro mercantil|siren|siret|hrb \d+|lei code)\b/iu
const NEWS_TYPES = /"@type"\s*:\s*"(?:\w*NewsArticle|Article|BlogPosting|PressRelease)"/
const EVENT_PATH =
  /\/(?:speakers?|sprecher|referent\w*|intervenants?|ponentes?|oradores|agenda|sessions?|events?|talks?|authors?)(?:\/|$)/i
const EVENT_TEXT =
  /\b(?:speaks? (?:about|on|at)|speakers?|keynote|conference|summit|konferenz|conférence|conferencia|conferência)\b/iu
const LISTING_PATH =
  /\/(?:p|c|people|person|persons|profile|profiles|company|companies|firm|firms|org|organization|directory|listing|biz)\//i
const LISTED = new Set(['term', 'definition', 'header', 'cell'])
const YEAR_PATH = /\/(?:19|20)\d\d\//

/** Classifies a page by its subject, URL, markup and words. */
export function sourceKindOf(mention: Mention, page: Page, site: SiteContext = {}): SourceKind {
  const network = networkOf(page.url)
  if (mention.own) return network ? 'own_profile' : 'own_site'
  if (network) return 'other'
  const domain = registrableDomain(page.url)
  const isEmployers =
    (domain !== null && site.domains?.has(domain)) ||
    (site.siteOf && site.employers?.some((employer) => sameCompany(employer, site.siteOf!)))
  if (isEmployers) return mention.entity === 'person' ? 'employer_site' : 'own_site'
  const path = new URL(page.url).pathname
  const source = page.structured.map((one) => (one.kind === 'json-ld' ? one.source : '')).join('\n')
  if (NEWS_TYPES.test(source)) return 'news'
  if (EVENT_PATH.test(path)) return 'event'
  const words = [page.title, new URL(page.url).hostname, ...page.blocks.map(({ text }) => text)].join('\n')
  if (mention.entity === 'company' && REGISTRY.test(words)) return 'registry'
  if (LISTING_PATH.test(path) || isListed(mention, page)) return 'directory'
  if (EVENT_TEXT.test(words)) return 'event'
  return YEAR_PATH.test(path) && mention.claims.some(({ method }) => method === 'sentence') ? 'news' : 'other'
}

/** Reports whether a page is mostly labels and values, which is typical of directories. */
function isListed(mention: Mention, page: Page): boolean {
  const labelled = mention.claims.filter(({ method }) => method === 'label').length
  const own = page.blocks.filter(({ boilerplate }) => !boilerplate)
  const terms = own.filter(({ kind }) => LISTED.has(kind)).length
  return labelled >= 2 && terms >= own.length / 2
}
