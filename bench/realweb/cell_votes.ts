import { isCustom } from '#domain/datasets/columns'
import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { customVotes } from '#domain/questions/votes'
import type { RowContext } from '#domain/truth/acceptance/agreement'
import type { Column, Format } from '#domain/truth/column'
import type { Vote } from '#domain/truth/reconcile/vote'
import { PageSource } from '#domain/truth/research/page_source'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { decodedRow } from './contacts.js'
import { evidenceOf } from './example_evidence.js'
import { type Entity, readEntities, readSources } from './files.js'
import { columnsOf, type RequestColumn } from './schema.js'
import { type Split, splitOf } from './split.js'

// `old_rules.ts` runs this file with the rules of old commits.

export const NOW = '2026-11-02T00:00:00.000Z'
export const PAGE_WINDOW = { now: NOW, maxAgeDays: 3650, allowStale: true }
const PAGES_PER_ROW = 25

/** The cells of a labelled row, with the votes of the row's pages. */
export type VotedRow = {
  entity: Entity
  rowKind: string
  row: RowContext
  cells: { column: Column; votes: Vote[] }[]
}

/** A cell of a labelled row. */
export type VotedCell = Omit<VotedRow, 'cells'> & {
  column: Column
  votes: Vote[]
  /** The accepted values; null if no page states one. */
  accepted: string[] | null
}

/** Yields the rows of a split. Keeps only entities whose ids start with one of `collections`. */
export async function* votedRows(
  split: Split,
  collections: readonly string[] = ['']
): AsyncGenerator<VotedRow> {
  const pages = evidenceOf(readSources())
  const options = { ...PAGE_WINDOW, leads: [], pages: PAGES_PER_ROW }
  const isAsked = (id: string) => collections.some((prefix) => id.startsWith(prefix))
  for (const entity of readEntities().filter((one) => splitOf(one) === split && isAsked(one.id)))
    for (const [rowKind, given] of Object.entries(entity.rows)) {
      const subject = readSubject(entity.entity_type, decodedRow(given))
      const done = await research(subject, new PageSource(pages), options)
      const { evidence, sources } = done
      const pageOf = (url: string) => sources.find(({ page }) => page.url === url)
      const cells = columnsOf(entity.entity_type).map((one) => votesFor(entity, one, done))
      yield { entity, rowKind, row: { evidence, pageOf }, cells }
    }
}

/** Yields the cells of a split. Keeps only entities whose ids start with one of `collections`. */
export async function* votedCells(split: Split, collections?: readonly string[]): AsyncGenerator<VotedCell> {
  for await (const row of votedRows(split, collections)) yield* cellsOf(row)
}

/** Returns the cells of a row with their labels. */
export const cellsOf = ({ cells, ...row }: VotedRow): VotedCell[] =>
  cells.map((cell) => ({ ...row, ...cell, accepted: acceptedOf(row.entity, cell.column) }))

const acceptedOf = ({ cells }: Entity, { key }: Column): string[] | null =>
  Object.hasOwn(cells, key) ? cells[key].accepted : null

function votesFor(entity: Entity, column: RequestColumn, { sources, evidence }: Research) {
  const { key, description = '', format } = column
  const type = entity.entity_type
  if (!isCustom(key)) {
    const votes = sources.flatMap((source) => votesOf(key, source, evidence))
    return { column: { key, entity: type } as Column, votes }
  }
  const question = readQuestion({ key, description, format: format as Format | undefined, entity: type })
  const votes = sources.flatMap((source) => customVotes(question, source))
  return { column: question as Column, votes: settleVotes(question, votes) }
}
