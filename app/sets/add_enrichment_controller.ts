import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { maximumOf } from '#domain/sets/estimate'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { AddSetWork } from './add_set_work.js'
import { addEnrichmentOperation } from './operations.js'
import { SetCapacity } from './set_capacity.js'
import { MAX_ENRICHMENTS } from './set_schema.js'
import { SetStore } from './set_store.js'
import { SetWork } from './set_work.js'
import { showColumn } from './show_set.js'

@inject()
export default class AddEnrichmentController {
  constructor(
    private readonly additions: AddSetWork,
    private readonly sets: SetStore,
    private readonly work: SetWork,
    private readonly capacity: SetCapacity
  ) {}

  async handle(ctx: HttpContext) {
    const { params, body } = await input(ctx, addEnrichmentOperation)
    await this.additions.check(ctx, params.id)
    await this.additions.commit(ctx, params.id, async (tx, now) => {
      if ((await this.sets.columns(params.id, tx)).length >= MAX_ENRICHMENTS)
        throw validationFailed({ description: [`exceeds the limit of ${MAX_ENRICHMENTS} columns per Set`] })
      const { admitted } = await this.sets.counts(params.id, tx)
      const people = admitted + (await this.capacity.wanted(params.id, tx))
      const credits = maximumOf({ people: 0, values: people }, env.get('PRICES'))
      const column = await this.work.addColumn(params.id, body, now, tx)
      return { credits, data: { enrichment: showColumn(column) } }
    })
  }
}
