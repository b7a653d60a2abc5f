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
import type { Pages, PageWindow, ReadPage } from './page_reader.js'
import { searchQueries } from './search_queries.js'
import { sitePages, USUAL_PATHS } from './site_pages.js'
import { CONFIRMED } from '../thresholds.js'

export type ResearchOptions = PageWindow & {
  /** Pages read at most. */
  pages: number
  /** Addresses that an index has for the subject. */
  leads: readonly string[]
  /** Addresses that an index has for a company: an employer's. */
  companyLeads?: (company: string) => Promise<readonly string[]>
  /** In few rounds: searches beside reading the first pages, and leaves profiles that cannot be the subject's unread. */
  parallelSearch?: boolean
  /** Whether what was read so far will do; all is read where it is not given. */
  enough?: (sources: ResearchedSource[]) => boolean
}

/** A mention on a page in full, beside all others of the page. */
export type ResearchedSource = Source & { page: Page; mentions: readonly Mention[] }

/** What was read about a subject. */
export type Research = {
  /** Mentions that may be of the subject, with how probably they are. */
  sources: ResearchedSource[]
  known: IdentityEvidence
  /** The deadline cut it short. */
  timedOut: boolean
  /** A page that may have told something could not be read for now. */
  sourceFailed: boolean
}

const AT_ONCE = 6
const FOUND_PAGES = 10
/** Of what is found beside the first pages, this much is read with them. */
const FOUND_AT_ONCE = 3
const SITE_PAGES = 8
/** What a first search tells of names and employers can be searched for once more. */
const SEARCHES = 2
/** Below this a mention is somebody else's. */
const LEAST = 0.02
const FAILING: readonly ReadFailure[] = ['unreachable', 'timeout', 'unparsable']

/**
 * Reads what the web or the archive has about a subject: the addresses it gives first, the pages these link to, what the index
 * knows, then what a search finds; who is who is judged again after each round. Stops where that is enough, and at the deadline
 * with what there is.
 */
export async function research(subject: Subject, reader: Pages, options: ResearchOptions): Promise<Research> {
  const frontier = new Frontier()
  const read: ReadPage[] = []
  let sourceFailed = false
  let judged = judge(subject, read, null)
  frontier.add('supplied', suppliedPages(subject))
  frontier.add('index', options.leads)
  const asked = new Set<string>()
  let searches = 0
  const next = (most = AT_ONCE) => frontier.take(Math.min(most, options.pages - read.length))
  const searchMore = async () => {
    const queries = searchQueries(subject, judged.known).filter((query) => !asked.has(query))
    for (const query of queries) asked.add(query)
    searches++
    await search(queries, subject, reader, frontier, options)
  }
  const readAll = (leads: readonly Lead[]) =>
    Promise.all(leads.map(async (lead) => ({ lead, result: await attempt(lead, reader, options) })))
  for (;;) {
    let leads = next()
    if (leads.length === 0 && read.length < options.pages) {
      const employers = employersOf(subject, judged.known).filter((name) => !asked.has(companyKey(name)))
      for (const name of employers) asked.add(companyKey(name))
      await addEmployers(employers, reader, frontier, options)
      leads = next()
    }
    while (leads.length === 0 && searches < SEARCHES && read.length < options.pages) {
      await searchMore()
      leads = next()
    }
    if (leads.length === 0 || options.signal?.aborted) break
    const rounds = [readAll(leads)]
    if (options.parallelSearch && searches === 0)
      rounds.push(searchMore().then(() => readAll(next(Math.min(FOUND_AT_ONCE, AT_ONCE - leads.length)))))
    for (const { lead, result } of (await Promise.all(rounds)).flat()) {
      if (typeof result === 'string') sourceFailed ||= FAILING.includes(result)
      else {
        frontier.saw([result.page.url, ...result.page.via])
        if (!read.some(({ page }) => page.url === result.page.url)) read.push(result)
        if (lead.kind === 'supplied') expandSite(result.page, frontier)
        if (lead.kind === 'employer' && isOf(result, asked)) expandSite(result.page, frontier)
      }
    }
    judged = judge(subject, read, judged.known)
    if (options.enough?.(judged.sources)) break
    follow(judged, frontier)
  }
  return {
    sources: judged.sources,
    known: judged.known,
    timedOut: options.signal?.aborted ?? false,
    sourceFailed,
  }
}

