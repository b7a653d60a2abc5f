import Database from 'better-sqlite3'
import { type PeopleQuery, type PersonRow, queryFacts, TOP } from './query.js'

/**
 * Reads the FTS5 index. The highest static rank has the lowest rowid. So searches in rank order use
 * the order of FTS5 and stop at the tenth row. Searches in text order compute bm25() for all
 * matches, without weight on the facts.
 */
export class SqliteReader {
  #database: Database.Database
  #byText: Database.Statement<[string, number]>
  #byRank: Database.Statement<[string, number]>

  constructor(path: string) {
    this.#database = new Database(path, { readonly: true })
    this.#database.pragma('mmap_size = 2147418112')
    this.#database.pragma('cache_size = -524288')
    this.#byText = this.#prepare('rank')
    this.#byRank = this.#prepare('rowid')
  }

  search(query: PeopleQuery): PersonRow[] {
    const statement = query.words ? this.#byText : this.#byRank
    return statement.all(matchExpression(query), TOP).map((row) => JSON.parse(row as string))
  }

  close(): void {
    this.#database.close()
  }

  #prepare(order: 'rank' | 'rowid') {
    const found = `SELECT rowid, rank FROM search WHERE search MATCH ? ORDER BY ${order} LIMIT ?`
    const sql = `SELECT person.record FROM (${found}) AS found
      JOIN person ON person.id = found.rowid ORDER BY found.${order}`
    return this.#database.prepare<[string, number]>(sql).pluck()
  }
}

function matchExpression(query: PeopleQuery): string {
  const { words, require } = query
  const { all, none } = queryFacts(query)
  const parts = all.map((fact) => `facts : ${fact}`)
  if (words) parts.push(`body : (${words.join(require === 'all' ? ' AND ' : ' OR ')})`)
  const wanted = parts.join(' AND ')
  return none.length === 0 ? wanted : `(${wanted}) NOT (facts : (${none.join(' OR ')}))`
}
