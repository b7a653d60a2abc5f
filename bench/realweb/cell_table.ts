import type { BenchReport } from '#bench/support/table'
import type { Outcome } from './outcomes.js'
import { textOf } from './same_value.js'

const MAX_CHARS = 70
const KEYS = ['entity', 'row', 'column', 'verdict', 'expected', 'got', 'confidence', 'stated on', 'evidence']

/**
 * Returns a table with a line per cell: the expected value, the returned value and its evidence.
 */
export function cellTable(outcomes: readonly Outcome[]): Pick<BenchReport, 'columns' | 'rows'> {
  return {
    columns: KEYS.map((key) => ({ key, label: key })),
    rows: outcomes.map((outcome) => ({
      entity: outcome.entity,
      row: outcome.rowKind,
      column: outcome.column,
      verdict: verdictOf(outcome),
      expected: shortened(outcome.accepted.slice(0, 4).join(' / ')),
      got: shortened(textOf(outcome.cell.value)),
      confidence: outcome.cell.confidence,
      'stated on': outcome.statedOn.join(' '),
      evidence: evidenceOf(outcome),
    })),
  }
}

/**
 * Returns the verdict on a cell. `absent`: rightly empty. `unsure`: the right value, but
 * unverified. `false`: found although no page states it. Others are `right`, `wrong` and `missed`.
 */
export function verdictOf({ isFound, isRight, isStated }: Outcome): string {
  if (isFound) return isRight ? 'right' : isStated ? 'wrong' : 'false'
  if (!isStated) return 'absent'
  return isRight ? 'unsure' : 'missed'
}

export const isMistake = (outcome: Outcome): boolean => !['right', 'absent'].includes(verdictOf(outcome))

/** Returns the first evidence and the number of others. */
function evidenceOf({ cell: { evidence } }: Outcome): string {
  const [first, ...others] = evidence ?? []
  if (!first) return ''
  return `${first.url} ${shortened(first.quote ?? '')}${others.length > 0 ? ` (+${others.length})` : ''}`
}

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS - 1)}…` : line
}