/** The pages a row gives; a site of which only the domain is known by its front page. */
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
  // The best of every query before the second best of any.
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

/** Whether a page is the own one of a company by one of the keys. */
const isOf = ({ mentions }: ReadPage, keys: ReadonlySet<string>): boolean =>
  mentions.some(({ entity, own, name }) => entity === 'company' && own && name && keys.has(companyKey(name)))

type Judged = { sources: ResearchedSource[]; known: IdentityEvidence }

function judge(row: Subject, read: readonly ReadPage[], before: IdentityEvidence | null): Judged {
  const sites = sitesOf(read)
  const subject = { ...row, company: row.company ?? employerOf(row, sites) }
  const names = namesOf(subject, read, before)
  const candidates = read.flatMap(({ page, mentions }) => {
    const siteOf = sites.get(registrableDomain(page.url) ?? '') ?? null
    return mentions
      .filter((mention) => isPlausible(subject, mention, names))
      .map((mention) => ({ page: { ...page, siteOf }, mention, mentions }))
  })
  const { identities, known } = resolveIdentities(subject, candidates)
  const pageClusters = pageClustersOf(candidates)
  const believed = (facts: IdentityEvidence['companies']) =>
    facts.flatMap(({ text, probability }) => (probability >= 0.5 ? [text] : []))
  if (subject.entity === 'person') learnDomains(known, sites)
  const context: SiteContext = {
    employers: believed(subject.entity === 'person' ? known.companies : known.names),
    domains: new Set([...known.domains].flatMap(([domain, p]) => (p >= 0.5 ? [domain] : []))),
  }
  const sources = candidates.flatMap(({ page, mention, mentions }, i) => {
    const identity = identities[i].probability
    if (identity < LEAST) return []
    const kind = sourceKindOf(mention, page, { ...context, siteOf: page.siteOf })
    const pageCluster = identity < CONFIRMED ? pageClusters[i] : undefined
    return [{ page, mention, mentions, kind, identity, pageCluster }]
  })
  return { sources, known }
}

/** The domains of sites that are an employer's by what their own pages say. */
function learnDomains(known: IdentityEvidence, sites: ReadonlyMap<string, string>): void {
  for (const [domain, owner] of sites)
    for (const { text, probability } of known.companies)
      if (sameCompany(text, owner))
        known.domains.set(domain, Math.max(known.domains.get(domain) ?? 0, probability))
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

/** The employer of a person whose work address was given: whose site its domain is. */
const employerOf = ({ entity, mailDomain }: Subject, sites: ReadonlyMap<string, string>): string | null =>
  entity === 'person' && mailDomain ? (sites.get(mailDomain) ?? null) : null

/** The names a subject goes by: given, on a page that it gave, or on pages found to be about it. */
function namesOf(subject: Subject, read: readonly ReadPage[], before: IdentityEvidence | null): string[] {
  const supplied = read.filter(({ page }) =>
    [page.url, ...page.via].some((url) => subject.links.includes(linkKey(url) ?? ''))
  )
  const own = supplied.flatMap(({ mentions }) => mentions.filter((mention) => mention.own))
  const learned =
    before?.names.flatMap(({ text, probability }) => (probability >= CONFIRMED ? [text] : [])) ?? []
  return [subject.name, ...own.map(({ name }) => name), ...learned].filter((name) => name !== null)
}

/** Whether a mention can be of the subject at all: by its name, its own addresses, or an address of the subject beside it. */
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

/** Adds what pages that surely are the subject's link to, and the telling pages of its own site. */
function follow({ sources }: Judged, frontier: Frontier): void {
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
