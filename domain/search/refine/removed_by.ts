import type { IndexResult, SearchIndex } from '#domain/ports/search_index'
import { all } from '../planning/clauses.js'
import { filterConditions } from '../planning/filters.js'
import { personCondition } from '../planning/named_person.js'
import { identityCondition, type NamedCondition, namedConditions } from '../planning/query_conditions.js'
import type { ParsedQuery, QueryIdentity } from '../query_language/parsed_query.js'
import type { ReadRequest } from '../read_request.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'

/** Counts of people stop at this number. */
const MAX_COUNTED = 10_000
/** The maximum number of phrases explained. */
const MAX_CONDITIONS = 8

/**
 * Explains a search that finds nobody: how many people each hard phrase of the query removes, or
 * which phrases nobody in the index meets. If no single phrase is the cause, says how many people
 * match each phrase. Empty without a query, and if a phrase that somebody meets is the only condition.
 */
export async function removedBy(
  index: SearchIndex,
  { parsed, filters }: ReadRequest,
  options?: SearchOptions
): Promise<string[]> {
  if (!parsed) return []
  const filtered = filterConditions(filters)
  const phrases = hardPhrases(parsed)
  if (phrases.length === 0) return parsed.preferences.pastCompanies.map(unknownPast)
  const known = await anyoneMeets(
    index,
    phrases.map(({ filter }) => filter),
    options
  )
  const unknown = phrases.filter((_, i) => !known[i])
  if (unknown.length > 0) return unknown.map(({ name }) => `Nobody in the index matches the ${name}.`)
  if (phrases.length + filtered.length < 2) return []
  const without = await counts((one) => phrases.filter((other) => other !== one))
  const excluding = phrases.flatMap(({ name }, i) =>
    without[i].value === 0 ? [] : [`Only the ${name} excludes ${peopleOf(without[i])}.`]
  )
  if (excluding.length > 0) return excluding
  const matching = await counts((one) => [one])
  return phrases.map(({ name }, i) =>
    matching[i].value === 0
      ? `Nobody who meets the filters matches the ${name}.`
      : `The ${name} matches ${peopleOf(matching[i])}, but nobody matches everything.`
  )

  function counts(conditionsFor: (one: NamedCondition) => NamedCondition[]) {
    return Promise.all(
      phrases.map(async (one) => {
        const filter = all([...filtered, ...conditionsFor(one).map(({ filter }) => filter)])
        const { total } = await index.search('people', { filter, limit: 1, countTo: MAX_COUNTED }, options)
        return total!
      })
    )
  }
}

/** Returns the hard phrases of a query with their names. */
function hardPhrases(parsed: ParsedQuery): NamedCondition[] {
  const { identity, person } = parsed
  return [
    ...(identity ? [{ name: nameOf(identity), filter: identityCondition(identity) }] : []),
    ...(person ? [{ name: `name ${JSON.stringify(person.name)}`, filter: personCondition(person) }] : []),
    ...namedConditions(parsed),
  ].slice(0, MAX_CONDITIONS)
}

const IDENTITIES = { link: 'profile address', handle: 'handle', email: 'e-mail address' }

const nameOf = ({ by, value }: QueryIdentity): string =>
  by === 'link' ? IDENTITIES.link : `${IDENTITIES[by]} ${JSON.stringify(value)}`

const unknownPast = (name: string) =>
  `No record names ${JSON.stringify(name)} as a former employer or school.`

const peopleOf = ({ value, relation }: NonNullable<IndexResult['total']>): string =>
  `${relation === 'gte' ? 'more than ' : ''}${value} ${value === 1 ? 'person' : 'people'}`
