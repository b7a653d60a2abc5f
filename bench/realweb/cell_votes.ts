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

export const NOW = '2026-11-02T00:00:00.000Z'
const PAGES_PER_ROW = 25

/** A cell of a labelled row, with the votes of the row's pages. */
export type VotedCell = {
  entity: Entity
  rowKind: string
  column: Column
  /** The accepted values; null if no page states one. */
  accepted: string[] | null
  votes: Vote[]
  row: RowContext
}

/** Returns every cell of a split, of the entities whose ids start with `collection`. */
export async function* votedCells(split: Split, collection = ''): AsyncGenerator<VotedCell> {
  const pages = evidenceOf(readSources())
  const options = { now: NOW, maxAgeDays: 3650, allowStale: true, leads: [], pages: PAGES_PER_ROW }
  for (const entity of readEntities().filter(
    (one) => splitOf(one) === split && one.id.startsWith(collection)
  ))
    for (const [rowKind, row] of Object.entries(entity.rows)) {
      const subject = readSubject(entity.entity_type, decodedRow(row))
      const done = await research(subject, new PageSource(pages), options)
      const { evidence, sources } = done
      const linksOf = (url: string) => sources.find(({ page }) => page.url === url)?.page.links ?? []
      for (const one of columnsOf(entity.entity_type)) {
        const accepted = Object.hasOwn(entity.cells, one.key) ? entity.cells[one.key].accepted : null
        yield { entity, rowKind, accepted, row: { evidence, linksOf }, ...votesFor(entity, one, done) }
      }
    }
}

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
