import type { Answer } from '#domain/truth/reconcile/reconcile'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import { type Explanation, explain } from '#domain/truth/reconcile/explanation'
import { knownWith } from '#domain/contacts/recorded_contacts'
import { maxAgeDays } from '#domain/truth/freshness'
import { type Research, research } from '#domain/truth/research/research'
import type { PageReader } from '#domain/truth/research/page_reader'
import { readSubject, type Row } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { cellOf, timeoutCell } from './cells.js'
import { isCustom, PAGE_TEXT } from './columns.js'
import { type ContactChecker, contactCell, contactFieldOf, type KnownContacts } from './contact_cells.js'
import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { customVotes } from '#domain/questions/votes'
import type { Cell, Cells, DatasetRequest } from './dataset.js'
import { pageText } from './page_text.js'

export type FillContext = {
  reader: PageReader
  /** Addresses that an index has for a row. */
  leads: (
    row: Row,
    entityType: DatasetRequest['entityType'],
    signal: AbortSignal
  ) => Promise<readonly string[]>
  /** Whether found contacts work, as far as that can be told until the signal. */
  checks: (signal: AbortSignal) => ContactChecker
  /** Whom a row of persons means among the people there are records of; null for nobody. */
  known?: (row: Row, signal: AbortSignal) => Promise<KnownContacts | null>
  /** The service's name, the source of every cell. */
  source: string
  /** ISO 8601 UTC. */
  now: string
  /** Pages read for a row at most. */
  pages: number
  /** How far sources are believed; the table that the service begins with where it is left out. */
  reliability?: ReliabilityTable
  /** Hears how each column's answer came about where pages state anything of it. */
  onExplained?: (column: string, weighing: Explanation) => void
}

/** How the answers of a row came about, by column. */
export type Weighings = Record<string, Explanation>

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
    allowStale: requested === null,
    signal,
    pages: context.pages,
    leads: await context.leads(row, request.entityType, signal),
    companyLeads: (name) => context.leads({ name }, 'company', signal),
  })
  const incomplete = researched.timedOut || researched.sourceFailed
  const { now, source } = context
  const options = { source, includeUnverified: request.includeUnverified, incomplete }
  const known = await knownContacts(row, request, context, signal)
  const checker = context.checks(signal)
  const cells: Cells = {}
  for (const column of columns) {
    const field = contactFieldOf(column.key)
    const { answer, weighing } = answerOf(column, request, researched, context, known)
    const cell = field
      ? await contactCell(field, answer, known, { ...options, now, maxAgeDays: requested, checker })
      : cellOf(answer, options)
    if (weighing && isExplained(cell, answer)) context.onExplained?.(column.key, weighing)
    cells[column.key] = cell
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
  { now, reliability }: FillContext,
  contacts: KnownContacts | null
): { answer: Answer; weighing: Explanation | null } {
  const { key, description = '', format } = column
  if (key === PAGE_TEXT) return { answer: pageText(sources, column.max_chars), weighing: null }
  if (!isCustom(key)) {
    const person = contactFieldOf(key) ? contacts?.person : undefined
    const told = person ? knownWith(known, person) : known
    return explain(
      { key, entity: entityType },
      sources.flatMap((source) => votesOf(key, source, told)),
      { now, reliability, country: person?.country ?? undefined }
    )
  }
  const question = readQuestion({ key, description, format, entity: entityType })
  const votes = sources.flatMap((source) => customVotes(question, source))
  return explain(question, settleVotes(question, votes), { now, reliability })
}

function knownContacts(
  row: Row,
  { entityType, columns }: DatasetRequest,
  { known }: FillContext,
  signal: AbortSignal
): Promise<KnownContacts | null> | null {
  const isAsked = entityType === 'person' && columns.some(({ key }) => contactFieldOf(key))
  return isAsked && known ? known(row, signal) : null
}

/** Whether the cell is what the pages came to: one that records decided was not weighed. */
const isExplained = (cell: Cell, answer: Answer): boolean =>
  cell.value === null || answer.value === null || cell.value === answer.value
