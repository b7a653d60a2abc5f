import { sitePages } from '#domain/truth/research/site_pages'
import type { Pages, PageWindow } from '#domain/truth/research/page_source'
import type { ReadPage } from '#domain/evidence/page_parser'
import type { ResearchedSource } from '#domain/truth/research/research'
import { looksLikeGivenName, parseName } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import { words } from '#domain/people/text/text'
import { hostingDomain } from '#domain/people/text/urls'
import { CONFIRMED } from '#domain/truth/thresholds'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { siteOwner } from './page_people.js'
import type { PersonFacts } from './person_facts.js'
import { queryPhrases } from './query_phrases.js'
import { contactPlace } from './stated.js'
import type { Verdict } from './verdict.js'

/** The maximum number of pages of an employer's site that are read for an address. */
const MAX_PAGES = 4
/** The probability that people whom a small employer's site lists work at its address. */
const AT_ADDRESS = 0.6

/**
 * Proves a query's place by the address of the employer whose site lists the person. Null without
 * such a site, if the site has addresses in more than two towns, and for queries that exclude
 * places.
 */
export async function placeAtWork(
  facts: PersonFacts,
  parsed: ParsedQuery | null,
  pages: Pages,
  window: PageWindow
): Promise<Verdict | null> {
  const phrase = parsed?.excluded.places.length === 0 && queryPhrases(parsed).find(isOfPlace)
  if (!phrase) return null
  const year = Number(facts.now.slice(0, 4))
  for (const source of facts.research.sources.filter(isListing)) {
    for (const read of await readSite(source, pages, window)) {
      const found = contactPlace(read, phrase, year)
      if (!found) continue
      const { url, observedAt } = read.page
      const proofs = [{ url, quote: found.quote.slice(0, 300), observed_at: observedAt }]
      return { is: 'yes', probability: AT_ADDRESS * source.identity, proofs, found: found.value }
    }
  }
  return null
}

const isOfPlace = ({ field }: { field: string }) => field === 'location'

/** Whether a page of an organisation's site lists the person. */
function isListing({ page, mention, mentions, identity, kind }: ResearchedSource): boolean {
  if (identity < CONFIRMED || mention.own || networkOf(page.url) || kind === 'directory') return false
  if (!mention.name || !isClearName(mention.name)) return false
  return kind === 'employer_site' || siteOwner(page, mentions) !== null
}

/** The maximum number of letters of a word in a name. Longer words are often compounds in menus. */
const MAX_WORD = 13

const isClearName = (name: string): boolean =>
  looksLikeGivenName(parseName(name).given) || words(name).every(({ length }) => length <= MAX_WORD)

/** Returns the page that lists the person, and informative pages of its site. */
async function readSite(source: ResearchedSource, pages: Pages, window: PageWindow): Promise<ReadPage[]> {
  const { page, mentions } = source
  const host = hostingDomain(page.url)
  const root = new URL('/', page.url).href
  const urls = [...new Set([root, ...sitePages(page, MAX_PAGES)])].filter(
    (url) => url !== page.url && hostingDomain(url) === host
  )
  const read = await Promise.all(urls.slice(0, MAX_PAGES).map((url) => pages.read(url, window)))
  return [{ page, mentions }, ...read.filter((one) => typeof one !== 'string')]
}
