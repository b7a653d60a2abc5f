import { votedCells } from './cell_votes.js'
import { describedCell } from './described_cell.js'
import type { Split } from './split.js'

/**
 * `npm run -s bench:realweb:values [SPLIT,...] [COLLECTION,...] > FILE` writes the values for the
 * cells of splits, or of some of their collections, one cell per line, with the features that
 * `bin/fit_acceptance.ts` needs. A line marks the values that are right.
 */
const [splits = 'train', collections = ''] = process.argv.slice(2)

for (const split of splits.split(',') as Split[])
  for await (const cell of votedCells(split, collections.split(',')))
    process.stdout.write(`${JSON.stringify(describedCell(cell))}\n`)
