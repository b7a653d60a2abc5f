import type { BenchOptions } from '#bench/support/args'
import type { BenchReport } from '#bench/support/table'
import { readFusionSets } from './fusion/claims_file.js'
import { grade } from './fusion/grade.js'
import { METHODS } from './fusion/methods.js'

/**
 * Resolves every item from the claims of its sources, without the truth. Grades the result and that
 * of a majority vote.
 */
export async function run({ data }: BenchOptions): Promise<BenchReport> {
  const sets = readFusionSets(data)
  const rows = sets.flatMap((set) =>
    METHODS.map(({ name, answer }) => {
      const start = performance.now()
      const answers = answer(set)
      return { set: set.name, method: name, ms: performance.now() - start, ...grade(set, answers) }
    })
  )
  const described = sets.map(({ name, claims }) => {
    const sources = new Set(claims.map(({ source }) => source)).size
    return `${name}: ${claims.length.toLocaleString('en-US')} claims of ${sources} sources`
  })
  return {
    title: `Truth from conflicting claims (${described.join('; ')})`,
    columns: [
      { key: 'set', label: 'set' },
      { key: 'method', label: 'method' },
      ...['items', 'accuracy', 'first of ties', 'general', 'over vote', 'ece', 'ms'].map((label) => ({
        key: label,
        label,
        align: 'right' as const,
      })),
    ],
    rows: rows.map((row) => {
      const base = rows.find(({ set }) => set === row.set)!
      return {
        set: row.set,
        method: row.method,
        items: row.items,
        accuracy: row.accuracy,
        'first of ties': row.firstOfTies,
        general: row.general,
        'over vote': row === base ? null : row.firstOfTies - base.firstOfTies,
        ece: row.calibration,
        ms: Math.round(row.ms),
      }
    }),
    notes: [
      'Protocol (published with the data): the correct answer for an item is its most specific claimed value on the path to the true value. accuracy: share of items with that answer. general: share with any value on the path. An item without a claim on the path counts as wrong.',
      'Learning sees all claims and no truth; truth is used only for grading. The rows were chosen on the development part of birthplaces; no number was fitted to it.',
      'accuracy splits ties evenly. "first of ties" gives a tie to the value claimed first in the file, as does "over vote", which favours the vote.',
      'ece: expected calibration error of the chosen value’s probability in ten bins (for the vote: its share of votes).',
    ],
    details: rows,
  }
}
