import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { DatasetStore } from '#app/datasets/dataset_store'
import { datasetTitles, firstRows } from '#app/datasets/dataset_titles'
import { recordNames } from '#app/names/record_names'
import { readRowPage } from '#app/datasets/read_row_page'
import { showDataset } from '#app/datasets/show_dataset'
import { ShownExplanations } from '#app/datasets/shown_explanations'
import { memberOf } from '#app/console/member'
import { PAGE, pageOf, placeOf } from '#app/console/page'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { countFoundCells } from './count_found_cells.js'
import { datasetCharges } from './dataset_charges.js'
import {
  exportDatasetOperation,
  listDatasetsOperation,
  readDatasetOperation,
  readDatasetRowsOperation,
  readExplanationOperation,
} from './operations.js'

@inject()
export default class DatasetsController {
  constructor(
    private readonly sql: Sql,
    private readonly datasets: DatasetStore,
    private readonly explanations: ShownExplanations
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listDatasetsOperation)
    const place = placeOf(query)
    const order = { sort: query.sort, from: place.from, limit: place.limit + 1 }
    const { id: workspaceId } = memberOf(ctx).workspace
    const datasets = await this.datasets.list(workspaceId, order)
    const ids = datasets.map(({ id }) => id)
    const [titles, rows, found, charges] = await Promise.all([
      datasetTitles(this.sql, workspaceId, ids),
      firstRows(this.sql, workspaceId, ids),
      countFoundCells(this.sql, datasets),
      datasetCharges(this.sql, workspaceId, ids),
    ])
    const shown = datasets.map((one) => ({
      ...showDataset(one),
      title: titles.get(one.id) ?? one.id,
      first_rows: rows.get(one.id) ?? '',
      cells_found: found.get(one.id) ?? null,
      author: charges.get(one.id)?.author ?? null,
      charged: charges.get(one.id)?.charged ?? null,
    }))
    return success(ctx, pageOf(shown, place))
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readDatasetOperation)
    const dataset = await this.#own(ctx, params.id)
    const [titles, names] = await Promise.all(
      [datasetTitles, recordNames].map((read) => read(this.sql, dataset.workspaceId, [dataset.id]))
    )
    const title = titles.get(dataset.id) ?? dataset.id
    const name = names.get(dataset.id) ?? null
    return success(ctx, { dataset: { ...showDataset(dataset), title, name } })
  }

  async rows(ctx: HttpContext) {
    const { params, query } = await input(ctx, readDatasetRowsOperation)
    const { cursor, limit = PAGE } = query
    const { rows, ...page } = await readRowPage(this.datasets, await this.#own(ctx, params.id), {
      cursor,
      limit,
    })
    return success(ctx, { items: rows, ...page })
  }

  /**
   * Records an export that the browser makes from rows that it has read. Returns the positions of
   * erased rows, which it must leave out.
   */
  async export(ctx: HttpContext) {
    const { params } = await input(ctx, exportDatasetOperation)
    return success(ctx, { erased: await this.datasets.export(await this.#own(ctx, params.id)) })
  }

  /** Returns null for a cell without stored votes. */
  async explanation(ctx: HttpContext) {
    const { params, query } = await input(ctx, readExplanationOperation)
    const { id, request } = await this.#own(ctx, params.id)
    if (!request.columns.some(({ key }) => key === query.column)) throw new DomainError('not_found')
    const position = Number(params.index)
    const [row] = await this.datasets.rows(id, position, 1)
    const known = await this.datasets.explanations(id, position)
    const shown = row?.position === position ? await this.explanations.of(request, row, known) : {}
    return success(ctx, { explanation: shown[query.column] ?? null })
  }

  #own = (ctx: HttpContext, id: string) => this.datasets.get(memberOf(ctx).workspace.id, id)
}
