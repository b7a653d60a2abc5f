import type { BenchOptions } from '#bench/support/args'
import type { BenchReport } from '#bench/support/table'
import { readFusionSets } from './fusion/claims_file.js'
import { grade } from './fusion/grade.js'
import { METHODS } from './fusion/methods.js'

/** Decides what is true of every item from what its sources claim, with no truth given, and grades it beside the vote. */
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
      'Protocol (as published with the data): the right answer of an item is the most specific of its claimed values that is on the path of its truth; accuracy is the share of items answered so, general the share answered with any value on the path. An item with no claim on the path is wrong.',
      'Learning sees every claim and no truth; truth serves to grade alone. Which lines to have was decided looking at the development part of birthplaces; no number was fitted to it.',
      'accuracy splits a tie in equal shares; first of ties gives it to the value claimed first in the file, and so does the margin over the vote, which favours the vote.',
      'ece: expected calibration error of the chosen value’s probability in ten bins (of the vote: its share of the votes).',
    ],
    details: rows,
  }
}
