import type { FilterScorer } from './clause_scorer.js'
import { BLOCK } from './postings_writer.js'

/** Members are tested one by one if at most 1 in this many documents is a member. */
const FEW_ONE_IN = 16

/** The filter clauses of a block search. `open` finds the clauses that may match in a block. */
export class BlockFilters {
  /** The highest sum of all clauses. */
  readonly highest: number
  /** Whether testing all members is faster than summing all documents. */
  readonly hasFewMembers: boolean
  /** The clauses that may have members in the open block. */
  readonly present: FilterScorer[] = []
  #low = 0
  #high = 0
  #worths: Map<FilterScorer, number>
  #bits = new Uint32Array(BLOCK / 32)

  /** `scale` converts scores to integer bounds. */
  constructor(
    private readonly clauses: FilterScorer[],
    documents: number,
    scale: number
  ) {
    this.hasFewMembers = clauses.reduce((sum, { cost }) => sum + cost, 0) * FEW_ONE_IN <= documents
    this.#worths = new Map(clauses.map((clause) => [clause, Math.ceil(clause.maxScore * scale)]))
    this.highest = clauses.reduce((sum, clause) => sum + this.#worth(clause), 0)
  }

  /**
   * Opens the block from `low` to `high` (exclusive). Blocks must ascend. Returns the highest sum
   * that the clauses in `present` can add.
   */
  open(low: number, high: number): number {
    this.#low = low
    this.#high = high
    this.present.length = 0
    let bound = 0
    for (const clause of this.clauses) {
      if (!clause.set.mayHold(low, high)) continue
      this.present.push(clause)
      bound += this.#worth(clause)
    }
    return bound
  }

  /** Adds the scaled score of each present clause to the sums of the documents that match it. */
  addTo(sums: Int32Array): void {
    const bits = this.#bits
    for (const clause of this.present) {
      const worth = this.#worth(clause)
      bits.fill(0)
      clause.set.mark(this.#low, this.#high, bits)
      for (let word = 0; word < bits.length; word++)
        for (let rest = bits[word]; rest !== 0; rest &= rest - 1)
          sums[(word << 5) + 31 - Math.clz32(rest & -rest)] += worth
    }
  }

  /** Writes the documents that any present clause matches into `out` and returns their number. */
  members(out: Uint32Array): number {
    const bits = this.#bits
    bits.fill(0)
    for (const { set } of this.present) set.mark(this.#low, this.#high, bits)
    let count = 0
    for (let word = 0; word < bits.length; word++)
      for (let rest = bits[word]; rest !== 0; rest &= rest - 1)
        out[count++] = this.#low + (word << 5) + 31 - Math.clz32(rest & -rest)
    return count
  }

  #worth(clause: FilterScorer): number {
    return this.#worths.get(clause) as number
  }
}
