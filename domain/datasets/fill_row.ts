import type { Answer } from '#domain/truth/reconcile/reconcile'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import type { Explanation } from '#domain/truth/reconcile/explanation'
import { maxAgeDays } from '#domain/truth/freshness'
import { research } from '#domain/truth/research/research'
import type { PageSource } from '#domain/truth/research/page_source'
import { RowReading, type RowReadingSettings } from '#domain/truth/research/row_reading'
import { readSubject, type Row } from '#domain/truth/subject'
import { answerColumn } from './answer_column.js'
import { cellOf, timeoutCell } from './cells.js'
import { isCustom } from './columns.js'
import { type ContactChecker, contactCell, contactFieldOf, type KnownContacts } from './contact_cells.js'
import type { Cell, Cells, DatasetRequest } from './dataset.js'
import { basisOf, type CheckedContacts, recordedChecks, type RowBasis } from './row_basis.js'
import {
  suppressedCells,
  withoutSuppressedExplanations,
  withoutSuppressedValues,
} from './suppressed_cells.js'

export type FillContext = {
  reader: PageSource
  /** Returns page addresses that an index has for a row. */
  leads: (
    row: Row,
    entityType: DatasetRequest['entityType'],
    signal: AbortSignal
  ) => Promise<readonly string[]>
  /** Creates a checker of found contacts that stops at the signal. */
  checks: (signal: AbortSignal) => ContactChecker
  /** Finds the recorded person that a row refers to; null if there is none. */
  findContacts?: (row: Row, signal: AbortSignal) => Promise<KnownContacts | null>
  /** The service's name. It is the source of every cell. */
  source: string
  /** ISO 8601 UTC. */
  now: string
  /** The maximum number of pages read per row. */
  pages: number
  /** Settings of the page reader, which finds more claims on confirmed pages. */
  reading?: Omit<RowReadingSettings, 'questions'>
  /** The reliability of sources. The default is the built-in table. */
  reliability?: ReliabilityTable
  /** Receives the explanation of each answer that pages support. */
  onExplained?: (column: string, explanation: Explanation) => void
  /** The release of the service, for `onBasis`. */
  release?: string
  /** Receives what the answers depend on, unless the subject is suppressed. */
  onBasis?: (basis: RowBasis) => void
}

export type Explanations = Record<string, Explanation>

/**
 * Researches a row and reconciles its columns. When `signal` aborts, returns the results so far.
 */
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
    // One page serves every column, so it must be as fresh as the strictest column requires.
    maxAgeDays: Math.min(...columns.map(({ key }) => maxAgeDays(key, requested))),
    allowStale: requested === null,
    signal,
    pages: context.pages,
    leads: await context.leads(row, request.entityType, signal),
    companyLeads: (name) => context.leads({ name }, 'company', signal),
    reading: context.reading && new RowReading({ ...context.reading, questions: readerQuestions(columns) }),
  })
  const { suppressed } = researched
  if (suppressed === 'all') return suppressedCells(request, context.source)
  const incomplete = researched.timedOut || researched.sourceFailed
  const { now, source, reliability, release = '' } = context
  const options = { source, includeUnverified: request.includeUnverified, incomplete }
  const contacts = await knownContacts(row, request, context, signal)
  const checks: CheckedContacts = { email: {}, phone: {} }
  const checker = recordedChecks(context.checks(signal), checks)
  const { entityType } = request
  const answered = { entityType, now, reliability, person: contacts?.person }
  const cells: Cells = {}
  const explanations: Explanations = {}
  for (const column of columns) {
    const field = contactFieldOf(column.key)
    const { answer, explanation } = answerColumn(column, researched, answered)
    const cell = field
      ? await contactCell(field, answer, contacts, { ...options, now, maxAgeDays: requested, checker })
      : cellOf(answer, options)
    if (explanation && isExplained(cell, answer)) explanations[column.key] = explanation
    cells[column.key] = cell
  }
  const circumstances = { release, source, now, incomplete, recorded: contacts !== null, reliability, checks }
  context.onBasis?.(basisOf(subject, researched, circumstances))
  const { reader } = context
  const shown = await withoutSuppressedValues(cells, subject, suppressed, reader, source)
  const explained = await withoutSuppressedExplanations(explanations, shown, subject, suppressed, reader)
  for (const [key, explanation] of Object.entries(explained)) context.onExplained?.(key, explanation)
  return shown
}

/**
 * Returns the custom columns that a page reader may answer. Yes-or-no columns are excluded, because
 * a quote cannot confirm their answer.
 */
const readerQuestions = (columns: DatasetRequest['columns']): RowReadingSettings['questions'] =>
  columns
    .map(({ key, description = '', format = 'text' }) => ({ key, description, format }))
    .filter(({ key, format }) => isCustom(key) && format !== 'boolean')
    .sort((a, b) => (a.key < b.key ? -1 : 1))

export const unfilledCells = (request: Pick<DatasetRequest, 'columns'>, source: string): Cells =>
  Object.fromEntries(request.columns.map(({ key }) => [key, timeoutCell(source)]))

function knownContacts(
  row: Row,
  { entityType, columns }: DatasetRequest,
  { findContacts }: FillContext,
  signal: AbortSignal
): Promise<KnownContacts | null> | null {
  const isRequested = entityType === 'person' && columns.some(({ key }) => contactFieldOf(key))
  return isRequested && findContacts ? findContacts(row, signal) : null
}

/**
 * Reports whether the explanation of the pages' answer fits the cell. It does not fit if the cell
 * shows another value, from a record.
 */
const isExplained = (cell: Cell, answer: Answer): boolean =>
  cell.value === null || answer.value === null || cell.value === answer.value
