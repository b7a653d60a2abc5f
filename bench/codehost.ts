import { type BenchOptions, choiceFlag, numberFlag } from './support/args.js'
import type { BenchReport } from './support/table.js'
import { searchPart } from './codehost/search_part.js'

const PARTS = ['search'] as const

export const flags = {
  part: `what to measure: ${PARTS.join(' or ')}`,
  accounts: 'search: how many synthetic accounts, 2,000,000 by default',
  queries: 'search: queries drawn for each criterion, 100 by default',
  seed: 'another number makes other accounts',
}

const progress = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)

/** The code-host capability, a part at a time. */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  choiceFlag(flags, 'part', PARTS)
  return searchPart({
    accounts: numberFlag(flags, 'accounts', 2_000_000, 1_000),
    queries: numberFlag(flags, 'queries', 100, 4),
    seed: numberFlag(flags, 'seed', 1),
    progress,
  })
}
