import { compareNames, nameTokens } from '#domain/people/names/names'
import { fold } from '#domain/people/text/text'
import { type RoleSequence, roleSequences, titleSequences } from '#domain/people/titles/titles'
import type { StoredPerson } from '../people_document.js'
import type { ParsedQuery, QueryRole } from '../query_language/parsed_query.js'
import { anyOf, type SearchRequest } from '../request.js'
import { titleCloseness } from './title_closeness.js'
import { worksFor } from './employer.js'
import { placeCloseness, preferenceScore } from './preference_score.js'

/**
 * Weights for type `fast`. Features are between 0 and 1, but `title` reaches 1.2 and `wish` can be higher.
 * `index` and `namesake` decide, and the other features break near ties.
 */
const WEIGHT = {
  title: 3,
  name: 6,
  namesake: 50,
  place: 4,
  employer: 3,
  wish: 2,
  order: 0.8,
  index: 600,
  stated: 1,
  recency: 0.4,
  completeness: 0.4,
}

/**
 * Sorts results by expected usefulness. `scores` are those of the index. Ties keep the index order.
 */
export function rerank(
  found: readonly StoredPerson[],
  request: SearchRequest,
  parsed: ParsedQuery | null,
  scores: readonly number[] = []
): StoredPerson[] {
  const roles = askedRoles(request, parsed)
  const levels = anyOf(request.filters.seniority).map(fold)
  const titlesOf = remembered(titleSequences)
  const sameName = parsed?.perhapsName ? bears(parsed.perhapsName) : () => false
  const best = Math.max(0, ...scores)
  const newest = Math.max(...found.map(readAt), 1)
  const scored = found.map((person, place) => ({
    person,
    score:
      WEIGHT.title * (roles.length > 0 && person.title ? titleCloseness(titlesOf(person.title), roles) : 0) +
      (parsed ? queryScore(person, parsed, { titlesOf, sameName }) : 0) +
      WEIGHT.order * (1 - place / found.length) +
      WEIGHT.index * shareOf(scores[place] ?? 0, best) +
      WEIGHT.stated * Number(statesLevel(person, levels)) +
      WEIGHT.recency * recency(person, newest) +
      WEIGHT.completeness * completeness(person),
  }))
  return scored.sort((a, b) => b.score - a.score).map(({ person }) => person)
}

/** Returns a score as a share of the best one; 0 if it is not positive. */
const shareOf = (score: number, best: number): number => (score > 0 ? score / best : 0)

/** Returns the roles in the query and in the title filter. */
function askedRoles(request: SearchRequest, parsed: ParsedQuery | null): QueryRole[] {
  const named = anyOf(request.filters.title).map((name) => ({ name, sequences: roleSequences(name) }))
  return [...(parsed?.roles ?? []), ...named]
}

/** Reports whether the record's seniority field contains a requested level. */
const statesLevel = (person: StoredPerson, levels: readonly string[]): boolean =>
  person.seniority !== undefined && levels.includes(fold(person.seniority))

function queryScore(
  person: StoredPerson,
  parsed: ParsedQuery,
  { titlesOf, sameName }: { titlesOf: (title: string) => RoleSequence[]; sameName: (name: string) => boolean }
): number {
  const { person: named } = parsed
  return (
    WEIGHT.wish * preferenceScore(person, parsed, titlesOf) +
    WEIGHT.place * placeCloseness(person, parsed.places) +
    WEIGHT.namesake * Number(sameName(person.name)) +
    (named ? WEIGHT.name * compareNames(named.name, person.name) : 0) +
    (named?.company ? WEIGHT.employer * Number(worksFor(person, named.company)) : 0)
  )
}

function bears(asked: string): (name: string) => boolean {
  const tokensOf = (name: string) => nameTokens(name).join(' ')
  const tokens = tokensOf(asked)
  return (name) => tokensOf(name) === tokens
}

/** Caches results by text, because many people share a title. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text)!
  }
}

const readAt = (person: StoredPerson) => Date.parse(person.observed_at ?? '') || 0

/** Returns 1 for the most recently read person, down to 0 for people read three years earlier. */
const recency = (person: StoredPerson, newest: number) =>
  Math.max(0, 1 - (newest - readAt(person)) / (3 * 365 * 86_400_000))

function completeness(person: StoredPerson): number {
  const { title, company, city, country, industry, pronet_url, headline, skills } = person
  const facts = [title, company, city, country, industry, pronet_url, headline, skills?.length]
  return facts.filter(Boolean).length / facts.length
}
