import { datasetCost } from '#domain/billing/prices'
import type { Cells } from '#domain/datasets/dataset'

/** How many cells of each column were found: what is billed (BI-001 to BI-007). */
export class FoundCells {
  readonly #found: Record<string, number> = {}

  add(cells: Cells): void {
    for (const [key, { status }] of Object.entries(cells))
      if (status === 'found') this.#found[key] = (this.#found[key] ?? 0) + 1
  }

  /** ACU. */
  get cost(): number {
    return datasetCost(this.#found)
  }
}
