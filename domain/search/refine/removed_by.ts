import type { Filter, SearchIndex } from '#domain/ports/search_index'
import { all } from '../planning/clauses.js'
import { filterConditions } from '../planning/filters.js'
import { personCondition } from '../planning/named_person.js'
import { namedConditions } from '../planning/query_conditions.js'
import type { ReadRequest } from '../read_request.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'

const MAX_COUNTED = 10_000
const MAX_CONDITIONS = 8

/**
 * Explains a search that finds nobody: how many people each hard phrase of the query removes, or
 * which phrases nobody in the index meets. Empty without a query, or if no single phrase is the
 * cause.
 */
export async function removedBy(
  index: SearchIndex,
  { parsed, filters }: ReadRequest,
  options?: SearchOptions
): Promise<string[]> {
  if (!parsed) return []
  const filtered = filterConditions(filters)
  const phrases = [
    ...(parsed.person
      ? [{ name: `name ${JSON.stringify(parsed.person.name)}`, filter: personCondition(parsed.person) }]
      : []),
    ...namedConditions(parsed),
  ].slice(0, MAX_CONDITIONS)
  const known = await anyoneMeets(
    index,
    phrases.map(({ filter }) => filter),
    options
  )
  const unknown = phrases.filter((_, i) => !known[i])
  if (unknown.length > 0) return unknown.map(({ name }) => `Nobody in the index matches the ${name}.`)
  if (phrases.length + filtered.length < 2) return []
  const counts = await Promise.all(
    phrases.map((one) =>
      count([...filtered, ...phrases.filter((other) => other !== one).map(({ filter }) => filter)])
    )
  )
  return phrases.flatMap(({ name }, i) => {
    const { value, relation } = counts[i]
    const people = `${relation === 'gte' ? 'more than ' : ''}${value} ${value === 1 ? 'person' : 'people'}`
    return value === 0 ? [] : [`Only the ${name} excludes ${people}.`]
  })

  async function count(conditions: Filter[]) {
    const { total } = await index.search(
      'people',
      { filter: all(conditions), limit: 1, countTo: MAX_COUNTED },
      options
    )
    return total!
  }
}
