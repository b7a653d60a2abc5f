import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BatchStore } from '#app/batch/batch_store'
import { showRow } from '#app/batch/show_batch'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { readBatchOperation } from './operations.js'

@inject()
export default class BatchesController {
  constructor(private readonly batches: BatchStore) {}

  async read(ctx: HttpContext) {
    const { params, query } = await input(ctx, readBatchOperation)
    const batch = await this.batches.get(memberOf(ctx).workspace.id, params.id)
    const place = placeOf(query)
    const { settled } = await this.batches.progress(batch.id)
    const rows = await this.batches.rows(batch.id, place.from, place.limit + 1)
    return success(ctx, {
      fields: batch.fields,
      people_count: batch.peopleCount,
      people_completed: settled,
      stop_reason: batch.stopReason,
      ...pageOf(rows.map(showRow), place),
    })
  }
}
