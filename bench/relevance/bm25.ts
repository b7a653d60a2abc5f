import Database from 'better-sqlite3'
import type { Engine } from './engine.js'
import type { CorpusRecord } from './queries.js'

/**
 * BM25 over all fields of the records in one column, as SQLite FTS5 computes it with its Porter
 * stemmer. A record that has any word of the query is a result.
 */
export function bm25Engine(people: readonly CorpusRecord[]): Engine {
  const database = new Database(':memory:')
  database.exec("CREATE VIRTUAL TABLE search USING fts5 (body, content = '', tokenize = 'porter unicode61')")
  const insert = database.prepare<[number, string]>('INSERT INTO search (rowid, body) VALUES (?, ?)')
  database.transaction(() => {
    for (const [i, person] of people.entries()) insert.run(i, textOf(person))
  })()
  const select = database
    .prepare<[string, number], number>('SELECT rowid FROM search WHERE search MATCH ? ORDER BY rank LIMIT ?')
    .pluck()
  return {
    label: 'BM25',
    search: async (text, count) => {
      const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
      const any = words.map((word) => `"${word}"`).join(' OR ')
      return any === '' ? [] : select.all(any, count).map((row) => [people[row].id])
    },
  }
}

/** Fields about the record rather than the person. */
const LEFT_OUT = new Set(['id', 'source', 'source_url', 'observed_at'])

const textOf = (person: CorpusRecord): string =>
  Object.entries(person)
    .filter(([key]) => !LEFT_OUT.has(key))
    .map(([, value]) => texts(value).join(' '))
    .join('\n')

/** All texts in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}
