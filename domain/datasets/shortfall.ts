import { missingPagesAdvice, type ReadMode } from '#domain/evidence/missing_pages'
import type { Cells } from './dataset.js'

/** Explains why rows have no answers, one sentence per cause, and suggests what to do. */
export function datasetWarnings(
  rows: readonly (Cells | null)[],
  { reads, mode }: { reads: ReadMode; mode: 'sync' | 'async' }
): string[] {
  const filled = rows.flatMap((cells) => (cells ? [Object.values(cells)] : []))
  const countAll = (status: string) =>
    filled.filter((cells) => cells.every((cell) => cell.status === status)).length
  const suppressed = filled.filter((cells) => cells.every((cell) => cell.reason === 'suppressed')).length
  const empty = countAll('not_found') - suppressed
  const late = filled.filter((cells) => cells.some(({ status }) => status === 'timeout')).length
  const remedy = mode === 'sync' ? 'raise deadline_ms or use mode async' : 'create the dataset again later'
  return [
    ...(empty > 0
      ? [
          `No page in reach answers any column of ${rowsOf(empty, filled.length)}: ${missingPagesAdvice(reads)}`,
        ]
      : []),
    ...(suppressed > 0
      ? [`${rowsOf(suppressed, filled.length)} cannot be filled: this service may not process that data.`]
      : []),
    ...(late > 0
      ? [`The deadline passed or a source failed in ${rowsOf(late, filled.length)}: ${remedy}.`]
      : []),
  ]
}

const rowsOf = (some: number, all: number) => `${some} of ${all} ${all === 1 ? 'row' : 'rows'}`
