import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of a public repository. `id` is the entity's id, a slash and a number. */
export type Source = {
  id: string
  url: string
  repo: string
  commit: string
  path: string
  kind: string
  builder: string
  language: string
  licence: string
  sha256: string
}

/**
 * The accepted forms of a value, the ids of pages that state it, and a quote from one of them. A
 * label of hashed forms has no quote.
 */
type Label = { accepted: string[]; pages: string[]; quote?: string }

/** A person or company: the rows that a customer could submit, and the values that pages state. */
export type Entity = {
  id: string
  entity_type: 'person' | 'company'
  language: string
  site: string
  rows: Record<string, Record<string, unknown>>
  cells: Record<string, Label>
  namesake_pages?: string[]
  note?: string
}

export const DATA = join(import.meta.dirname, 'data')
export const PAGES = join(import.meta.dirname, 'pages')

/** Reads a file of JSON lines; a missing file is empty. */
function readLines<T>(path: string): T[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line))
}

export const readSources = (folder = DATA): Source[] => readLines(join(folder, 'pages.jsonl'))
export const readEntities = (folder = DATA): Entity[] => readLines(join(folder, 'truth.jsonl'))

export const pageFile = (folder: string, id: string): string => join(folder, `${id}.html`)

/** The entity that a page was collected for. */
export const entityOf = (pageId: string): string => pageId.slice(0, pageId.lastIndexOf('/'))
