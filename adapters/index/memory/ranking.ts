import { inverseDocumentFrequency, saturation } from '../bm25.js'
import { matches } from '#domain/search/filter_matches'
import { similarity } from '#domain/search/vectors'
import type { IndexDocument, IndexQuery, ScoreClause } from '#domain/ports/search_index'

export type Scored = { document: IndexDocument; score: number }

/** Returns the documents that match a query, with exact scores, in the query's order. */
export function rank(documents: IndexDocument[], query: IndexQuery): Scored[] {
  const clauses = (query.score ?? []).map((clause) => ({
    score: scorer(documents, clause),
    counts: clause.by !== 'vector',
  }))
  const found: Scored[] = []
  for (const document of documents) {
    if (query.filter && !matches(document, query.filter)) continue
    let score = 0
    let matched = 0
    for (const clause of clauses) {
      const part = clause.score(document)
      if (part === null) continue
      score += part
      if (clause.counts) matched++
    }
    if (matched >= (query.minimumMatches ?? 0)) found.push({ document, score })
  }
  return found.sort(query.sort ? bySort(query.sort) : byScore)
}

/** Returns a function that scores a document by one clause. Null means no match. */
function scorer(documents: IndexDocument[], clause: ScoreClause): (document: IndexDocument) => number | null {
  if (clause.by === 'filter') {
    return (document) => (matches(document, clause.filter) ? clause.weight : null)
  }
  if (clause.by === 'vector') {
    return ({ vectors = {} }) => {
      const vector = vectors[clause.field]
      return vector ? clause.weight * similarity(clause.value, vector) : null
    }
  }
  const count = (document: IndexDocument) =>
    (document.text[clause.field] ?? []).reduce((sum, token) => sum + (token === clause.value ? 1 : 0), 0)
  const length = (document: IndexDocument) => (document.text[clause.field] ?? []).length
  const holders = documents.filter((document) => length(document) > 0)
  const average = holders.reduce((sum, document) => sum + length(document), 0) / holders.length
  const frequency = documents.filter((document) => count(document) > 0).length
  const factor = clause.weight * inverseDocumentFrequency(frequency, holders.length)
  return (document) => {
    const repeated = count(document)
    return repeated === 0 ? null : factor * saturation(repeated, length(document), average)
  }
}

function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || byRank(one, other)
}

function bySort({ field, order }: NonNullable<IndexQuery['sort']>) {
  const sign = order === 'asc' ? 1 : -1
  return (one: Scored, other: Scored): number => {
    const left = numberOf(one.document, field)
    const right = numberOf(other.document, field)
    if (left === right) return byRank(one, other)
    if (left === null) return 1
    if (right === null) return -1
    return sign * (left - right)
  }
}

function numberOf(document: IndexDocument, field: string): number | null {
  const value = document.numbers[field]
  return value !== undefined && Number.isFinite(value) ? value : null
}

function byRank(one: Scored, other: Scored): number {
  return other.document.rank - one.document.rank || (one.document.id < other.document.id ? -1 : 1)
}
