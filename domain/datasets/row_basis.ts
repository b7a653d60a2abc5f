import type { MailboxVerdict } from '#domain/contacts/mailboxes'
import type { Validation } from '#domain/contacts/contact'
import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import { siteRoot } from '#domain/evidence/extract/subject/site_root'
import { sameCompany } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import type { Research } from '#domain/truth/research/research'
import type { ResearchedPage } from '#domain/truth/research/resolve_sources'
import { linkKey, type Subject } from '#domain/truth/subject'
import type { ContactChecker } from './contact_cells.js'

/** A page that a row's answers depend on. The URL and the time identify a stored capture. */
export type BasisPage = {
  url: string
  observed_at: string
  /** The requested URL and all redirects, if there were any. */
  via?: string[]
  about?: PageHint
  /** Set if a language model added claims, because they cannot be extracted again. */
  mentions?: readonly Mention[]
}

/** The results of checks that asked other servers. */
export type CheckedContacts = {
  email: Record<string, MailboxVerdict>
  phone: Record<string, Validation>
}

/** The parts of the reliability table that learning changes. */
type LearnedReliability = Pick<ReliabilityTable, 'sources' | 'sites'>

/** What a row's answers depend on, besides the row, its columns and the content of the pages. */
export type RowBasis = {
  /** The release whose rules made the answers. */
  release: string
  /** The name of the service when the row was filled. Cells repeat it. Missing in older rows. */
  source?: string
  /** The time for computing ages (ISO 8601). */
  now: string
  /** Whether a page that might have an answer could not be read. */
  incomplete: boolean
  pages: BasisPage[]
  /** The names of the subject that earlier rounds of the research confirmed. */
  names: readonly string[]
  /** The learned reliability of the pages' sources. Missing for the built-in table. */
  reliability?: LearnedReliability
  /** Whether records of contacts took part. Then pages alone do not prove contact columns. */
  recorded: boolean
  checks?: CheckedContacts
}

type Circumstances = Pick<RowBasis, 'release' | 'source' | 'now' | 'incomplete' | 'recorded'> & {
  reliability?: ReliabilityTable
  checks: CheckedContacts
}

/** Returns the basis of a row that was researched. */
export function basisOf(
  subject: Subject,
  researched: Research,
  { reliability, checks, ...rest }: Circumstances
): RowBasis {
  const { inputs } = researched
  const pages = decisivePages(subject, researched)
  const hasChecks = Object.keys({ ...checks.email, ...checks.phone }).length > 0
  return {
    ...rest,
    pages: pages.map(basisPage),
    names: inputs.names,
    ...(reliability && reliability !== RELIABILITY ? { reliability: onlyFor(pages, reliability) } : {}),
    ...(hasChecks ? { checks } : {}),
  }
}

/** Returns the pages of research that can change an answer about the subject. */
export const basisPages = (subject: Subject, researched: Research): BasisPage[] =>
  decisivePages(subject, researched).map(basisPage)

/**
 * Leaves out pages that cannot change an answer. A page counts if it mentions a candidate, if it
 * belongs to a candidate's site, if the row supplies it, or if it names the company that owns the
 * site of a candidate or of an employer.
 */
function decisivePages(
  subject: Subject,
  { inputs, compared, evidence }: Research
): readonly ResearchedPage[] {
  const urls = new Set(compared.map(({ page }) => page.url))
  const domains = new Set([subject.mailDomain, ...[...urls].map(registrableDomain)])
  const roots = new Set(compared.map(({ page }) => siteRoot(page)))
  const isOfSite = (page: Page) =>
    roots.has(siteRoot(page)) || (!networkOf(page.url) && domains.has(registrableDomain(page.url)))
  const isSupplied = ({ url, via }: Page) =>
    [url, ...via].some((one) => subject.links.includes(linkKey(one) ?? ''))
  const isOwner = ({ entity, own, name }: Mention, { url }: Page) =>
    entity === 'company' &&
    own &&
    name !== null &&
    (domains.has(registrableDomain(url)) || evidence.companies.some(({ text }) => sameCompany(text, name)))
  return inputs.pages.filter(
    ({ page, mentions }) =>
      isOfSite(page) || isSupplied(page) || mentions.some((mention) => isOwner(mention, page))
  )
}

function basisPage({ page, mentions, about }: ResearchedPage): BasisPage {
  const { url, via, observedAt } = page
  const isAdded = mentions.some(({ claims }) => claims.some(({ method }) => method === 'model'))
  return {
    url,
    observed_at: observedAt,
    ...(via.length === 1 && via[0] === url ? {} : { via }),
    ...(about ? { about } : {}),
    ...(isAdded ? { mentions } : {}),
  }
}

function onlyFor(
  pages: readonly ResearchedPage[],
  { sources, sites = {} }: ReliabilityTable
): LearnedReliability {
  const domains = new Set(pages.map(({ page }) => registrableDomain(page.url)))
  const known = Object.entries(sites).filter(([site]) => domains.has(site))
  return { sources, ...(known.length > 0 ? { sites: Object.fromEntries(known) } : {}) }
}

/** Returns a checker that also adds every result to `checks`. */
export const recordedChecks = (checker: ContactChecker, checks: CheckedContacts): ContactChecker => ({
  email: async (address) => (checks.email[address] = await checker.email(address)),
  phone: async (number) => (checks.phone[number] = await checker.phone(number)),
})

const UNCHECKED: MailboxVerdict = { validation: 'unknown', reason: 'unchecked' }

/** Returns a checker that repeats recorded results. */
export const repeatedChecks = (checks: CheckedContacts | undefined): ContactChecker => ({
  email: async (address) => checks?.email[address] ?? UNCHECKED,
  phone: async (number) => checks?.phone[number] ?? 'unknown',
})
