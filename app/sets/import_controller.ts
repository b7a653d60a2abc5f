import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { maximumOf } from '#domain/sets/estimate'
import type { PersonRow } from '#domain/sets/set'
import { personRowSchema } from '#app/datasets/dataset_schema'
import { inputWith } from '#app/shared/http/input'
import { validItems } from '#app/shared/schema/validate'
import env from '#start/env'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { AddSetWork } from './add_set_work.js'
import { ImportPeople } from './import_people.js'
import { importOperation } from './operations.js'
import { readCsv } from './read_csv.js'
import { checkPeople, peopleProblems } from './read_search.js'
import { SetCapacity } from './set_capacity.js'
import { SetStore } from './set_store.js'

@inject()
export default class ImportController {
  constructor(
    private readonly additions: AddSetWork,
    private readonly sets: SetStore,
    private readonly capacity: SetCapacity,
    private readonly imports: ImportPeople
  ) {}

  async handle(ctx: HttpContext) {
    const { params, body } = await inputWith(ctx, importOperation, async ({ rows }) =>
      peopleProblems(await validItems(personRowSchema, rows, env.get('SET_MAX_ITEMS')))
    )
    if ((body.rows === undefined) === (body.csv === undefined))
      throw validationFailed({ rows: ['set either rows or csv'] })
    const rows = body.csv === undefined ? (body.rows as PersonRow[]) : await readCsv(body.csv)
    checkPeople(rows, 'rows')
    await this.additions.check(ctx, params.id)
    const workspaceId = workspaceOf(ctx)
    const people = await this.imports.recognise(rows, workspaceId)
    await this.additions.commit(ctx, params.id, async (tx, now) => {
      const fresh = await this.imports.fresh(workspaceId, params.id, people, tx)
      await this.capacity.check(params.id, fresh.length, body.csv === undefined ? 'rows' : 'csv', tx)
      const columns = (await this.sets.columns(params.id, tx)).length
      const imported = await this.imports.admit(params.id, fresh, now, tx)
      const credits = maximumOf({ people: 0, values: imported * columns }, env.get('PRICES'))
      return { credits, data: { imported, skipped: rows.length - imported } }
    })
  }
}
