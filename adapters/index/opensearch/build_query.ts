import type { Filter, IndexQuery, MatchClause, ScoreClause } from '#domain/ports/search_index'
import { K1 } from '../bm25.js'
import { COMPARE, encodeTerm, encodeToken, encodeTokens, encodeVector } from './encode_document.js'

type Clause = Record<string, unknown>

const NOTHING: Clause = { match_none: {} }
const EVERYTHING: Clause = { match_all: {} }

/** Returns the factor for token weights. Since 3.0, OpenSearch omits a constant factor of BM25. */
export const bm25Factor = (engineVersion: string): number =>
  Number.parseInt(engineVersion, 10) >= 3 ? K1 + 1 : 1

/** `factor` comes from bm25Factor. Without `scripts`, vectors cannot be compared. */
export type Engine = { factor: number; scripts: boolean }

/** An OpenSearch query. Its scores are too high by `shift`. */
export type EngineQuery = { query: Clause; sort: Clause[]; shift: number }

/** Translates a query to the OpenSearch query language. Matches and ranking stay the same. */
export function buildQuery(
  { filter, score = [], minimumMatches = 0, sort }: IndexQuery,
  { factor, scripts }: Engine
): EngineQuery {
  const matched = score.filter((clause) => clause.by !== 'vector')
  const scored = score.filter(({ by, weight }) => (by === 'vector' ? scripts && weight > 0 : weight !== 0))
  // Clauses that count as matches if and only if they score can be counted where they score.
  const areSame = matched.every(({ weight }) => weight > 0) && matched.length === scored.length
  const isCounted = minimumMatches > 0 && areSame && minimumMatches <= matched.length
  const required = [
    ...(filter ? [clauseOf(filter)] : []),
    ...(minimumMatches > 0 && !isCounted ? [atLeast(matched.map(conditionOf), minimumMatches)] : []),
  ]
  const should = scored.map((clause) => scoreOf(clause, factor))
  return {
    query: {
      bool: {
        // Without a required clause, OpenSearch would require a scored clause to match.
        ...(isCounted && required.length === 0
          ? {}
          : { filter: required.length > 0 ? required : [EVERYTHING] }),
        must_not: [{ term: { gone: true } }],
        ...(should.length > 0 ? { should, minimum_should_match: isCounted ? minimumMatches : 0 } : {}),
      },
    },
    sort: [
      ...(sort
        ? [{ [`numbers.${sort.field}`]: { order: sort.order, missing: '_last', unmapped_type: 'double' } }]
        : []),
      // A sort by rank alone is the order of the index, so a search can stop early.
      ...(!sort && scored.length > 0 ? [{ _score: 'desc' }] : []),
      { rank: 'desc' },
      { id: 'asc' },
    ],
    shift: scored.reduce((sum, { weight }) => sum + Math.max(0, -weight), 0),
  }
}

/**
 * OpenSearch has no negative weights. Instead, the positive weight goes to documents without the
 * condition.
 */
function scoreOf(clause: ScoreClause, factor: number): Clause {
  const { weight } = clause
  if (clause.by === 'vector') return similarityOf(clause)
  if (clause.by === 'token' && weight > 0)
    return {
      term: { [`text.${clause.field}`]: { value: encodeToken(clause.value), boost: weight * factor } },
    }
  const condition = conditionOf(clause)
  return {
    constant_score: {
      filter: weight > 0 ? condition : { bool: { must_not: [condition] } },
      boost: Math.abs(weight),
    },
  }
}

/** Compares the vector with every matching document, because k-NN search needs a plugin. */
function similarityOf({ field, value, weight }: Extract<ScoreClause, { by: 'vector' }>): Clause {
  const name = `vectors.${field}`
  return {
    script_score: {
      query: { exists: { field: name } },
      script: { source: COMPARE, params: { field: name, value: encodeVector(value) } },
      boost: weight,
    },
  }
}

const conditionOf = (clause: MatchClause): Clause =>
  clause.by === 'filter'
    ? clauseOf(clause.filter)
    : { term: { [`text.${clause.field}`]: encodeToken(clause.value) } }

function clauseOf(filter: Filter): Clause {
  switch (filter.match) {
    case 'term':
      return { term: { [`terms.${filter.field}`]: encodeTerm(filter.value) } }
    case 'prefix':
      return { prefix: { [`terms.${filter.field}`]: encodeTerm(filter.value) } }
    case 'contains':
      return { wildcard: { [`terms.${filter.field}`]: { value: `*${escapeWildcards(filter.value)}*` } } }
    case 'token':
      return { term: { [`text.${filter.field}`]: encodeToken(filter.value) } }
    case 'phrase':
      if (filter.tokens.length === 0) return NOTHING
      return {
        match_phrase: {
          [`phrases.${filter.field}`]: { query: encodeTokens(filter.tokens), analyzer: 'whitespace' },
        },
      }
    case 'range':
      return rangeOf(filter)
    case 'ids':
      return { ids: { values: [...filter.values] } }
    case 'all':
      return filter.of.length === 0 ? EVERYTHING : { bool: { filter: filter.of.map(clauseOf) } }
    case 'any':
      return filter.of.length === 0 ? NOTHING : atLeast(filter.of.map(clauseOf), 1)
    case 'not':
      return { bool: { must_not: [clauseOf(filter.of)] } }
  }
}

function rangeOf({ field, gte, lte }: Extract<Filter, { match: 'range' }>): Clause {
  const name = `numbers.${field}`
  const bounds = { ...(isBound(gte) ? { gte } : {}), ...(isBound(lte) ? { lte } : {}) }
  return Object.keys(bounds).length > 0 ? { range: { [name]: bounds } } : { exists: { field: name } }
}

const isBound = (bound: number | undefined): bound is number => bound !== undefined && Number.isFinite(bound)
const atLeast = (should: Clause[], min: number): Clause =>
  should.length < min ? NOTHING : { bool: { should, minimum_should_match: min } }
const escapeWildcards = (value: string): string => value.replace(/[\\*?]/g, '\\$&')
