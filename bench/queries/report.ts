import type { BenchReport, Cell } from '#bench/support/table'
import type { Totals } from './measure.js'
import type { LabelledQuery } from './query_file.js'

/** The goals by column. */
const GOALS = { first: 0.97, anyOfTen: 0.99, precision: 0.97 } as const
type Goal = keyof typeof GOALS

const LABELS: Record<Goal, string> = { first: 'R@1', anyOfTen: 'R@10', precision: 'precision@10' }

export type Row = Totals & { type: string; p50: number; p95: number }

export const COLUMNS: BenchReport['columns'] = [
  { key: 'type', label: 'type' },
  { key: 'queries', label: 'queries', align: 'right' },
  ...(['first', 'anyOfTen', 'precision'] as const).map((key) => ({
    key,
    label: LABELS[key],
    align: 'right' as const,
  })),
  { key: 'goals', label: 'goals' },
  { key: 'returned', label: 'returned', align: 'right' },
  { key: 'contradicting', label: 'contradict', align: 'right' },
  { key: 'wrongRole', label: 'wrong role', align: 'right' },
  { key: 'wrongPlace', label: 'wrong place', align: 'right' },
  { key: 'roleRead', label: 'role read', align: 'right' },
  { key: 'placeRead', label: 'place read', align: 'right' },
  { key: 'p50', label: 'p50 ms', align: 'right' },
  { key: 'p95', label: 'p95 ms', align: 'right' },
]

export function rowOf(row: Row): Record<string, Cell> {
  const missed = goalsOf(row).filter(({ met }) => !met)
  const { type, queries, p50, p95 } = row
  const keys = [
    'first',
    'anyOfTen',
    'precision',
    'contradicting',
    'wrongRole',
    'wrongPlace',
    'roleRead',
    'placeRead',
  ] as const
  return {
    ...{ type, queries, p50, p95 },
    ...Object.fromEntries(keys.map((key) => [key, row[key].toFixed(4)])),
    returned: row.returned.toFixed(2),
    goals: missed.length === 0 ? 'met' : 'missed',
  }
}

export function notesOf(rows: readonly Row[], unknown: readonly LabelledQuery[]): string[] {
  const left = [...new Set(unknown.map(({ geoName, geoType }) => `${geoName} (${geoType})`))]
  return [
    ...rows.flatMap((row) =>
      goalsOf(row).map(
        ({ label, goal, value, met }) =>
          `${row.type}: ${label} ${value.toFixed(4)}, goal ${goal}: ${met ? 'met' : 'missed'}.`
      )
    ),
    'R@1: share of queries whose first result has the role in the place. R@10: share with at least one such result in the first ten. precision@10: share of such results among the first ten, mean over queries (0 when nothing is returned).',
    'returned: results per query, at most ten; at least 12 people in the pool match each query.',
    'contradict: share of results whose true role or place differs; wrong role and wrong place are its parts. role read, place read: share of queries parsed as exactly that role, that place.',
    'Grades use how the people were generated, with tables of roles and places separate from those of the service: a title matches a role that it contains word for word, with abbreviations expanded; when uses of a place name differ, either counts.',
    ...(left.length > 0 ? [`Skipped because the tables lack the place: ${left.join(', ')}.`] : []),
  ]
}

function goalsOf(row: Row): { label: string; goal: number; value: number; met: boolean }[] {
  return (Object.keys(GOALS) as Goal[]).map((key) => ({
    label: LABELS[key],
    goal: GOALS[key],
    value: row[key],
    met: row[key] >= GOALS[key],
  }))
}
