import type { Filter, MatchClause } from '#domain/ports/search_index'

/** The shares of documents that have a value, and the most that a value without a share can have. */
export type Shares = { listed: Map<string, number>; unlisted: number }

/** The key of a value in `listed`. */
export const keyOf = (kind: 'text' | 'terms' | 'phrases', field: string, value: string): string =>
  `${kind}.${field} ${value}`

/** Returns an upper bound of the share of documents that meet a condition. */
export function mostShareOf(filter: Filter, shares: Shares): number {
  switch (filter.match) {
    case 'term':
    case 'token':
    case 'phrase':
      return Math.min(1, ...keysOf(filter).map((key) => shares.listed.get(key) ?? shares.unlisted))
    case 'ids':
      return 0
    case 'all':
      return Math.min(1, ...filter.of.map((one) => mostShareOf(one, shares)))
    case 'any':
      return Math.min(1, sum(filter.of.map((one) => mostShareOf(one, shares))))
    default:
      return 1
  }
}

/** Estimates the share of documents that meet a condition, as if conditions were independent. */
export function shareOf(filter: Filter, shares: Shares): number {
  switch (filter.match) {
    case 'all':
      return filter.of.reduce((share, one) => share * shareOf(one, shares), 1)
    case 'any':
      return Math.min(1, sum(filter.of.map((one) => shareOf(one, shares))))
    case 'not':
      return 1 - shareOf(filter.of, shares)
    case 'term':
    case 'token':
    case 'phrase':
      return Math.min(1, ...keysOf(filter).map((key) => shares.listed.get(key) ?? 0))
    case 'ids':
      return 0
    default:
      // Values of ranges and parts of terms are not known. With too high a share, the search is
      // repeated.
      return UNKNOWN
  }
}

const UNKNOWN = 0.1

function keysOf(filter: Extract<Filter, { match: 'term' | 'token' | 'phrase' }>): string[] {
  if (filter.match === 'term') return [keyOf('terms', filter.field, filter.value)]
  if (filter.match === 'token') return [keyOf('text', filter.field, filter.value)]
  return filter.tokens.map((token) => keyOf('phrases', filter.field, token))
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Returns a scored clause as a condition. */
export const conditionOf = (clause: MatchClause): Filter =>
  clause.by === 'filter' ? clause.filter : { match: 'token', field: clause.field, value: clause.value }
