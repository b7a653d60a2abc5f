import { answerColumn } from '#domain/datasets/answer_column'
import { candidatesOf } from '#domain/guesses/candidates'
import { GUESS_FIELDS, type GuessField } from '#domain/guesses/fields'
import { PageSource } from '#domain/truth/research/page_source'
import { type Research, research } from '#domain/truth/research/research'
import { readSubject } from '#domain/truth/subject'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'
import { decodedRow } from './contacts.js'
import { evidenceOf } from './example_evidence.js'
import { type Entity, readEntities, readSources } from './files.js'
import { isAccepted } from './same_value.js'
import { columnsOf, suppliesSite } from './schema.js'
import { siteHost, splitOf } from './split.js'

/**
 * `npm run -s bench:realweb:guesses [SPLIT] > FILE` writes the candidates of the learned reader for the
 * cells of a split, for bin/fit_guesses.ts. Rows of one entity with the same pages share lines. `empty`
 * counts the rows that do not supply the own site and for which the rules find no value.
 */
const NOW = '2026-11-02T00:00:00.000Z'
const PAGES_PER_ROW = 25
const COLUMNS: Partial<Record<GuessField, string>> = { specialty: 'custom.field', chief: 'custom.ceo' }
const columnOf = (field: GuessField): string => COLUMNS[field] ?? field

type PagesOfRows = { sources: Research['sources']; empty: Map<GuessField, number> }

const evidence = evidenceOf(readSources())
const split = process.argv[2] ?? 'train'

for (const entity of readEntities().filter((one) => splitOf(one) === split)) {
  const groups = new Map<string, PagesOfRows>()
  for (const [rowKind, row] of Object.entries(entity.rows)) {
    const subject = readSubject(entity.entity_type, decodedRow(row))
    const options = { now: NOW, maxAgeDays: 3650, allowStale: true, leads: [], pages: PAGES_PER_ROW }
    addRow(groups, entity, rowKind, await research(subject, new PageSource(evidence), options))
  }
  for (const { sources, empty } of groups.values()) writeExamples(entity, sources, empty)
}

function addRow(groups: Map<string, PagesOfRows>, entity: Entity, rowKind: string, done: Research): void {
  const sources = done.sources
    .filter(({ identity }) => identity >= LIKELIER_THAN_NOT)
    .sort((a, b) => b.identity - a.identity)
  if (sources.length === 0) return
  const key = sources.map(({ page, mention }) => `${page.url}|${mention.name}|${mention.own}`).join('\n')
  const group = groups.get(key) ?? { sources, empty: new Map() }
  groups.set(key, group)
  if (suppliesSite(rowKind)) return
  const context = { entityType: entity.entity_type, now: NOW }
  for (const field of GUESS_FIELDS[entity.entity_type]) {
    const column = columnsOf(entity.entity_type).find(({ key }) => key === columnOf(field))!
    const { votes, answer } = answerColumn(column as Parameters<typeof answerColumn>[0], done, context)
    const isEmpty = answer.status !== 'found' || votes.every(({ method }) => method === 'guess')
    if (isEmpty) group.empty.set(field, (group.empty.get(field) ?? 0) + 1)
  }
}

function writeExamples(entity: Entity, sources: Research['sources'], empty: PagesOfRows['empty']): void {
  const { id, entity_type: type, cells, site } = entity
  for (const field of GUESS_FIELDS[type]) {
    const column = columnOf(field)
    const label = Object.hasOwn(cells, column) ? cells[column] : null
    const candidates = candidatesOf(field, sources).map(({ value, features }) => ({
      value,
      isRight: label !== null && isAccepted(column, value, label.accepted, type),
      features: Buffer.from(new Uint16Array([...features]).buffer).toString('base64'),
    }))
    const line = { id, site: siteHost(site), field, empty: empty.get(field) ?? 0, candidates }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
}
