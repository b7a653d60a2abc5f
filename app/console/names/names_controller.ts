import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sql } from '#domain/ports/sql'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { DatasetStore } from '#app/datasets/dataset_store'
import { nameRecord } from '#app/names/record_names'
import { SetStore } from '#app/sets/set_store'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { renameDatasetOperation, renameSetOperation } from './operations.js'

/** Names Sets and datasets. The stores throw `not_found` for records of other workspaces. */
@inject()
export default class NamesController {
  constructor(
    private readonly sql: Sql,
    private readonly datasets: DatasetStore,
    private readonly sets: SetStore
  ) {}

  async dataset(ctx: HttpContext) {
    const { params, body } = await input(ctx, renameDatasetOperation)
    await this.datasets.get(memberOf(ctx).workspace.id, params.id)
    return this.#rename(ctx, 'dataset.rename', params.id, body.name)
  }

  async set(ctx: HttpContext) {
    const { params, body } = await input(ctx, renameSetOperation)
    await this.sets.get(memberOf(ctx).workspace.id, params.id)
    return this.#rename(ctx, 'set.rename', params.id, body.name)
  }

  async #rename(ctx: HttpContext, action: 'dataset.rename' | 'set.rename', id: string, text: string) {
    const member = memberOf(ctx)
    const name = text.trim()
    await this.sql.transaction(async (tx) => {
      await nameRecord(tx, member.workspace.id, id, name)
      await audit(tx, member, action, id, { name })
    })
    return success(ctx, {})
  }
}
