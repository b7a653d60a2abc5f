import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { estimateOf, maximumOf } from '#domain/sets/estimate'
import type { PersonRow } from '#domain/sets/set'
import { Responses } from '#app/shared/http/responses'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { ImportPeople } from './import_people.js'
import { importOperation } from './operations.js'
import { readCsv } from './read_csv.js'
import { checkPeople } from './read_search.js'
import { SetCapacity } from './set_capacity.js'
import { SetLedger } from './set_ledger.js'
import { SetStore } from './set_store.js'
import { SetWork } from './set_work.js'
import { workspaceOf } from './sets_controller.js'

@inject()
export default class ImportController {
  constructor(
    private readonly responses: Responses,
    private readonly sets: SetStore,
    private readonly work: SetWork,
    private readonly ledger: SetLedger,
    private readonly capacity: SetCapacity,
    private readonly imports: ImportPeople
  ) {}

  async handle(ctx: HttpContext) {
    const { params, body } = await input(ctx, importOperation)
    if ((body.rows === undefined) === (body.csv === undefined))
      throw validationFailed({ rows: ['set either rows or csv'] })
    const rows = body.csv === undefined ? (body.rows as PersonRow[]) : await readCsv(body.csv)
    checkPeople(rows, 'rows')
    const workspaceId = workspaceOf(ctx)
    await this.sets.get(workspaceId, params.id)
    await this.work.checkQueue()
    const people = await this.imports.recognise(rows, workspaceId)
    await this.responses.commit(ctx, async (tx) => {
      const now = new Date()
      await this.work.open(workspaceId, params.id, tx)
      const fresh = await this.imports.fresh(workspaceId, params.id, people, tx)
      await this.capacity.check(params.id, fresh.length, body.csv === undefined ? 'rows' : 'csv', tx)
      const columns = (await this.sets.columns(params.id, tx)).length
      const imported = await this.imports.admit(params.id, fresh, now, tx)
      const credits = maximumOf({ people: 0, values: imported * columns }, env.get('PRICES'))
      await this.work.begin(ctx, params.id, now, tx)
      await this.ledger.reserve(ctx, params.id, credits, tx)
      const data = { imported, skipped: rows.length - imported, estimate: estimateOf(credits) }
      return { status: 202, data, meta: { credits_charged: 0 } }
    })
  }
}
