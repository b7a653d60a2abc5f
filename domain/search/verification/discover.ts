import type { Mention } from '#domain/evidence/claim'
import type { ReadPage } from '#domain/evidence/page_parser'
import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { words } from '#domain/people/text/text'
import { singular } from '#domain/people/titles/titles'
import { FUNCTION_WORDS } from '../query_language/function_words.js'
import { isRoleNoun } from '../query_language/role_words.js'
import { compareNames } from '#domain/people/names/names'
import type { Pages, PageWindow } from '#domain/truth/research/page_source'
import type { Row } from '#domain/truth/subject'
import { withPlaces } from '../person_matches.js'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { anyOf, companyNames, type SearchRequest } from '../request.js'
import { distinctRows } from './distinct_rows.js'
import { type PageFinder, pageFinder } from './page_finder.js'
import { type PagePerson, peopleOn } from './page_people.js'
import { placeWords } from './place_words.js'
import { filterPhrases, queryPhrases } from './query_phrases.js'
import { type Phrase, statedOn } from './stated.js'

/** Names with at least this similarity belong to one person. */
const SAME_NAME = 0.9
const CONCURRENCY = 8
/** People per turn of the event loop, because a page may name hundreds. */
const BEFORE_PAUSE = 20
const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A person found on pages, and the kinds of those pages. */
export type DiscoveredPerson = { row: Row; finders: PageFinder[] }

export type Discovery = {
  people: DiscoveredPerson[]
  /** Whether a query returned its maximum number of pages, so that more pages may exist. */
  isCut: boolean
}

/**
 * Searches pages for people who may match. If the query names a person, only the name counts.
 * Otherwise, a page must state one of the phrases or a title, and no other value for a phrase.
 * Returns rows for research, best fit first (see `fitOf`), then in the order of the search hits.
 */
export async function discoverPeople(
  request: SearchRequest,
  parsed: ParsedQuery | null,
  reader: Pages,
  options: PageWindow & { pages: number }
): Promise<Discovery> {
  const queries = discoveryQueries(request, parsed)
  const perQuery = Math.ceil(options.pages / Math.max(1, queries.length))
  const found = await Promise.all(queries.map((query) => reader.find(query, perQuery, options.signal)))
  const urls = interleaved(found).slice(0, options.pages)
  const isCut = found.some((list) => list.length >= perQuery)
  const phrases = [...filterPhrases(request.filters), ...(parsed ? queryPhrases(parsed) : [])]
  const employers = phrases.flatMap(({ field, employers }) => (field === 'company' ? employers : []))
  const year = Number(options.now.slice(0, 4))
  const people: { row: Row; fit: number }[] = []
  const finders = new Map<Row, Set<PageFinder>>()
  let fitted = 0
  for (const read of await readAll(urls, reader, options)) {
    if (options.signal?.aborted) break
    if (typeof read === 'string') continue
    const named = parsed?.person ? NOTHING : namedOn(read, parsed, phrases)
    if (!named) continue
    for (const person of peopleOn(read, employers, parsed?.person?.name ?? null)) {
      if (++fitted % BEFORE_PAUSE === 0) await pause()
      if (options.signal?.aborted) break
      const fit = fitOf(person, read, parsed, phrases, named, year)
      if (fit === null) continue
      people.push({ row: person.row, fit })
      finders.set(person.row, new Set([pageFinder(person, read)]))
    }
    await pause()
  }
  const rows = distinctRows(
    people.sort((a, b) => b.fit - a.fit).map(({ row }) => row),
    (kept, merged) => finders.set(kept, finders.get(kept)!.union(finders.get(merged)!))
  )
  return { people: rows.map((row) => ({ row, finders: [...finders.get(row)!].sort() })), isCut }
}

/** Reads pages concurrently until the deadline. Keeps the order of the addresses. */
async function readAll(urls: readonly string[], reader: Pages, window: PageWindow) {
  const pages: Awaited<ReturnType<Pages['read']>>[] = []
  let next = 0
  const readOn = async () => {
    while (next < urls.length && !window.signal?.aborted) {
      const place = next++
      pages[place] = await reader.read(urls[place], window)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, readOn))
  return pages.filter((page) => page !== undefined)
}

/**
 * Returns up to eight search queries: combinations of filter values, and the query. If the query
 * names a person, the name replaces it, with and without the employer.
 */
