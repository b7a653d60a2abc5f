import type { Mention } from '#domain/evidence/claim'
import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames, isPlausiblePersonName } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import type { Pages, PageWindow } from '#domain/truth/research/page_source'
import { linkKey, type Row } from '#domain/truth/subject'
import { all } from '../planning/clauses.js'
import { filterConditions } from '../planning/filters.js'
import { queryConditions } from '../planning/query_conditions.js'
import { withPlaces } from '../person_matches.js'
import { matches } from '../filter_matches.js'
import { placeWords } from './place_words.js'
import { personDocument } from '../people_document.js'
import { anyOf, companyNames, type SearchRequest } from '../request.js'
import type { ParsedQuery } from '../query_language/parsed_query.js'

const CONCURRENCY = 8

/**
 * Searches pages for people who may match. Returns rows for research, in the order of the search
 * hits.
 */
export async function discover(
  request: SearchRequest,
  parsed: ParsedQuery | null,
  reader: Pages,
  options: PageWindow & { pages: number }
): Promise<Row[]> {
  const queries = discoveryQueries(request, parsed)
  const perQuery = Math.ceil(options.pages / Math.max(1, queries.length))
  const found = await Promise.all(queries.map((query) => reader.find(query, perQuery, options.signal)))
  const urls = interleaved(found).slice(0, options.pages)
  const rows: Row[] = []
  for (const read of await readAll(urls, reader, options)) {
    if (typeof read === 'string') continue
    for (const mention of read.mentions) {
      const row = rowOf(mention, read.page.url)
      if (row && mayBeMeant(mention, row, request, parsed)) addRow(rows, row)
    }
  }
  return rows
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

/**
 * Converts a mention to a row for research. Returns null without a plausible name, or without an
 * employer, profile or own site.
 */
function rowOf(mention: Mention, pageUrl: string): Row | null {
  if (mention.entity !== 'person' || !mention.name || !isPlausiblePersonName(mention.name)) return null
  const company = companyOf(mention)
  const profiles = [...(mention.own ? [pageUrl] : []), ...mention.links].filter((url) => networkOf(url))
  const socials = Object.fromEntries(profiles.map((url) => [networkOf(url)!, url]))
  const site = mention.own && !networkOf(pageUrl) ? pageUrl : undefined
  if (!company && profiles.length === 0 && !site) return null
  return {
    name: mention.name,
    ...(company ? { company } : {}),
    ...(profiles.length > 0 ? { socials } : {}),
    ...(site ? { domain: site } : {}),
  }
}

function companyOf({ claims }: Mention): string | null {
  for (const claim of claims) {
    if (claim.past) continue
    if (claim.field === 'company') return claim.value
    if (claim.field === 'employment' && claim.value.current) return claim.value.company
  }
  return null
}

/**
 * Reports whether a person on a page may match. If the query names a person, only the name counts.
 * Otherwise, the stated facts must meet the conditions on them. Without such conditions, a stated
 * title suffices.
 */
function mayBeMeant(
  { claims }: Mention,
  { name, company }: Row,
  { filters }: SearchRequest,
  parsed: ParsedQuery | null
): boolean {
  if (parsed?.person) return compareNames(parsed.person.name, name!) >= 0.9
  const stated = (field: 'title' | 'location') =>
    claims.find((claim) => claim.field === field && !claim.past)?.value as string | undefined
  const [title, location] = [stated('title') ?? titleOf(claims), stated('location')]
  const document = personDocument({
    person_id: '',
    name: name!,
    names: [],
    records: 1,
    ...(title ? { title } : {}),
    ...(company ? { company } : {}),
    ...(location ? { city: location } : {}),
  })
  const only = { title: filters.title, company: companyNames(filters.company), location: filters.location }
  const known = { title, company, location }
  const filtered = (Object.keys(only) as (keyof typeof only)[]).flatMap((field) =>
    known[field] ? filterConditions({ [field]: only[field] }) : []
  )
  const phrases = parsed
    ? queryConditions({
        ...parsed,
        roles: title ? parsed.roles : [],
        companies: company ? parsed.companies : [],
        affiliations: [],
        required: [],
        places: location ? parsed.places : [],
      })
    : []
  const conditions = [...filtered, ...phrases]
  return conditions.length === 0 ? Boolean(title) : matches(document, all(conditions))
}

function titleOf(claims: Mention['claims']): string | undefined {
  const jobs = claims.flatMap((claim) => (claim.field === 'employment' ? [claim.value] : []))
  return jobs.find(({ current, title }) => current && title)?.title ?? undefined
}

/** Adds a row, or merges its profiles into a row with the same profile, or name and employer. */
function addRow(rows: Row[], row: Row): void {
  const keys = keysOf(row)
  const existing = rows.find((other) => keysOf(other).some((key) => keys.includes(key)) || isSame(other, row))
  if (!existing) rows.push(row)
  else existing.socials = { ...row.socials, ...existing.socials }
}

export const keysOf = ({ socials = {} }: Row): string[] =>
  Object.values(socials).flatMap((url) => linkKey(url) ?? [])

export const isSame = (a: Row, b: Row): boolean =>
  compareNames(a.name!, b.name!) >= 0.95 &&
  Boolean(a.company && b.company && sameCompany(a.company, b.company))
