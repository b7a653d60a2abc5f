import type { Filter, IndexDocument, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import type { Random } from './random.js'
import { word } from './random_documents.js'

/** Returns a random filter. Its values mostly come from a real document, so that they match. */
export function randomFilter(random: Random, documents: IndexDocument[], depth = 3): Filter {
  const kind = random.next()
  if (depth > 0 && kind < 0.15)
    return { match: 'all', of: random.list(3, () => randomFilter(random, documents, depth - 1)) }
  if (depth > 0 && kind < 0.3)
    return { match: 'any', of: random.list(4, () => randomFilter(random, documents, depth - 1)) }
  if (depth > 0 && kind < 0.4) return { match: 'not', of: randomFilter(random, documents, depth - 1) }
  if (kind > 0.95)
    return {
      match: 'ids',
      values: ['nobody', ...random.list(9, () => random.pick(documents)?.id ?? 'nobody')],
    }
  return randomLeaf(random, documents.length === 0 ? undefined : random.pick(documents))
}

function randomLeaf(random: Random, document: IndexDocument | undefined): Filter {
  const field = random.chance(0.05) ? 'nowhere' : undefined
  const term = random.pick(document?.terms.skill ?? []) ?? word(random)
  switch (random.below(8)) {
    case 0:
      return { match: 'term', field: field ?? 'country', value: document?.terms.country[0] ?? 'us' }
    case 1:
      return { match: 'term', field: field ?? 'skill', value: term }
    case 2:
      return { match: 'phrase', field: field ?? 'title', tokens: run(random, document) }
    case 3:
      return { match: 'prefix', field: field ?? 'skill', value: part(term, 0, random.below(5)) }
    case 4:
      return {
        match: 'contains',
        field: field ?? 'skill',
        value: part(term, random.below(3), 2 + random.below(4)),
      }
    case 5:
      return { match: 'token', field: field ?? 'body', value: word(random) }
    default:
      return randomRange(random, field)
  }
}

/** Returns a part of a string. Never splits a character of two code units. */
function part(text: string, start: number, end: number): string {
  return [...text].slice(start, end).join('')
}

function run(random: Random, document: IndexDocument | undefined): string[] {
  const sequence = random.pick(document?.phrases.title ?? []) ?? []
  const start = random.below(sequence.length + 1)
  const tokens = sequence.slice(start, start + 1 + random.below(9))
  if (random.chance(0.1)) tokens.push(word(random))
  return tokens
}

function randomRange(random: Random, field: string | undefined): Filter {
  const name = field ?? random.pick(['stars', 'age', 'whole'])
  const low = name === 'age' ? random.below(100) : random.below(1000) - 500
  const range: Filter = { match: 'range', field: name }
  if (random.chance(0.8)) range.gte = low
  if (random.chance(0.6)) range.lte = low + random.below(300)
  return range
}

function randomClause(random: Random, documents: IndexDocument[]): ScoreClause {
  const weight = random.chance(0.5) ? 1 : random.next() * 3
  if (random.chance(0.15)) {
    const value = Int8Array.from({ length: random.chance(0.1) ? 8 : 20 }, () => random.below(255) - 127)
    return { by: 'vector', field: random.chance(0.1) ? 'nowhere' : 'about', value, weight }
  }
  if (random.chance(0.2)) {
    return {
      by: 'filter',
      filter: randomFilter(random, documents, 1),
      weight: random.chance(0.1) ? -weight : weight,
    }
  }
  return { by: 'token', field: random.chance(0.7) ? 'body' : 'name', value: word(random), weight }
}

export function randomQuery(random: Random, documents: IndexDocument[]): IndexQuery {
  const query: IndexQuery = {
    limit: random.chance(0.05) ? 0 : random.chance(0.1) ? 500 : 1 + random.below(20),
  }
  if (random.chance(0.6)) query.filter = randomFilter(random, documents)
  if (random.chance(0.7)) query.score = random.list(5, () => randomClause(random, documents))
  if (query.score && random.chance(0.5)) query.minimumMatches = random.below(query.score.length + 2)
  if (random.chance(0.2))
    query.sort = {
      field: random.pick(['stars', 'age', 'whole', 'nowhere']),
      order: random.pick(['asc', 'desc']),
    }
  if (random.chance(0.3)) query.offset = random.below(30)
  if (random.chance(0.5)) query.countTo = random.pick([1, 10, 100, 10_000])
  return query
}

/** Returns the query without vectors, for an index that cannot compare them. */
export const withoutVectors = ({ score, ...query }: IndexQuery): IndexQuery =>
  score ? { ...query, score: score.filter(({ by }) => by !== 'vector') } : query
