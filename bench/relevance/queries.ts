import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { UsageError } from '#bench/support/args'

export const SPLITS = ['train', 'dev', 'test'] as const
export type Split = (typeof SPLITS)[number]

/**
 * `conceptual` queries share hardly any words with the records. `identity` queries look for one
 * person.
 */
export const KINDS = ['structured', 'topical', 'conceptual', 'identity'] as const
export type Kind = (typeof KINDS)[number]

/**
 * A query with graded record ids: 2 is right, 1 partly right. `judged` lists the records that were
 * read for it. A judged record without a grade is wrong. If `complete`, all other records are wrong
 * too. `style` is how the query is written.
 */
export type RelevanceQuery = {
  id: string
  split: Split
  kind: Kind
  style: string
  text: string
  grades: Record<string, number>
  judged: string[]
  complete?: true
}

/** A line of the people file, which is an import file. */
export type CorpusRecord = Record<string, unknown> & { id: string; source: string; name: string }

const QUERIES = join(import.meta.dirname, 'data', 'queries.jsonl')
export const PEOPLE = '../shared/data/relevance/people.jsonl.gz'

export function readQueries(): RelevanceQuery[] {
  return lines(readFileSync(QUERIES, 'utf8'))
}

/** Reads the corpus, plain or gzipped. Throws UsageError if the file is missing. */
export function readPeople(path: string): CorpusRecord[] {
  if (!existsSync(path)) throw new UsageError(`There is no people file at ${path}. Name one: --people=PATH.`)
  const bytes = readFileSync(path)
  return lines((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8'))
}

const lines = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
