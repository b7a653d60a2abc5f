import { inject } from '@adonisjs/core'
import type { Cell } from '#domain/datasets/dataset'
import type { Explanation } from '#domain/truth/reconcile/explanation'
import { AnswersAt } from './answers_at.js'
import { DatasetStore, type StoredDataset } from './dataset_store.js'
import { endOfDay } from './end_of_day.js'
import { erasedCell } from './erased_cells.js'
import { readRowPage } from './read_row_page.js'
import { ShownExplanations } from './shown_explanations.js'

type ShownCell = Cell & { explanation?: Explanation | null }
type RowPage = Awaited<ReturnType<typeof readRowPage>>
type ShownPage = Omit<RowPage, 'rows'> & {
  rows: (Omit<RowPage['rows'][number], 'cells'> & { cells: Record<string, ShownCell> })[]
}

type Options = { cursor?: string; limit: number; explain: boolean; asOf?: string; signal: AbortSignal }

/** Reads rows with explanations, or as of an earlier day. */
@inject()
export class ReadRows {
  constructor(
    private readonly datasets: DatasetStore,
    private readonly answersAt: AnswersAt,
    private readonly explanations: ShownExplanations
  ) {}

  /** Throws `validation_failed` for a bad cursor or a day that has not begun. */
  async page(dataset: StoredDataset, { asOf, explain, signal, ...place }: Options): Promise<ShownPage> {
    const page = await readRowPage(this.datasets, dataset, place)
    if (page.rows.length === 0) return page
    if (asOf !== undefined) return this.#asOf(dataset, page, endOfDay(asOf), { explain, signal })
    return explain ? this.#explained(dataset, page) : page
  }

  async #explained(dataset: StoredDataset, page: RowPage): Promise<ShownPage> {
    const { rows } = page
    const known = await this.datasets.explanationsFrom(dataset.id, rows[0].index, rows.length)
    const shown: ShownPage['rows'] = []
    for (const [i, row] of rows.entries()) {
      const stored = { ...row, isErased: row.erased === true }
      const own = await this.explanations.of(dataset.request, stored, known[i] ?? null)
      const cells = mapCells(row.cells, (cell, key) => ({ ...cell, explanation: own[key] ?? null }))
      shown.push({ ...row, cells })
    }
    return { ...page, rows: shown }
  }

  async #asOf(
    dataset: StoredDataset,
    page: RowPage,
    at: string,
    { explain, signal }: Pick<Options, 'explain' | 'signal'>
  ): Promise<ShownPage> {
    const { rows } = page
    const bases = await this.datasets.bases(dataset.id, rows[0].index, rows.length)
    const shown: ShownPage['rows'] = []
    let unknown = 0
    for (const [i, row] of rows.entries()) {
      // The caller has disconnected.
      if (signal.aborted) break
      const basis = bases[i]
      const answered = basis && !row.erased ? await this.answersAt.answers(dataset, row, basis, at) : null
      if (!basis && !row.erased) unknown++
      const cells = mapCells(row.cells, (cell, key): ShownCell => {
        const before = cell.reason ? cell : (answered?.cells[key] ?? erasedCell(cell))
        if (!explain) return before
        return { ...before, explanation: before.reason ? null : (answered?.explanations[key] ?? null) }
      })
      shown.push({ ...row, cells })
    }
    const warning = `${unknown} of ${rows.length} rows have no answers as of another day: they are not filled yet, or were filled before kith kept what answers depend on.`
    return { ...page, rows: shown, warnings: unknown > 0 ? [warning] : [] }
  }
}

const mapCells = (
  cells: Record<string, Cell>,
  change: (cell: Cell, key: string) => ShownCell
): Record<string, ShownCell> =>
  Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, change(cell, key)]))
