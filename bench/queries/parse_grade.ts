import { matchesTerms, placeFacets } from '#domain/people/places/places'
import { roleSequences } from '#domain/people/titles/titles'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { AskedQuery, TruePerson } from './query_people.js'
import { plain } from './truth/towns.js'

/**
 * A parsed place counts as the requested one when it classifies at least this share of people
 * correctly.
 */
const AGREEMENT = 0.9

/**
 * Whether the parsed role is the requested one: the same alternatives, ignoring word order and
 * punctuation.
 */
export function roleIsRight(parsed: ParsedQuery | null, { role }: AskedQuery): boolean {
  const read = (parsed?.roles ?? []).flatMap(({ sequences }) => sequences)
  const asked = [role, role.replace(/[^\p{L}\p{N}&+#. ]+/gu, ' ')].map(roleSequences)
  return read.length > 0 && asked.some((sequences) => same(texts(read), texts(sequences)))
}

/**
 * Whether exactly one place was parsed and it is the requested one. Its name must be known, or its
 * condition must agree with the truth for enough of `people`, the people generated for the query.
 */
export function placeIsRight(
  parsed: ParsedQuery | null,
  { geoName, place }: AskedQuery,
  people: readonly TruePerson[]
): boolean {
  const read = parsed?.places ?? []
  if (read.length !== 1) return false
  const name = plain(read[0].name)
  if (name === plain(geoName) || place.names.includes(name)) return true
  const agreeing = people.filter(
    ({ person, town }) =>
      matchesTerms(new Set(placeFacets(person).terms), read[0].filter) === place.holds(town)
  )
  return agreeing.length >= AGREEMENT * people.length
}

const texts = (sequences: readonly string[][]) => new Set(sequences.map((one) => one.join(' ')))

const same = (one: Set<string>, other: Set<string>) =>
  one.size === other.size && [...one].every((value) => other.has(value))
