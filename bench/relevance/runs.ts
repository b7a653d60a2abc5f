import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answered } from './ask.js'
import type { RelevanceQuery } from './queries.js'
import { mark } from './scorer.js'

/** Writes the answers of one mode to MODE.jsonl, one line per query. */
export function saveRun(folder: string, mode: string, answered: readonly Answered[]): void {
  mkdirSync(folder, { recursive: true })
  const lines = answered.map(({ query, results }) =>
    JSON.stringify({ id: query.id, ids: results.flat(), results })
  )
  writeFileSync(join(folder, `${mode}.jsonl`), lines.map((line) => `${line}\n`).join(''))
}

/**
 * Reads the answers that an earlier run saved for one mode, and marks them with the current grades.
 * Returns null if there is no file. A query without a saved answer has no results.
 */
export function readRun(folder: string, mode: string, queries: readonly RelevanceQuery[]): Answered[] | null {
  const path = join(folder, `${mode}.jsonl`)
  if (!existsSync(path)) return null
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const saved = new Map(lines.map((line) => JSON.parse(line)).map(({ id, results }) => [id, results]))
  return queries.map((query) => {
    const results = saved.get(query.id) ?? []
    return { query, results, marks: mark(query, results), ms: null }
  })
}
