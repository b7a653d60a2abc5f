import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DatasetStore } from '#app/datasets/dataset_store'
import { showDataset, showRow } from '#app/datasets/show_dataset'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { listDatasetsOperation, readDatasetOperation, readDatasetRowsOperation } from './operations.js'

/** Datasets as the API shows them, to members instead of keys. */
@inject()
export default class DatasetsController {
  constructor(private readonly datasets: DatasetStore) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listDatasetsOperation)
    const place = placeOf(query)
    const order = { sort: query.sort, from: place.from, limit: place.limit + 1 }
    const datasets = await this.datasets.list(memberOf(ctx).workspace.id, order)
    return success(ctx, pageOf(datasets.map(showDataset), place))
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readDatasetOperation)
    const dataset = await this.datasets.get(memberOf(ctx).workspace.id, params.id)
    return success(ctx, { dataset: showDataset(dataset) })
  }

  async rows(ctx: HttpContext) {
    const { params, query } = await input(ctx, readDatasetRowsOperation)
    const place = placeOf(query)
    const dataset = await this.datasets.get(memberOf(ctx).workspace.id, params.id)
    const found = await this.datasets.rows(dataset.id, place.from, place.limit + 1)
    const { items, next_cursor } = pageOf(found, place)
    return success(ctx, { rows: items.map((row) => showRow(dataset, row)), next_cursor })
  }
}
