import { growthPart } from './scale/growth_part.js'
import { processesPart } from './scale/processes_part.js'
import { type BenchOptions, choiceFlag, numberFlag, UsageError } from './support/args.js'
import { SyntheticPeople } from './support/synthetic_people.js'
import { temporaryFolder } from './support/temporary_folder.js'
import type { BenchReport } from './support/table.js'

const PARTS = ['processes', 'growth'] as const
const SIZES = '100000,1000000,5000000'

export const flags = {
  part: `${PARTS.join(' or ')}: several web processes, or growing indexes compared with the capacity model`,
  people: 'people in the index of the processes part, default 20,000',
  clients: 'concurrent clients, default 32',
  seconds: 'seconds of each load, default 8',
  sizes: `people per index, default ${SIZES}`,
  seed: 'seed of the people',
}

/** Measures how kith scales with processes and with people. */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const part = choiceFlag(flags, 'part', PARTS)
  const directory = temporaryFolder('scale')
  const people = new SyntheticPeople(numberFlag(flags, 'seed', 1))
  if (part === 'growth') return growthPart({ directory, seed: people.seed, sizes: readSizes(flags) })
  return processesPart({
    ...{ directory, people },
    count: numberFlag(flags, 'people', 20_000, 100),
    clients: numberFlag(flags, 'clients', 32, 1),
    seconds: numberFlag(flags, 'seconds', 8, 2),
  })
}

function readSizes({ sizes = SIZES }: Record<string, string>): number[] {
  return sizes.split(',').map((size) => {
    const count = Number(size.replaceAll('_', ''))
    if (!Number.isSafeInteger(count) || count < 1_000)
      throw new UsageError(`--sizes must be whole numbers of at least 1,000, got "${size}".`)
    return count
  })
}
