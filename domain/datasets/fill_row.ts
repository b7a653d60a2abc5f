import type { Answer } from '#domain/truth/reconcile/reconcile'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import { type Weighing, weighed } from '#domain/truth/reconcile/weighing'
import { maxAgeDays } from '#domain/truth/freshness'
import { type Research, research } from '#domain/truth/research/research'
import type { PageReader } from '#domain/truth/research/page_reader'
import { readSubject, type Row } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { cellOf, timeoutCell } from './cells.js'
import { CONTACT_COLUMNS, isCustom, PAGE_TEXT } from './columns.js'
import { readQuestion } from './custom/read_question.js'
import { settleVotes } from './custom/settle.js'
import { customVotes } from './custom/votes.js'
import type { Cell, Cells, DatasetRequest, Validation } from './dataset.js'
import { pageText } from './page_text.js'

export type FillContext = {
  reader: PageReader
  /** Addresses that an index has for a row. */
  leads: (
    row: Row,
    entityType: DatasetRequest['entityType'],
    signal: AbortSignal
  ) => Promise<readonly string[]>
  /** Whether a found contact works. */
  validate: (column: string, value: string, signal: AbortSignal) => Promise<Validation>
  /** The service's name, the source of every cell. */
  source: string
  /** ISO 8601 UTC. */
  now: string
  /** Pages read for a row at most. */
  pages: number
  /** How far sources are believed; the table that the service begins with where it is left out. */
  reliability?: ReliabilityTable
  /** Hears how each column's answer came about where pages state anything of it. */
  onWeighed?: (column: string, weighing: Weighing) => void
}

/** How the answers of a row came about, by column. */
export type Weighings = Record<string, Weighing>

/** Fills one row: researches whom it is about and reconciles each column. At `signal` it gives what there is. */
export async function fillRow(
  row: Row,
  request: DatasetRequest,
  context: FillContext,
  signal: AbortSignal
): Promise<Cells> {
  const subject = readSubject(request.entityType, row)
  const { columns, maxAgeDays: requested } = request
  const researched = await research(subject, context.reader, {
    now: context.now,
    // A page serves every column, so it is as fresh as the most demanding one asks.
    maxAgeDays: Math.min(...columns.map(({ key }) => maxAgeDays(key, requested))),
    staleServes: requested === null,
    signal,
    pages: context.pages,
    leads: await context.leads(row, request.entityType, signal),
    companyLeads: (name) => context.leads({ name }, 'company', signal),
  })
  const incomplete = researched.cutShort || researched.sourceFailed
  const cells: Cells = {}
  for (const column of columns) {
    const { answer, weighing } = answerOf(column, request, researched, context)
    if (weighing) context.onWeighed?.(column.key, weighing)
    const { source } = context
    const cell = cellOf(answer, { source, includeUnverified: request.includeUnverified, incomplete })
    cells[column.key] = await validated(column.key, cell, context, signal)
  }
  return cells
}

/** The cells of a row that is not filled yet, or was not in time. */
export function unfilledCells(request: Pick<DatasetRequest, 'columns'>, source: string): Cells {
  return Object.fromEntries(request.columns.map(({ key }) => [key, timeoutCell(source)]))
}

function answerOf(
  column: DatasetRequest['columns'][number],
  { entityType }: DatasetRequest,
  { sources, known }: Research,
  { now, reliability }: FillContext
): { answer: Answer; weighing: Weighing | null } {
  const { key, description = '', format } = column
  if (key === PAGE_TEXT) return { answer: pageText(sources, column.max_chars), weighing: null }
  if (!isCustom(key))
    return weighed(
      { key, entity: entityType },
      sources.flatMap((source) => votesOf(key, source, known)),
      { now, reliability }
    )
  const question = readQuestion({ key, description, format, entity: entityType })
  const votes = sources.flatMap((source) => customVotes(question, source))
  return weighed(question, settleVotes(question, votes), { now, reliability })
}

async function validated(
  key: string,
  cell: Cell,
  { validate }: FillContext,
  signal: AbortSignal
): Promise<Cell> {
  if (cell.status !== 'found' || !CONTACT_COLUMNS.includes(key)) return cell
  return { ...cell, validation: await validate(key, String(cell.value), signal) }
}
