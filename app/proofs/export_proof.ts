import { inject } from '@adonisjs/core'
import type { DatasetColumn } from '#domain/datasets/dataset'
import { validationFailed } from '#domain/errors'
import { DatasetStore, type StoredDataset } from '#app/datasets/dataset_store'
import { type Bundle, WriteBundle } from './write_bundle.js'

export type Selection = { from: number; limit: number; columns?: readonly string[] }

const ROWS_AT_ONCE = 20

/** Exports cells of a dataset as a signed bundle. */
@inject()
export class ExportProof {
  constructor(
    private readonly datasets: DatasetStore,
    private readonly bundles: WriteBundle
  ) {}

  /** Throws `validation_failed` for an unknown column. Otherwise like `WriteBundle.write`. */
  async export(dataset: StoredDataset, selection: Selection, signal: AbortSignal): Promise<Bundle | null> {
    const columns = chosenColumns(dataset, selection.columns)
    return this.bundles.write(
      { kind: 'dataset', ...dataset },
      async ({ rows, proceed }) => {
        const writer = rows(dataset.request)
        for await (const row of this.#rows(dataset.id, selection)) {
          if (!(await proceed())) return
          await writer.write(row, columns)
        }
      },
      signal
    )
  }

  async *#rows(id: string, { from, limit }: Selection) {
    for (let next = from; next < from + limit; ) {
      const count = Math.min(ROWS_AT_ONCE, from + limit - next)
      const [rows, bases] = [
        await this.datasets.rows(id, next, count),
        await this.datasets.bases(id, next, count),
      ]
      for (const [i, row] of rows.entries()) yield { ...row, basis: bases[i] }
      if (rows.length < count) return
      next += rows.length
    }
  }
}

function chosenColumns(
  { request }: StoredDataset,
  keys: readonly string[] | undefined
): readonly DatasetColumn[] {
  const unknown = keys?.find((key) => !request.columns.some((column) => column.key === key))
  if (unknown !== undefined) throw validationFailed({ columns: [`has no column ${unknown.slice(0, 100)}`] })
  return keys ? request.columns.filter(({ key }) => keys.includes(key)) : request.columns
}
