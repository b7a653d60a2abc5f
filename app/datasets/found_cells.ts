import { datasetCost } from '#domain/billing/prices'
import type { Cells } from '#domain/datasets/dataset'

/** Counts the found cells of each column for billing. */
export class FoundCells {
  readonly #found: Record<string, number> = {}

  add(cells: Cells): void {
    for (const [key, { status }] of Object.entries(cells))
      if (status === 'found') this.#found[key] = (this.#found[key] ?? 0) + 1
  }

  get cost(): number {
    return datasetCost(this.#found)
  }
}
