import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { criteriaOf } from '#domain/sets/criterion'
import { estimateOf, maximumOf } from '#domain/sets/estimate'
import type { Format } from '#domain/truth/column'
import { Answers } from '#app/shared/http/answer'
import env from '#start/env'
import { SetLedger } from './set_ledger.js'
import { newId, SetWork } from './set_work.js'
import { eventsUrl, itemsUrl } from './show_set.js'

export type NewSet = {
  query: string
  count: number
  enrichments: { description: string; format?: Format }[]
  webhookUrl: string | null
}

/** Creates Sets: the Set, its first search, its columns, what they can cost and the answer are there together (SE-022). */
@inject()
export class CreateSet {
  constructor(
    private readonly answers: Answers,
    private readonly work: SetWork,
    private readonly ledger: SetLedger
  ) {}

  async answer(ctx: HttpContext, wanted: NewSet): Promise<void> {
    const { query, count, enrichments, webhookUrl } = wanted
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const maximum = maximumOf({ people: count, values: count * enrichments.length }, env.get('PRICES'))
    await this.work.checkQueue()
    await this.answers.commit(ctx, async (tx) => {
      const [id, now] = [newId('set'), new Date()]
      const search = { query, count, criteria: criteriaOf(query), exclude: NOBODY, budget: null }
      await this.work.create({ id, workspaceId, webhookUrl }, now, tx)
      await this.work.addSearch(id, search, now, tx)
      for (const column of enrichments) await this.work.addColumn(id, column, now, tx)
      await this.work.begin(ctx, id, now, tx)
      await this.ledger.reserve(ctx, id, maximum, tx)
      const data = { id, items_url: itemsUrl(id), events_url: eventsUrl(id), estimate: estimateOf(maximum) }
      return { status: 201, data, meta: { credits_charged: 0 } }
    })
  }
}

const NOBODY = { setIds: [], people: [] }
