import type { Filter, IndexQuery, MatchClause, ScoreClause } from '#domain/ports/search_index'
import { K1 } from '../bm25.js'
import { COMPARE, encodeTerm, encodeToken, encodeTokens, encodeVector } from './encode_document.js'
import { hasSuffixes, MAX_SUFFIX_LENGTH } from './suffixes.js'

type Clause = Record<string, unknown>

const NOTHING: Clause = { match_none: {} }
const EVERYTHING: Clause = { match_all: {} }

/** Returns the factor for token weights. Since 3.0, OpenSearch omits a constant factor of BM25. */
export const bm25Factor = (engineVersion: string): number =>
  Number.parseInt(engineVersion, 10) >= 3 ? K1 + 1 : 1

/**
 * `factor` comes from bm25Factor. Without `scripts`, vectors cannot be compared. `suffixes`: the
 * version has the suffixes of terms.
 */
export type Engine = { factor: number; scripts: boolean; suffixes: boolean }

/** An OpenSearch query. Its scores are too high by `shift`. */
export type EngineQuery = { query: Clause; sort: Clause[]; shift: number }

/** Translates a query to the OpenSearch query language. Matches and ranking stay the same. */
export function buildQuery(
  { filter, score = [], minimumMatches = 0, sort }: IndexQuery,
  engine: Engine
): EngineQuery {
  const matched = score.filter((clause) => clause.by !== 'vector')
  const scored = score.filter(({ by, weight }) =>
    by === 'vector' ? engine.scripts && weight > 0 : weight !== 0
  )
  // If exactly the clauses that count as matches also score, OpenSearch can count the matches among the
  // scored clauses.
  const areSame = matched.every(({ weight }) => weight > 0) && matched.length === scored.length
  const isCounted = minimumMatches > 0 && areSame && minimumMatches <= matched.length
  const required = [
    // Nested `all` conditions are flattened. An empty `all` would match everything, and such a
    // condition keeps OpenSearch from skipping documents that cannot win.
    ...(filter ? conjunctsOf(filter) : []).map((one) => clauseOf(one, engine)),
    ...(minimumMatches > 0 && !isCounted
      ? [
          atLeast(
            matched.map((clause) => clauseOf(conditionOf(clause), engine)),
            minimumMatches
          ),
        ]
      : []),
  ]
  const should = scored.map((clause) => scoreOf(clause, engine))
  return {
    query: {
      bool: {
        // Without a required clause, OpenSearch would require a scored clause to match.
        ...(isCounted && required.length === 0
          ? {}
          : { filter: required.length > 0 ? required : [EVERYTHING] }),
        ...(mayBeGone({ filter, minimumMatches }, matched) ? { must_not: [{ term: { gone: true } }] } : {}),
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

/** Whether a removed document may match. Removed documents have no values, so most queries rule them out. */
function mayBeGone({ filter, minimumMatches = 0 }: Partial<IndexQuery>, matched: MatchClause[]): boolean {
  if (filter && !mayHoldForNothing(filter)) return false
  return minimumMatches === 0 || matched.map(conditionOf).some(mayHoldForNothing)
}

/** Whether a document without values may meet a condition. */
function mayHoldForNothing(filter: Filter): boolean {
  if (filter.match === 'all') return filter.of.every(mayHoldForNothing)
  if (filter.match === 'any') return filter.of.some(mayHoldForNothing)
  return filter.match === 'not' || filter.match === 'ids'
}

/**
 * OpenSearch has no negative weights. Instead, the positive weight goes to documents without the
 * condition.
 */
function scoreOf(clause: ScoreClause, engine: Engine): Clause {
  const { weight } = clause
  const { factor } = engine
  if (clause.by === 'vector') return similarityOf(clause)
  if (clause.by === 'token' && weight > 0)
    return {
      term: { [`text.${clause.field}`]: { value: encodeToken(clause.value), boost: weight * factor } },
    }
  const condition = clauseOf(conditionOf(clause), engine)
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

/** Returns a scored clause as a condition. */
const conditionOf = (clause: MatchClause): Filter =>
  clause.by === 'filter' ? clause.filter : { match: 'token', field: clause.field, value: clause.value }

function clauseOf(filter: Filter, engine: Engine): Clause {
  const clauses = (filters: Filter[]) => filters.map((one) => clauseOf(one, engine))
  switch (filter.match) {
    case 'term':
      return { term: { [`terms.${filter.field}`]: encodeTerm(filter.value) } }
    case 'prefix':
      return { prefix: { [`terms.${filter.field}`]: encodeTerm(filter.value) } }
    case 'contains':
      return containsClause(filter, engine)
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
      return filter.of.length === 0 ? EVERYTHING : { bool: { filter: clauses(filter.of) } }
    case 'any':
      return filter.of.length === 0 ? NOTHING : atLeast(clauses(filter.of), 1)
    case 'not':
      return { bool: { must_not: clauses([filter.of]) } }
  }
}

/** A pattern costs several times as much as a prefix of the indexed suffixes. */
function containsClause(
  { field, value }: Extract<Filter, { match: 'contains' }>,
  { suffixes }: Engine
): Clause {
  if (suffixes && hasSuffixes(field) && value.length <= MAX_SUFFIX_LENGTH)
    return { prefix: { [`suffixes.${field}`]: value } }
  return { wildcard: { [`terms.${field}`]: { value: `*${escapeWildcards(value)}*` } } }
}

function rangeOf({ field, gte, lte }: Extract<Filter, { match: 'range' }>): Clause {
  const name = `numbers.${field}`
  const bounds = { ...(isBound(gte) ? { gte } : {}), ...(isBound(lte) ? { lte } : {}) }
  return Object.keys(bounds).length > 0 ? { range: { [name]: bounds } } : { exists: { field: name } }
}

const conjunctsOf = (filter: Filter): Filter[] =>
  filter.match === 'all' ? filter.of.flatMap(conjunctsOf) : [filter]
const isBound = (bound: number | undefined): bound is number => bound !== undefined && Number.isFinite(bound)
const atLeast = (should: Clause[], min: number): Clause =>
  should.length < min ? NOTHING : { bool: { should, minimum_should_match: min } }
const escapeWildcards = (value: string): string => value.replace(/[\\*?]/g, '\\$&')
