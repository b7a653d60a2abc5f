import { missingPagesAdvice, type ReadMode } from '#domain/evidence/missing_pages'
import type { Cells } from './dataset.js'

/** Why rows of a dataset have no answer and what to do, one sentence each; empty where every row has one. */
export function datasetWarnings(
  rows: readonly (Cells | null)[],
  { reads, mode }: { reads: ReadMode; mode: 'sync' | 'async' }
): string[] {
  const filled = rows.flatMap((cells) => (cells ? [Object.values(cells)] : []))
  const isAll = (status: string) =>
    filled.filter((cells) => cells.every((cell) => cell.status === status)).length
  const empty = isAll('not_found')
  const late = filled.filter((cells) => cells.some(({ status }) => status === 'timeout')).length
  const again = mode === 'sync' ? 'raise deadline_ms or use mode async' : 'create the dataset again later'
  return [
    ...(empty > 0
      ? [
          `No page in reach answers anything about ${rowsOf(empty, filled.length)}: ${missingPagesAdvice(reads)}`,
        ]
      : []),
    ...(late > 0
      ? [`The deadline came first or a source failed in ${rowsOf(late, filled.length)}: ${again}.`]
      : []),
  ]
}

const rowsOf = (some: number, all: number) => `${some} of ${all} ${all === 1 ? 'row' : 'rows'}`
