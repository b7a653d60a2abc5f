import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { WebhookSender } from '#domain/webhooks/webhook_sender'
import { estimateOf, maximumOf } from '#domain/sets/estimate'
import { SetSearchReader } from '#domain/sets/set_search_reader'
import type { Format } from '#domain/truth/column'
import { Responses } from '#app/shared/http/responses'
import { newId } from '#app/shared/new_id'
import env from '#start/env'
import { budgetOf, DEFAULT_COUNT, exclusionOf, type GivenExclusion, queryOf } from './read_search.js'
import { SetLedger } from './set_ledger.js'
import { SetStore } from './set_store.js'
import { SetWork } from './set_work.js'
import { eventsUrl, itemsUrl } from './show_set.js'

export type SetRequest = {
  search: {
    query: string
    count?: number
    criteria?: string[]
    exclude?: GivenExclusion
    max_cost_usd?: number
    max_people_per_company?: number
    completeness?: number
  }
  enrichments?: { description: string; format?: Format }[]
  webhook_url?: string
}

/** Creates Sets. All parts, the reservation and the response commit together. */
@inject()
export class CreateSet {
  constructor(
    private readonly responses: Responses,
    private readonly sets: SetStore,
    private readonly work: SetWork,
    private readonly ledger: SetLedger,
    private readonly sender: WebhookSender,
    private readonly reader: SetSearchReader
  ) {}

  /**
   * Responds 201. Throws `query_required`, `validation_failed`, `max_cost_exceeded`,
   * `queue_unavailable` or a billing error.
   */
  async answer(ctx: HttpContext, request: SetRequest): Promise<void> {
    const { search, enrichments = [], webhook_url: webhookUrl = null } = request
    const { count = DEFAULT_COUNT, criteria = [], exclude: given, max_cost_usd: maxCostUsd } = search
    const { max_people_per_company: maxPerCompany = null, completeness = null } = search
    const query = queryOf(search.query)
    const refusal = webhookUrl === null ? null : this.sender.refusal(webhookUrl)
    if (refusal) throw validationFailed({ webhook_url: [`cannot be used: ${refusal}`] })
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const budget = budgetOf(maxCostUsd, enrichments.length)
    const maximum = maximumOf({ people: count, values: count * enrichments.length }, env.get('PRICES'))
    const credits = Math.min(maximum, budget ?? maximum)
    const read = await this.reader.read(query, criteria, workspaceId)
    await this.work.checkQueue()
    await this.responses.commit(ctx, async (tx) => {
      const [id, now] = [newId('set'), new Date()]
      const exclude = await exclusionOf({ given, path: 'search.exclude' }, workspaceId, this.sets, tx)
      const first = { query, count, criteria: read.criteria, exclude, budget, maxPerCompany, completeness }
      await this.work.create({ id, workspaceId, webhookUrl }, now, tx)
      await this.work.addSearch(id, first, now, tx)
      for (const column of enrichments) await this.work.addColumn(id, column, now, tx)
      await this.work.begin(ctx, id, now, tx)
      await this.ledger.reserve(ctx, id, credits, tx)
      const data = { id, items_url: itemsUrl(id), events_url: eventsUrl(id), estimate: estimateOf(credits) }
      return { status: 201, data, meta: { credits_charged: 0 } }
    })
  }
}
