import { companyKey } from '#domain/people/companies/company_name'
import { compareNames, nameTokens } from '#domain/people/names/names'
import { roleSequences } from '#domain/people/titles/titles'
import type { Filter, SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '../people_document.js'
import { all, any, holdsRole, term } from '../planning/clauses.js'
import type { QueryRole } from '../query_language/parsed_query.js'
import { isRoleWord, nearestRoleWord, splitRole } from '../query_language/role_words.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'
import { editsOf } from './edits.js'

const MAX_HITS = 50
/** The maximum number of spellings in one query. OpenSearch allows 1,024 clauses per query. */
const MAX_CLAUSES = 1_000

/** Corrects a role with words of the lexicon, if a title contains the result. Otherwise null. */
export async function respelledRole(
  index: SearchIndex,
  role: QueryRole,
  options?: SearchOptions
): Promise<QueryRole | null> {
  const tokens = role.name.split(' ')
  const corrected = tokens.map((token) =>
    isRoleWord(token) ? token : (splitRole(token) ?? nearestRoleWord(token) ?? token)
  )
  const name = corrected.join(' ')
  if (name === role.name) return null
  const sequences = roleSequences(name)
  const [isKnown] = await anyoneMeets(index, [holdsRole(sequences)], options)
  return isKnown ? { name, sequences } : null
}

/**
 * Returns the most similar name in the index, at most one edit per word away. Null if there is
 * none, and for a single word.
 */
export async function nearestName(
  index: SearchIndex,
  name: string,
  options?: SearchOptions
): Promise<string | null> {
  const spellings = nameTokens(name).map((word) => [word, ...editsOf(word)])
  const isPossible = spellings.length > 1 && spellings.flat().length <= MAX_CLAUSES
  if (!isPossible) return null
  const people = await found(
    index,
    all(spellings.map((some) => any(some.map((value) => token('name', value))))),
    options
  )
  const best = people
    .map((person) => ({ name: person.name, similarity: compareNames(person.name, name) }))
    .sort((a, b) => b.similarity - a.similarity)[0]
  return best?.name ?? null
}

/**
 * The minimum number of characters of a company's key whose first letter may be corrected. In a shorter name,
 * another first letter makes another name: NASA is not Rasa.
 */
const MIN_NAME = 6

/** Returns the most frequent company in the index whose key is one edit away, or null. */
export async function nearestCompany(
  index: SearchIndex,
  company: string,
  options?: SearchOptions
): Promise<string | null> {
  const key = companyKey(company)
  const edits = editsOf(key).filter((edit) => key.length >= MIN_NAME || edit[0] === key[0])
  if (edits.length === 0) return null
  const people = await found(index, any(edits.map((value) => term('company', value))), options)
  return mostFrequent(people.flatMap((person) => (person.company ? [person.company] : [])))
}

/** Returns a frequent word of the index that is one edit away, or null. */
export async function nearestWord(
  index: SearchIndex,
  word: string,
  options?: SearchOptions
): Promise<string | null> {
  let edits = editsOf(word)
  // The index cannot list words, so the more frequent half is searched until one word is left.
  for (let isFirst = true; edits.length > (isFirst ? 0 : 1); isFirst = false) {
    const halves = [edits.slice(0, edits.length >> 1), edits.slice(edits.length >> 1)]
    const [left, right] = await Promise.all(
      halves.map((half) => countOf(index, any(half.map((value) => token('body', value))), options))
    )
    if (left + right === 0) return null
    edits = halves[left > right ? 0 : 1]
  }
  return edits[0] ?? null
}

const MAX_COUNTED = 1_000

async function countOf(index: SearchIndex, filter: Filter, options?: SearchOptions): Promise<number> {
  const { total } = await index.search('people', { filter, limit: 1, countTo: MAX_COUNTED }, options)
  return total!.value
}

const token = (field: string, value: string): Filter => ({ match: 'token', field, value })

async function found(index: SearchIndex, filter: Filter, options?: SearchOptions): Promise<StoredPerson[]> {
  const { hits } = await index.search('people', { filter, limit: MAX_HITS }, options)
  return hits.map(({ stored }) => stored as StoredPerson)
}

function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
