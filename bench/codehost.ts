import { type BenchOptions, choiceFlag, numberFlag } from './support/args.js'
import type { BenchReport } from './support/table.js'
import { importPart } from './codehost/import_part.js'
import { searchPart } from './codehost/search_part.js'

const PARTS = ['import', 'search'] as const

export const flags = {
  part: `what to measure: ${PARTS.join(' or ')}`,
  hours: 'import: number of hours, default 48',
  events: 'import: events per hour, default 100,000',
  accounts: 'search: number of synthetic accounts, default 2,000,000',
  queries: 'search: queries per criterion, default 100',
  seed: 'seed of the accounts',
}

/** Measures the code-host capability, one part at a time. */
export async function run({ data, flags }: BenchOptions): Promise<BenchReport> {
  if (choiceFlag(flags, 'part', PARTS) === 'import')
    return importPart({
      data,
      hours: numberFlag(flags, 'hours', 48, 1),
      events: numberFlag(flags, 'events', 100_000, 1),
    })
  return searchPart({
    accounts: numberFlag(flags, 'accounts', 2_000_000, 1_000),
    queries: numberFlag(flags, 'queries', 100, 4),
    seed: numberFlag(flags, 'seed', 1),
  })
}
