import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import { refined } from '#domain/sets/criterion'
import { maximumOf } from '#domain/sets/estimate'
import { SetSearchReader } from '#domain/sets/set_search_reader'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { AddSetWork } from './add_set_work.js'
import { addSearchOperation, refineOperation } from './operations.js'
import { budgetOf, DEFAULT_COUNT, exclusionOf, queryOf } from './read_search.js'
import { SetCapacity } from './set_capacity.js'
import { SetStore } from './set_store.js'
import { type NewSearch, SetWork } from './set_work.js'
import { showSearch } from './show_set.js'

type Wanted = Omit<NewSearch, 'budget' | 'exclude'>
type Terms = { maxCostUsd?: number; exclude?: { set_ids?: string[]; people?: object[] } }

/** POST /v1/sets/:id/searches, and the legacy refine, which searches again with more criteria. */
@inject()
export default class AddSearchController {
  constructor(
    private readonly additions: AddSetWork,
    private readonly sets: SetStore,
    private readonly work: SetWork,
    private readonly capacity: SetCapacity,
    private readonly reader: SetSearchReader
  ) {}

  async handle(ctx: HttpContext) {
    const { params, body } = await input(ctx, addSearchOperation)
    const { query, count = DEFAULT_COUNT, criteria = [], exclude, max_cost_usd: maxCostUsd } = body
    const read = await this.reader.read(queryOf(query), criteria, workspaceOf(ctx))
    const wanted = {
      query,
      count,
      criteria: read.criteria,
      maxPerCompany: body.max_people_per_company ?? null,
      completeness: body.completeness ?? null,
    }
    await this.#add(ctx, params.id, { maxCostUsd, exclude }, async () => wanted)
  }

  async refine(ctx: HttpContext) {
    const { params, body } = await input(ctx, refineOperation)
    const { criteria, count, exclude, max_cost_usd: maxCostUsd } = body
    await this.#add(ctx, params.id, { maxCostUsd, exclude }, async (tx) => {
      const last = (await this.sets.searches(params.id, tx)).at(-1)
      if (!last) throw validationFailed({ id: ['refers to a Set without a search'] })
      return {
        query: last.query,
        count: count ?? last.count,
        criteria: refined(last.criteria, criteria),
        maxPerCompany: last.maxPerCompany,
        completeness: last.completeness,
        refines: true,
      }
    })
  }

  async #add(
    ctx: HttpContext,
    setId: string,
    { maxCostUsd, exclude }: Terms,
    wanted: (tx: SqlTransaction) => Promise<Wanted>
  ): Promise<void> {
    await this.additions.check(ctx, setId)
    await this.additions.commit(ctx, setId, async (tx, now) => {
      const search = await wanted(tx)
      // People who are only verified again do not add to the Set.
      const { admitted } = await this.sets.counts(setId, tx)
      const more = search.refines ? Math.max(0, search.count - admitted) : search.count
      await this.capacity.check(setId, more, 'count', tx)
      const columns = (await this.sets.columns(setId, tx)).length
      const budget = budgetOf(maxCostUsd, columns)
      const maximum = maximumOf({ people: search.count, values: search.count * columns }, env.get('PRICES'))
      const excluded = await exclusionOf({ given: exclude, path: 'exclude' }, workspaceOf(ctx), this.sets, tx)
      const added = await this.work.addSearch(setId, { ...search, budget, exclude: excluded }, now, tx)
      return { credits: Math.min(maximum, budget ?? maximum), data: { search: showSearch(added) } }
    })
  }
}
