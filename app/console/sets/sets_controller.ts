import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sql } from '#domain/ports/sql'
import { memberOf } from '#app/console/member'
import { PAGE, pageOf, placeOf } from '#app/console/page'
import { streamFor } from '#app/console/streaming'
import { EventFeed } from '#app/events/event_feed'
import { EventStreams } from '#app/events/event_streams'
import { resumeAfter } from '#app/events/resume_after'
import { ExportSet } from '#app/sets/export_set'
import { ExportSetProof } from '#app/sets/export_set_proof'
import { firstPeople } from '#app/sets/first_people'
import { sendBundle } from '#app/proofs/send_bundle'
import { callerSignal } from '#app/shared/http/caller_signal'
import { recordNames } from '#app/names/record_names'
import { ListSets } from '#app/sets/list_sets'
import { ReadSets } from '#app/sets/read_sets'
import { SetEvents } from '#app/sets/set_events'
import { SetLedger } from '#app/sets/set_ledger'
import type { StoredSet } from '#app/sets/set_rows'
import { SetStore } from '#app/sets/set_store'
import { ShareLinks } from '#app/sets/share_links'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import {
  exportSetOperation,
  followSetOperation,
  listSetsOperation,
  readSetItemsOperation,
  readSetOperation,
  readSetExplanationOperation,
} from './operations.js'

@inject()
export default class SetsController {
  constructor(
    private readonly sql: Sql,
    private readonly sets: SetStore,
    private readonly lists: ListSets,
    private readonly reads: ReadSets,
    private readonly ledger: SetLedger,
    private readonly links: ShareLinks,
    private readonly log: SetEvents,
    private readonly feed: EventFeed,
    private readonly streams: EventStreams,
    private readonly exports: ExportSet,
    private readonly proofs: ExportSetProof
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listSetsOperation)
    const place = placeOf(query)
    const order = { sort: query.sort, from: place.from, limit: place.limit + 1 }
    const { id: workspaceId } = memberOf(ctx).workspace
    const sets = await this.lists.sorted(workspaceId, order)
    const ids = sets.map(({ id }) => id)
    const [people, names] = await Promise.all([
      firstPeople(this.sql, ids),
      recordNames(this.sql, workspaceId, ids),
    ])
    return success(
      ctx,
      pageOf(
        sets.map((set) => ({
          ...set,
          name: names.get(set.id) ?? null,
          first_people: people.get(set.id) ?? { names: [], more: 0 },
        })),
        place
      )
    )
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readSetOperation)
    const set = await this.#own(ctx, params.id)
    // The last event is read before the Set, so that a client that follows from it misses nothing.
    const last = (await this.log.states([set.id])).get(set.id)?.last ?? -1
    const [whole, names, charged, shared] = await Promise.all([
      this.reads.whole(await this.#own(ctx, params.id)),
      recordNames(this.sql, set.workspaceId, [set.id]),
      this.ledger.charged(set.id),
      this.links.exists(set.id),
    ])
    const { sets: person, set_fields: value } = env.get('PRICES')
    const prices = { person, value }
    const named = { ...whole, name: names.get(set.id) ?? null }
    return success(ctx, { set: named, run_id: set.runId, charged, shared, prices, last_seq: last })
  }

  async items(ctx: HttpContext) {
    const { params, query } = await input(ctx, readSetItemsOperation)
    const { id } = await this.#own(ctx, params.id)
    const { cursor, limit = PAGE, status } = query
    return success(ctx, await this.reads.page(id, { cursor, limit, status }))
  }

  async explanation(ctx: HttpContext) {
    const { params, query } = await input(ctx, readSetExplanationOperation)
    const { id } = await this.#own(ctx, params.id)
    return success(ctx, { explanation: await this.sets.explanation(id, params.item, query.column) })
  }

  async events(ctx: HttpContext) {
    const { params, query } = await input(ctx, followSetOperation)
    const { id } = await this.#own(ctx, params.id)
    await this.streams.send(ctx, this.feed, id, resumeAfter(ctx, query.after_seq), streamFor(ctx))
  }

  async export(ctx: HttpContext) {
    const { params, query } = await input(ctx, exportSetOperation)
    const set = await this.#own(ctx, params.id)
    if (query.format === 'csv') return ctx.response.send(await this.exports.csv(ctx, set))
    if (query.format === 'xlsx') return ctx.response.send(await this.exports.xlsx(ctx, set))
    if (query.format === 'proof') {
      const bundle = await this.proofs.export(set, 'admitted', callerSignal(ctx))
      return bundle && sendBundle(ctx, bundle, set.id)
    }
    ctx.response.header('content-disposition', `attachment; filename="${set.id}.json"`)
    return success(ctx, { items: await this.exports.items(set) })
  }

  #own = (ctx: HttpContext, id: string): Promise<StoredSet> => this.sets.get(memberOf(ctx).workspace.id, id)
}
