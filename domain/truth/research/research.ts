import type { Page } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import type { ReadFailure } from '#domain/evidence/evidence'
import type { SuppressionScope } from '#domain/privacy/suppression_list'
import { companyKey } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { siteRoot } from '#domain/evidence/extract/subject/site_root'
import { isBelow } from '../identity/identify.js'
import { showsRowAddress } from '../identity/row_addresses.js'
import type { Subject } from '../subject.js'
import { identifiersOfSubject } from '../subject_identifiers.js'
import { employerSites, employersOf } from './employers.js'
import { Frontier, type Lead } from './frontier.js'
import { ownerHintFor } from './owner_hint.js'
import { mentionHintFor } from './mention_hint.js'
import { ownerHint, readAsOwners } from './owned_pages.js'
import { othersProfiles } from './others_profiles.js'
import type { Pages, PageWindow, ReadPage } from './page_source.js'
import {
  confirmedNames,
  type ResearchedPage,
  type ResearchedSource,
  type ResolvedSources,
  resolveSources,
} from './resolve_sources.js'
import type { RowReading } from './row_reading.js'
import { searchQueries } from './search_queries.js'
import { sitePages, USUAL_PATHS } from './site_pages.js'
import { CONFIRMED } from '../thresholds.js'

export type ResearchOptions = PageWindow & {
  /** The maximum number of pages to read. */
  pages: number
  /** Page addresses from an index for the subject. */
  leads: readonly string[]
  /** Returns page addresses from an index for an employer. */
  companyLeads?: (company: string) => Promise<readonly string[]>
  /** Saves rounds: searches while the first pages are read, and skips profiles of others. */
  parallelSearch?: boolean
  /** Reports whether the sources read so far suffice. By default, reads up to `pages` pages. */
  enough?: (sources: ResearchedSource[]) => boolean
  /**
   * Returns guessed page addresses. Called once, when no other page is left to read. These pages do
   * not count towards `pages`.
   */
  guesses?: (resolved: ResolvedSources) => Promise<readonly string[]>
  /** Reads more claims from supplied and confirmed pages once no page is left to read. */
  reading?: RowReading
}

export type { ResearchedSource }

export type Research = ResolvedSources & {
  /** Whether the deadline stopped the research early. */
  timedOut: boolean
  /** The scope in which the subject is suppressed. With `all`, no page was read. */
  suppressed: SuppressionScope | null
  /** Whether a possibly relevant page could not be read at this time. */
  sourceFailed: boolean
  /** The inputs of `resolveSources` that led to `sources`. */
  inputs: { pages: readonly ResearchedPage[]; names: readonly string[] }
}

/** The maximum number of pages read at once. */
const CONCURRENCY = 6
/** The maximum number of pages per search query. */
const FOUND_PAGES = 10
/** With `parallelSearch`, the number of found pages that are read together with the first pages. */
const FOUND_WITH_FIRST = 3
/** The maximum number of pages queued from the links of one page of a site. */
const SITE_PAGES = 8
/** The maximum number of linking pages to read per address of the row. */
const LINKING_PAGES = 5
/** The maximum number of searches. The second search uses names and employers learned from the first. */
const MAX_SEARCHES = 2
const FAILING: readonly ReadFailure[] = ['unreachable', 'timeout', 'unparsable']

/**
 * Reads pages about a subject: supplied URLs first, then linked pages, other pages of the same
 * sites, indexed pages, employers' sites and search hits. Re-resolves identities after each round.
 * Stops when `enough` returns true, when no page is left, at the page limit, or at the deadline
 * with the results so far. Reads nothing about a suppressed subject.
 */
export async function research(subject: Subject, reader: Pages, options: ResearchOptions): Promise<Research> {
  const frontier = new Frontier()
  const read: ResearchedPage[] = []
  let sourceFailed = false
  let names: string[] = []
  let resolved = resolveSources(subject, read, names)
  const resolveAgain = () => {
    names = confirmedNames(resolved.evidence)
    resolved = resolveSources(subject, read, names)
  }
  const [suppressed = null] = (await reader.scopesFor?.([subject], identifiersOfSubject)) ?? []
  const result = (timedOut: boolean): Research => ({
    ...resolved,
    ...{ suppressed, timedOut, sourceFailed, inputs: { pages: read, names } },
  })
  if (suppressed === 'all') return result(false)
  addSupplied(subject, frontier)
  frontier.add('index', options.leads)
  const linking = linkingPages(subject, reader, options).then((urls) => frontier.add('index', urls))
  // Research may end before `linking` is awaited.
  linking.catch(() => {})
  const tried = new Set<string>()
  const reread = new Set<string>()
  let searches = 0
  let { pages, guesses } = options
  const next = (max = CONCURRENCY, inFlight = 0) =>
    frontier.take(Math.min(max, Math.max(0, pages - read.length - inFlight)))
  const searchMore = async () => {
    const queries = searchQueries(subject, resolved.evidence).filter((query) => !tried.has(query))
    for (const query of queries) tried.add(query)
    searches++
    await search(queries, subject, reader, frontier, options)
  }
  const readAll = (leads: readonly Lead[]) =>
    Promise.all(leads.map(async (lead) => ({ lead, result: await attempt(subject, lead, reader, options) })))
  for (;;) {
    let leads = next()
    if (leads.length === 0) {
      await linking
      leads = next()
    }
    if (leads.length === 0 && read.length < pages) {
      const employers = employersOf(subject, resolved.evidence).filter((name) => !tried.has(companyKey(name)))
      for (const name of employers) tried.add(companyKey(name))
      await addEmployers(employers, reader, frontier, options)
      leads = next()
    }
    while (leads.length === 0 && searches < MAX_SEARCHES && read.length < pages) {
      await searchMore()
      leads = next()
    }
    if (options.signal?.aborted) break
    if (leads.length === 0) {
      if (await options.reading?.addClaims(subject, read, resolved.sources, options.signal)) {
        resolveAgain()
        follow(resolved, frontier)
        continue
      }
      const guessed = (await guesses?.(resolved)) ?? []
      if (guessed.length === 0) break
      frontier.add('guessed', guessed)
      pages += guessed.length
      guesses = undefined
      continue
    }
    const rounds = [readAll(leads)]
    if (options.parallelSearch && searches === 0)
      rounds.push(
        searchMore().then(() =>
          readAll(next(Math.min(FOUND_WITH_FIRST, CONCURRENCY - leads.length), leads.length))
        )
      )
    for (const { lead, result } of (await Promise.all(rounds)).flat()) {
      if (typeof result === 'string') sourceFailed ||= FAILING.includes(result)
      else {
        frontier.markRead([result.page.url, ...result.page.via])
        if (!read.some(({ page }) => page.url === result.page.url)) read.push(result)
        if (isUnowned(subject, result)) frontier.add('site', [siteRoot(result.page)])
        if (lead.kind === 'supplied') expandSite(result.page, frontier, lead.about)
        if (lead.kind === 'employer' && isOf(result, tried)) expandSite(result.page, frontier)
      }
    }
    resolveAgain()
    if (await readAsOwners(resolved.sources, read, reread, reader, options)) resolveAgain()
    if (options.enough?.(resolved.sources)) break
    follow(resolved, frontier)
  }
  return result(options.signal?.aborted ?? false)
}

