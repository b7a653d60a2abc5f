import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { estimateOf, maximumOf } from '#domain/sets/estimate'
import { Responses } from '#app/shared/http/responses'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { addEnrichmentOperation } from './operations.js'
import { SetCapacity } from './set_capacity.js'
import { SetLedger } from './set_ledger.js'
import { MAX_ENRICHMENTS } from './set_schema.js'
import { SetStore } from './set_store.js'
import { SetWork } from './set_work.js'
import { workspaceOf } from './sets_controller.js'
import { showColumn } from './show_set.js'

@inject()
export default class AddEnrichmentController {
  constructor(
    private readonly responses: Responses,
    private readonly sets: SetStore,
    private readonly work: SetWork,
    private readonly ledger: SetLedger,
    private readonly capacity: SetCapacity
  ) {}

  async handle(ctx: HttpContext) {
    const { params, body } = await input(ctx, addEnrichmentOperation)
    const workspaceId = workspaceOf(ctx)
    await this.sets.get(workspaceId, params.id)
    await this.work.checkQueue()
    await this.responses.commit(ctx, async (tx) => {
      const now = new Date()
      await this.work.open(workspaceId, params.id, tx)
      if ((await this.sets.columns(params.id, tx)).length >= MAX_ENRICHMENTS)
        throw validationFailed({ description: [`exceeds the limit of ${MAX_ENRICHMENTS} columns per Set`] })
      const { admitted } = await this.sets.counts(params.id, tx)
      const people = admitted + (await this.capacity.wanted(params.id, tx))
      const credits = maximumOf({ people: 0, values: people }, env.get('PRICES'))
      const column = await this.work.addColumn(params.id, body, now, tx)
      await this.work.begin(ctx, params.id, now, tx)
      await this.ledger.reserve(ctx, params.id, credits, tx)
      const data = { enrichment: showColumn(column), estimate: estimateOf(credits) }
      return { status: 202, data, meta: { credits_charged: 0 } }
    })
  }
}
