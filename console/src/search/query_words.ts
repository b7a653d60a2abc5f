import { type SearchFilters, NAMED, type NamedFilter, withValues } from './filters'
import type { Criterion } from './parse'

export const isFilter = ({ filter }: Criterion): boolean => NAMED.includes(filter as NamedFilter)

type Words = { q?: string; filters?: SearchFilters }

/** Moves a criterion from the query to the filters, with the spelling of the query. */
export function asFilter(find: Words, criterion: Criterion, all: readonly Criterion[]): Words {
  const rest = without(find, criterion, all)
  const value = spelled(criterion, find.q)
  return { ...rest, filters: added(rest.filters, { ...criterion, value }) }
}

/** Returns the value of a criterion as the query spells it. */
export const spelled = (criterion: Criterion, query = ''): string =>
  wordsFor(criterion).exec(query)?.[1] ?? criterion.value

/**
 * Removes a criterion from a query. If the query words it differently, rebuilds the query from
 * the other criteria: those with a filter become filters.
 */
export function without({ q = '', filters }: Words, criterion: Criterion, all: readonly Criterion[]): Words {
  const words = wordsFor(criterion)
  if (words.test(q)) return { q: tidied(q.replace(words, ' ')), filters }
  const others = all.filter((other) => other.value !== criterion.value)
  const rest = others.filter((other) => !isFilter(other)).map(({ value }) => value)
  return { q: rest.join(' '), filters: others.filter(isFilter).reduce(added, filters) }
}

/** Matches the words of a criterion, singular or plural, and the words that introduce them. */
const wordsFor = ({ value }: Criterion): RegExp =>
  new RegExp(`${START}(${escaped(value)})(?:e?s)?(?=[\\s,.;]|$)`, 'iu')

function added(
  filters: SearchFilters | undefined,
  { filter, value, exclude }: Criterion
): SearchFilters | undefined {
  const list = exclude ? 'none_of' : 'any_of'
  return withValues(filters, filter as NamedFilter, list, [
    ...(filters?.[filter as NamedFilter]?.[list] ?? []),
    value,
  ])
}

const START = '(?:^|(?<=[\\s,.;]))(?:(?:in|at|from|near|of|for|not|without|except|but|and|or|working)\\s+)*'
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')
const tidied = (text: string) =>
  text
    .split(',')
    .map((part) => part.split(/\s+/).filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