/** Queues the pages that a row supplies, and the front page of its mail domain. */
function addSupplied({ entity, name, urls, mailDomain }: Subject, frontier: Frontier): void {
  for (const url of urls) {
    const hasOwner = entity !== 'custom' && !networkOf(url)
    frontier.add('supplied', [url], hasOwner ? { entity, name, home: url } : undefined)
  }
  if (mailDomain) frontier.add('supplied', [`https://${mailDomain}/`])
}

/** Returns pages that link to the profiles, site or e-mail address of a row. */
async function linkingPages(
  subject: Subject,
  reader: Pages,
  { parallelSearch }: ResearchOptions
): Promise<string[]> {
  const { urls, email } = subject
  const isOthers = parallelSearch ? othersProfiles(subject) : () => false
  const addresses = [...(email ? [email.canonical] : []), ...urls]
  const found = await Promise.all(addresses.map((address) => reader.linking(address, LINKING_PAGES)))
  return found.flat().filter((url) => !isOthers(url))
}

/** Returns the row as the owner of a page on a site that the row supplies. */
function suppliedHint({ entity, name, urls }: Subject, url: string): PageHint | undefined {
  const home = entity === 'custom' ? undefined : urls.find((one) => isBelow(url, one))
  return home && entity !== 'custom' ? { entity, name, home } : undefined
}

/** Reads a page. A page that may be the subject's own is read again as such. */
async function attempt(
  subject: Subject,
  { url, about }: Lead,
  reader: Pages,
  { now, maxAgeDays, allowStale, signal }: ResearchOptions
): Promise<ResearchedPage | ReadFailure> {
  const window = { now, maxAgeDays, allowStale, signal }
  const owner = about ?? suppliedHint(subject, url)
  const result = await reader.read(url, window, owner)
  const hint =
    owner || typeof result === 'string'
      ? null
      : (ownerHintFor(subject, result) ?? mentionHintFor(subject, result))
  const again = hint ? await reader.read(url, window, hint) : result
  if (typeof again !== 'string') return withHint(again, hint ?? owner)
  return typeof result === 'string' ? result : withHint(result, owner)
}

const withHint = (page: ReadPage, about: PageHint | undefined): ResearchedPage =>
  about ? { ...page, about } : page

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
  // First the best hit of every query, then the second-best hits, and so on.
  for (let place = 0; place < FOUND_PAGES; place++) {
    const hitsAtPlace = found.flatMap((urls) => urls[place] ?? [])
    frontier.add('found', hitsAtPlace)
  }
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

/**
 * Whether a page shows an address of a row without a name but not its owner, such as the contact
 * page of a personal site. The front page may name the owner.
 */
const isUnowned = (subject: Subject, { page, mentions }: ReadPage): boolean =>
  subject.name === null &&
  !networkOf(page.url) &&
  !mentions.some(({ own, entity }) => own && entity === subject.entity) &&
  showsRowAddress(subject, page)

/** Queues the links of confirmed pages, and the informative pages of the subject's own site. */
function follow({ sources }: ResolvedSources, frontier: Frontier): void {
  for (const { page, mention, identity } of sources) {
    if (identity < CONFIRMED) continue
    frontier.add('linked', mention.links)
    if (mention.own && !networkOf(page.url)) expandSite(page, frontier, ownerHint(page, mention))
    for (const claim of mention.claims)
      if ((claim.field === 'website' || claim.field === 'social') && !claim.past)
        frontier.add('linked', [claim.value])
  }
}

function expandSite(page: Page, frontier: Frontier, about?: PageHint): void {
  if (networkOf(page.url)) return
  const pages = sitePages(page, SITE_PAGES)
  const isFront = new URL(page.url).pathname === '/'
  frontier.add('site', pages, about)
  if (pages.length === 0 && isFront)
    frontier.add(
      'site',
      USUAL_PATHS.map((path) => new URL(path, page.url).href),
      about
    )
}
