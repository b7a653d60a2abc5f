import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import type { ReadFailure } from '#domain/evidence/evidence'
import { companyKey, sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { handleLikeness } from '../identity/handles.js'
import type { IdentityEvidence } from '../identity/identity_evidence.js'
import { resolveIdentities } from '../identity/resolve_identities.js'
import { type SiteContext, sourceKindOf } from '../reconcile/source_kind.js'
import { linkKey, type Subject } from '../subject.js'
import type { Source } from '../votes_of.js'
import { pageClustersOf } from './page_clusters.js'
import { employerSites, employersOf } from './employers.js'
import { Frontier, type Lead } from './frontier.js'
import { othersProfiles } from './others_profiles.js'
import type { Pages, PageWindow, ReadPage } from './page_source.js'
import type { RowReading } from './row_reading.js'
import { searchQueries } from './search_queries.js'
import { sitePages, USUAL_PATHS } from './site_pages.js'
import { CONFIRMED, LIKELIER_THAN_NOT } from '../thresholds.js'

export type ResearchOptions = PageWindow & {
  /** The maximum number of pages to read. */
  pages: number
  /** Page addresses from an index for the subject. */
  leads: readonly string[]
  /** Page addresses from an index for an employer. */
  companyLeads?: (company: string) => Promise<readonly string[]>
  /** Saves rounds: searches while reading the first pages, and skips profiles of others. */
  parallelSearch?: boolean
  /** Whether the sources read so far suffice; by default all pages are read. */
  enough?: (sources: ResearchedSource[]) => boolean
  /** Reads more claims from confirmed pages once no other page is left to read. */
  reading?: RowReading
}

/** A mention with its full page and all mentions of that page. */
export type ResearchedSource = Source & { page: Page; mentions: readonly Mention[] }

/** The result of research on a subject. */
export type Research = {
  /** Mentions that may be about the subject, with probabilities. */
  sources: ResearchedSource[]
  evidence: IdentityEvidence
  /** The deadline stopped it early. */
  timedOut: boolean
  /** A possibly relevant page could not be read for now. */
  sourceFailed: boolean
}

const CONCURRENCY = 6
const FOUND_PAGES = 10
/** With `parallelSearch`, the number of found pages read together with the first pages. */
const FOUND_WITH_FIRST = 3
const SITE_PAGES = 8
/** The second search uses names and employers learned from the first. */
const MAX_SEARCHES = 2
/** A less probable mention is about somebody else. */
const MIN_IDENTITY = 0.02
const FAILING: readonly ReadFailure[] = ['unreachable', 'timeout', 'unparsable']

/**
 * Reads pages about a subject: supplied URLs first, then linked pages, indexed pages and search
 * hits. Re-resolves identities after each round. Stops when `enough` is true, at the page limit, or
 * at the deadline with the results so far.
 */
export async function research(subject: Subject, reader: Pages, options: ResearchOptions): Promise<Research> {
  const frontier = new Frontier()
  const read: ReadPage[] = []
  let sourceFailed = false
  let resolved = resolveSources(subject, read, null)
  frontier.add('supplied', suppliedPages(subject))
  frontier.add('index', options.leads)
  const tried = new Set<string>()
  let searches = 0
  const next = (max = CONCURRENCY) => frontier.take(Math.min(max, options.pages - read.length))
  const searchMore = async () => {
    const queries = searchQueries(subject, resolved.evidence).filter((query) => !tried.has(query))
    for (const query of queries) tried.add(query)
    searches++
    await search(queries, subject, reader, frontier, options)
  }
  const readAll = (leads: readonly Lead[]) =>
    Promise.all(leads.map(async (lead) => ({ lead, result: await attempt(lead, reader, options) })))
  for (;;) {
    let leads = next()
    if (leads.length === 0 && read.length < options.pages) {
      const employers = employersOf(subject, resolved.evidence).filter((name) => !tried.has(companyKey(name)))
      for (const name of employers) tried.add(companyKey(name))
      await addEmployers(employers, reader, frontier, options)
      leads = next()
    }
    while (leads.length === 0 && searches < MAX_SEARCHES && read.length < options.pages) {
      await searchMore()
      leads = next()
    }
    if (options.signal?.aborted) break
    if (leads.length === 0) {
      if (!(await options.reading?.addClaims(subject, read, resolved.sources, options.signal))) break
      resolved = resolveSources(subject, read, resolved.evidence)
      follow(resolved, frontier)
      continue
    }
    const rounds = [readAll(leads)]
    if (options.parallelSearch && searches === 0)
      rounds.push(
        searchMore().then(() => readAll(next(Math.min(FOUND_WITH_FIRST, CONCURRENCY - leads.length))))
      )
    for (const { lead, result } of (await Promise.all(rounds)).flat()) {
      if (typeof result === 'string') sourceFailed ||= FAILING.includes(result)
      else {
        frontier.markRead([result.page.url, ...result.page.via])
        if (!read.some(({ page }) => page.url === result.page.url)) read.push(result)
        if (lead.kind === 'supplied') expandSite(result.page, frontier)
        if (lead.kind === 'employer' && isOf(result, tried)) expandSite(result.page, frontier)
      }
    }
    resolved = resolveSources(subject, read, resolved.evidence)
    if (options.enough?.(resolved.sources)) break
    follow(resolved, frontier)
  }
  return {
    ...resolved,
    timedOut: options.signal?.aborted ?? false,
    sourceFailed,
  }
}

/** The pages that a row supplies; the front page of its mail domain. */
function suppliedPages({ urls, mailDomain }: Subject): string[] {
  return [...urls, ...(mailDomain ? [`https://${mailDomain}/`] : [])]
}

async function attempt(
  { url }: Lead,
  reader: Pages,
  { now, maxAgeDays, allowStale, signal }: ResearchOptions
): Promise<ReadPage | ReadFailure> {
  return reader.read(url, { now, maxAgeDays, allowStale, signal })
}

async function search(
  queries: readonly string[],
  subject: Subject,
  reader: Pages,
  frontier: Frontier,
  { signal, parallelSearch }: ResearchOptions
): Promise<void> {
  const isOthers = parallelSearch ? othersProfiles(subject) : () => false
  const hits = await Promise.all(queries.map((query) => reader.find(query, FOUND_PAGES, signal)))
  const found = hits.map((urls) => urls.filter((url) => !isOthers(url)))
  // Interleaves the results: the best hit of every query first.
  for (let place = 0; place < FOUND_PAGES; place++)
    frontier.add(
      'found',
      found.flatMap((urls) => urls[place] ?? [])
    )
}

async function addEmployers(
  employers: readonly string[],
  reader: Pages,
  frontier: Frontier,
  { companyLeads, signal }: ResearchOptions
): Promise<void> {
  const sites = await Promise.all(
    employers.map(async (name) => {
      const [indexed = [], found] = await Promise.all([
        companyLeads?.(name),
        reader.find(name, FOUND_PAGES, signal),
      ])
      return employerSites(name, indexed, found)
    })
  )
  frontier.add('employer', sites.flat())
}

/** Reports whether a page is the own page of a company with one of the keys. */
const isOf = ({ mentions }: ReadPage, keys: ReadonlySet<string>): boolean =>
  mentions.some(({ entity, own, name }) => entity === 'company' && own && name && keys.has(companyKey(name)))

type ResolvedSources = { sources: ResearchedSource[]; evidence: IdentityEvidence }

function resolveSources(
  row: Subject,
  read: readonly ReadPage[],
  before: IdentityEvidence | null
): ResolvedSources {
  const sites = sitesOf(read)
  const subject = { ...row, company: row.company ?? employerOf(row, sites) }
  const names = namesOf(subject, read, before)
  const candidates = read.flatMap(({ page, mentions }) => {
    const siteOf = sites.get(registrableDomain(page.url) ?? '') ?? null
    return mentions
      .filter((mention) => isPlausible(subject, mention, names))
      .map((mention) => ({ page: { ...page, siteOf }, mention, mentions }))
  })
  const { identities, evidence } = resolveIdentities(subject, candidates)
  const pageClusters = pageClustersOf(candidates)
  const likely = (facts: IdentityEvidence['companies']) =>
    facts.flatMap(({ text, probability }) => (probability >= LIKELIER_THAN_NOT ? [text] : []))
  if (subject.entity === 'person') learnDomains(evidence, sites)
  const context: SiteContext = {
    employers: likely(subject.entity === 'person' ? evidence.companies : evidence.names),
    domains: new Set(
      [...evidence.domains].flatMap(([domain, p]) => (p >= LIKELIER_THAN_NOT ? [domain] : []))
    ),
  }
  const sources = candidates.flatMap(({ page, mention, mentions }, i) => {
    const identity = identities[i].probability
    if (identity < MIN_IDENTITY) return []
    const kind = sourceKindOf(mention, page, { ...context, siteOf: page.siteOf })
    const pageCluster = identity < CONFIRMED ? pageClusters[i] : undefined
    return [{ page, mention, mentions, kind, identity, pageCluster }]
  })
  return { sources, evidence }
}

/** Adds the domains of sites whose own pages name a known employer. */
function learnDomains(evidence: IdentityEvidence, sites: ReadonlyMap<string, string>): void {
  for (const [domain, owner] of sites)
    for (const { text, probability } of evidence.companies)
      if (sameCompany(text, owner))
        evidence.domains.set(domain, Math.max(evidence.domains.get(domain) ?? 0, probability))
}

/** The companies whose own sites were read, by registrable domain. */
function sitesOf(read: readonly ReadPage[]): Map<string, string> {
  const sites = new Map<string, string>()
  for (const { page, mentions } of read) {
    const domain = networkOf(page.url) ? null : registrableDomain(page.url)
    const owner = mentions.find(({ entity, own, name }) => entity === 'company' && own && name)
    if (domain && owner?.name && !sites.has(domain)) sites.set(domain, owner.name)
  }
  return sites
}

/** A person's employer by the domain of a given work address. */
const employerOf = ({ entity, mailDomain }: Subject, sites: ReadonlyMap<string, string>): string | null =>
  entity === 'person' && mailDomain ? (sites.get(mailDomain) ?? null) : null

/** The subject's names: given, on a supplied page, or on confirmed pages. */
function namesOf(subject: Subject, read: readonly ReadPage[], before: IdentityEvidence | null): string[] {
  const supplied = read.filter(({ page }) =>
    [page.url, ...page.via].some((url) => subject.links.includes(linkKey(url) ?? ''))
  )
  const own = supplied.flatMap(({ mentions }) => mentions.filter((mention) => mention.own))
  const learned =
    before?.names.flatMap(({ text, probability }) => (probability >= CONFIRMED ? [text] : [])) ?? []
  return [subject.name, ...own.map(({ name }) => name), ...learned].filter((name) => name !== null)
}

/** Reports whether a mention may match: by its name, its links, or a shared e-mail address. */
function isPlausible(subject: Subject, mention: Mention, names: readonly string[]): boolean {
  if (subject.entity !== 'custom' && mention.entity !== subject.entity) return false
  if (mention.links.some((url) => subject.links.includes(linkKey(url) ?? ''))) return true
  if (
    subject.email &&
    mention.claims.some(({ field, value }) => field === 'email' && sameMail(subject, value))
  )
    return true
  if (!mention.name) return mention.own
  if (subject.email && mention.entity === 'person' && isMadeOf(subject.email.local, mention.name)) return true
  return names.some((name) =>
    mention.entity === 'person' ? compareNames(name, mention.name!) >= 0.6 : sameCompany(name, mention.name!)
  )
}

const isMadeOf = (local: string, name: string): boolean => handleLikeness(local, name) !== 'unlike'

const sameMail = ({ email }: Subject, value: unknown): boolean =>
  typeof value === 'string' && value.toLowerCase() === `${email!.local}@${email!.domain}`.toLowerCase()

/** Queues the links of confirmed pages, and the informative pages of the subject's own site. */
function follow({ sources }: ResolvedSources, frontier: Frontier): void {
  for (const { page, mention, identity } of sources) {
    if (identity < CONFIRMED) continue
    frontier.add('linked', mention.links)
    if (mention.own && !networkOf(page.url)) expandSite(page, frontier)
    for (const claim of mention.claims)
      if ((claim.field === 'website' || claim.field === 'social') && !claim.past)
        frontier.add('linked', [claim.value])
  }
}

function expandSite(page: Page, frontier: Frontier): void {
  if (networkOf(page.url)) return
  const pages = sitePages(page, SITE_PAGES)
  const isFront = new URL(page.url).pathname === '/'
  frontier.add('site', pages)
  if (pages.length === 0 && isFront)
    frontier.add(
      'site',
      USUAL_PATHS.map((path) => new URL(path, page.url).href)
    )
}
