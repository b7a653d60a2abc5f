import { votedCells } from './cell_votes.js'
import { describedCell } from './described_cell.js'
import type { Split } from './split.js'

/**
 * `npm run -s bench:realweb:values [SPLIT] [COLLECTION] > FILE` writes the values for the cells of a
 * split, or of one of its collections, one cell per line, with the features that `bin/fit_acceptance.ts` needs. A line marks the values that
 * are right.
 */
const [split = 'train', collection] = process.argv.slice(2) as [Split?, string?]

for await (const cell of votedCells(split, collection))
  process.stdout.write(`${JSON.stringify(describedCell(cell))}\n`)
