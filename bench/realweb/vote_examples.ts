import { isCustom } from '#domain/datasets/columns'
import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { customVotes } from '#domain/questions/votes'
import type { Column, Format } from '#domain/truth/column'
import type { Vote } from '#domain/truth/reconcile/vote'
import { PageSource } from '#domain/truth/research/page_source'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { decodedRow } from './contacts.js'
import { evidenceOf } from './example_evidence.js'
import { type Entity, readEntities, readSources } from './files.js'
import { isAccepted } from './same_value.js'
import { columnsOf, type RequestColumn, suppliesSite } from './schema.js'
import { splitOf } from './split.js'

/**
 * `npm run -s bench:realweb:votes [SPLIT] > FILE` writes the votes for the cells of a split, one
 * cell per line. A line has the accepted values and marks the votes that are right.
 */
const NOW = '2026-11-02T00:00:00.000Z'
const PAGES_PER_ROW = 25

const evidence = evidenceOf(readSources())
const split = process.argv[2] ?? 'train'

function votesFor(entity: Entity, column: RequestColumn, { sources, evidence: known }: Research) {
  const { key, description = '', format } = column
  const type = entity.entity_type
  if (!isCustom(key))
    return {
      column: { key, entity: type } as Column,
      votes: sources.flatMap((source) => votesOf(key, source, known)),
    }
  const question = readQuestion({ key, description, format: format as Format | undefined, entity: type })
  return {
    column: question as Column,
    votes: settleVotes(
      question,
      sources.flatMap((source) => customVotes(question, source))
    ),
  }
}

for (const entity of readEntities().filter((one) => splitOf(one) === split))
  for (const [rowKind, row] of Object.entries(entity.rows)) {
    const subject = readSubject(entity.entity_type, decodedRow(row))
    const options = { now: NOW, maxAgeDays: 3650, allowStale: true, leads: [] }
    const done = await research(subject, new PageSource(evidence), { ...options, pages: PAGES_PER_ROW })
    for (const one of columnsOf(entity.entity_type)) {
      const { column, votes } = votesFor(entity, one, done)
      if (votes.length === 0) continue
      const { key, entity: type, format, options: choices, names, several } = column
      const label = Object.hasOwn(entity.cells, key) ? entity.cells[key] : null
      process.stdout.write(
        `${JSON.stringify({
          id: entity.id,
          language: entity.language,
          rowKind,
          ownSite: suppliesSite(rowKind),
          column: { key, entity: type, format, options: choices, names, several },
          accepted: label?.accepted ?? null,
          votes: votes.map((vote: Vote) => ({
            ...vote,
            isRight: label !== null && isAccepted(key, vote.value, label.accepted, entity.entity_type),
          })),
        })}\n`
      )
    }
  }