export function discoveryQueries({ query, filters }: SearchRequest, parsed: ParsedQuery | null): string[] {
  const [titles, companies, places] = [
    anyOf(filters.title),
    anyOf(companyNames(filters.company)),
    anyOf(withPlaces(filters.location)).map(placeWords),
  ]
  const past = filters.experience?.past_companies?.any_of ?? []
  const schools = filters.education?.schools?.any_of ?? []
  const queries = [
    ...cross([titles, companies, places]),
    ...cross([titles, past]),
    ...cross([titles, schools]),
    ...(parsed?.person
      ? [[parsed.person.name, parsed.person.company ?? ''].join(' ').trim(), parsed.person.name]
      : query
        ? [query]
        : []),
  ]
  return [...new Set(queries.filter((text) => text !== ''))].slice(0, 8)
}

/** Returns all combinations of one value from each non-empty list. */
function cross(lists: string[][]): string[] {
  const filled = lists.filter((list) => list.length > 0)
  if (filled.length === 0) return []
  return filled
    .reduce<string[][]>((all, list) => all.flatMap((one) => list.map((value) => [...one, value])), [[]])
    .map((values) => values.join(' '))
}

function interleaved(lists: readonly string[][]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const all = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []))
  return [...new Set(all.flat())]
}

const NOTHING: ReadonlySet<Phrase> = new Set()

/** Returns the phrases whose employer a page names. Null if the page lacks a required name. */
function namedOn(
  { page }: ReadPage,
  parsed: ParsedQuery | null,
  phrases: readonly Phrase[]
): ReadonlySet<Phrase> | null {
  const needed = parsed ? namesUnread(parsed) : []
  const told = new Set(needed.length > 0 ? words(page.text) : [])
  if (!needed.every((name) => told.has(name))) return null
  const isNamed = ({ field, employers }: Phrase) =>
    field === 'company' && employers.some((name) => mentionsCompany(page.text, name))
  return new Set(phrases.filter(isNamed))
}

/**
 * Returns how well a person fits: the number of phrases that the page states about the person, plus
 * the share of the query's words in the text. Returns null if the person does not fit.
 */
function fitOf(
  { row, mention }: PagePerson,
  { page, mentions }: ReadPage,
  parsed: ParsedQuery | null,
  phrases: readonly Phrase[],
  named: ReadonlySet<Phrase>,
  year: number
): number | null {
  if (parsed?.person) return compareNames(parsed.person.name, row.name!) >= SAME_NAME ? 0 : null
  let met = 0
  for (const phrase of phrases) {
    const { field } = phrase
    if (statedOn({ page, mention, mentions }, phrase, year)) met++
    else if (named.has(phrase)) continue
    else if (valuesOf(mention, field).length > 0 && !isElsewhere(mention, field, parsed)) return null
  }
  const told = parsed ? shareTold(parsed, mention.own ? page.text : aroundName(page.text, mention.name)) : 1
  if (phrases.length === 0) return told >= MIN_TOLD ? told : null
  return met > 0 || valuesOf(mention, 'title').length > 0 ? met + told : null
}

/** Whether another page of a person's own site may state a fuller title: `senior` developer. */
function isElsewhere(mention: Mention, field: Phrase['field'], parsed: ParsedQuery | null): boolean {
  if (!mention.own || field !== 'title' || !parsed) return false
  const nouns = parsed.roles.flatMap(({ name }) => words(name)).filter(isRoleNoun)
  return valuesOf(mention, field).some((title) => words(String(title)).some((word) => nouns.includes(word)))
}

/** Returns the unread capitalised words in a query, such as a name without a preposition. */
function namesUnread({ text, rest }: ParsedQuery): string[] {
  const [, ...others] = text.trim().split(/\s+/)
  const isMixed = others.some((word) => /^\p{Ll}/u.test(word))
  const names = isMixed ? others.filter((word) => /^\p{Lu}/u.test(word)).flatMap(words) : []
  return names.filter((name) => rest.includes(name))
}

/** The minimum share of a query's words on a page, if none of its phrases is understood. */
const MIN_TOLD = 0.75

/** Returns the share of a query's words in a text, 0 to 1. */
function shareTold({ text: query }: ParsedQuery, text: string): number {
  const wanted = words(query).filter((word) => !FUNCTION_WORDS.has(word))
  const told = new Set(words(text).map(singular))
  return wanted.length === 0 ? 1 : wanted.filter((word) => told.has(singular(word))).length / wanted.length
}

/** Returns the text around the first occurrence of a name. */
function aroundName(text: string, name: string | null): string {
  const at = name ? text.indexOf(name) : -1
  return at < 0 ? '' : text.slice(Math.max(0, at - 200), at + 600)
}

/** Returns the present values of a fact that a mention claims. */
const valuesOf = ({ claims }: Mention, field: Phrase['field']): unknown[] =>
  claims.flatMap((claim) => {
    if (claim.past) return []
    if (claim.field === field) return [claim.value]
    return claim.field === 'employment' && claim.value.current && field !== 'location'
      ? (claim.value[field] ?? [])
      : []
  })
