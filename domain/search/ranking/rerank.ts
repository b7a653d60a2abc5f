import { companyKey } from '#domain/people/companies'
import { compareNames } from '#domain/people/names'
import { matchesTerms, placeFacets } from '#domain/people/places/places'
import { rebrandKeys } from '#domain/people/rebrands'
import { seniorityTerms } from '#domain/people/seniority'
import { fold } from '#domain/people/text'
import { roleSequences, runsIn, titleSequences } from '#domain/people/titles'
import type { ParsedQuery, QueryRole } from '../query_language/parsed_query.js'
import type { StoredPerson } from '../people_document.js'
import type { SearchRequest } from '../request.js'

/**
 * What `fast` weighs, each feature 0 to 1: how close the title is to the role asked for, whether a wish is met, how the
 * index ranked the person, how lately and how fully the person is known. Chosen with `npm run bench -- queries`.
 */
const WEIGHT = {
  title: 3,
  name: 4,
  place: 1,
  employer: 2,
  wish: 1.5,
  order: 1,
  recency: 0.4,
  completeness: 0.4,
}

/** The found, ordered by what a user would call a better answer; ties stay as the index had them (SR-024). */
export function rerank(
  found: readonly StoredPerson[],
  request: SearchRequest,
  parsed: ParsedQuery | null
): StoredPerson[] {
  const roles = askedRoles(request, parsed)
  const newest = Math.max(...found.map(readAt), 1)
  const scored = found.map((person, place) => ({
    person,
    score:
      WEIGHT.title * titleCloseness(person, roles) +
      (parsed ? queryScore(person, parsed) : 0) +
      WEIGHT.order * (1 - place / found.length) +
      WEIGHT.recency * recency(person, newest) +
      WEIGHT.completeness * completeness(person),
  }))
  return scored.sort((a, b) => b.score - a.score).map(({ person }) => person)
}

/** The roles of the query and of a title filter, each as the sequences a title can meet. */
function askedRoles(request: SearchRequest, parsed: ParsedQuery | null): QueryRole[] {
  const { title } = request.filters
  const values = title === undefined ? [] : typeof title === 'string' ? [title] : (title.any_of ?? [])
  return [...(parsed?.roles ?? []), ...values.map((name) => ({ name, sequences: roleSequences(name) }))]
}

/** 1 where a title is the role and nothing more, less the more else it says; the longer wished form counts as the role. */
function titleCloseness(person: StoredPerson, roles: readonly QueryRole[]): number {
  if (roles.length === 0 || !person.title) return 0
  const titles = titleSequences(person.title)
  const whole = Math.min(...titles.map((sequence) => sequence.length))
  const closeness = (sequences: readonly string[][]) =>
    Math.max(
      0,
      ...sequences.flatMap((role) =>
        titles
          .filter((title) => runsIn(role, title))
          .map((title) => role.length / Math.max(title.length, whole))
      )
    )
  return Math.max(
    ...roles.map(({ sequences, wish }) => Math.max(closeness(sequences), wish ? 1.2 * closeness(wish) : 0))
  )
}

function queryScore(person: StoredPerson, parsed: ParsedQuery): number {
  const { wishes, places } = parsed
  const terms = new Set(placeFacets(person).terms)
  const employer = rebrandKeys(companyKey(person.company ?? ''))
  const past = (person.past_companies ?? []).map(companyKey)
  const has = (name: string, keys: readonly string[]) =>
    rebrandKeys(companyKey(name)).some((key) => keys.includes(key))
  const about = fold([person.headline, person.industry, ...(person.skills ?? [])].filter(Boolean).join(' '))
  const levels = seniorityTerms(person)
  const met = [
    ...wishes.sectors.map(({ industries }) =>
      industries.some((word) => fold(person.industry ?? '').includes(word))
    ),
    ...wishes.skills.map((skill) => about.includes(skill)),
    ...wishes.places.map(({ filter }) => matchesTerms(terms, filter)),
    ...wishes.companies.map((name) => has(name, employer)),
    ...wishes.pastCompanies.map((name) => has(name, past)),
    ...(wishes.seniority.length > 0 ? [wishes.seniority.some((level) => levels.includes(level))] : []),
  ]
  const preferred = places.some(({ prefer }) => prefer.length > 0 && prefer.every((term) => terms.has(term)))
  const named = parsed.person ? compareNames(parsed.person.name, person.name) : 0
  const there = parsed.person?.company ? has(parsed.person.company, employer) : false
  return (
    WEIGHT.wish *
      (met.length > 0 ? met.filter(Boolean).length / met.length : 0) *
      Math.sqrt(Math.max(1, met.length)) +
    WEIGHT.place * Number(preferred) +
    WEIGHT.name * named +
    WEIGHT.employer * Number(there)
  )
}

const readAt = (person: StoredPerson) => Date.parse(person.observed_at ?? '') || 0

/** 1 for the person read last of those found, 0 from three years before that. */
const recency = (person: StoredPerson, newest: number) =>
  Math.max(0, 1 - (newest - readAt(person)) / (3 * 365 * 86_400_000))

function completeness(person: StoredPerson): number {
  const { title, company, city, country, industry, pronet_url, headline, skills } = person
  const facts = [title, company, city, country, industry, pronet_url, headline, skills?.length]
  return facts.filter(Boolean).length / facts.length
}
