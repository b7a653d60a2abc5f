import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { CancelSet } from '#app/sets/cancel_set'
import { SetStore } from '#app/sets/set_store'
import { ItemExclusions } from '#app/sets/item_exclusions'
import { ShareLinks } from '#app/sets/share_links'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import {
  cancelSetOperation,
  excludeItemOperation,
  includeItemOperation,
  shareSetOperation,
  unshareSetOperation,
} from './operations.js'

@inject()
export default class SetChangesController {
  constructor(
    private readonly sql: Sql,
    private readonly sets: SetStore,
    private readonly cancelSet: CancelSet,
    private readonly links: ShareLinks,
    private readonly exclusions: ItemExclusions
  ) {}

  async cancel(ctx: HttpContext) {
    const { params } = await input(ctx, cancelSetOperation)
    const member = memberOf(ctx)
    const before = await this.sets.get(member.workspace.id, params.id)
    const status = await this.sql.transaction(async (tx) => {
      const after = await this.cancelSet.cancel(member.workspace.id, params.id, tx)
      if (after !== before.status) await audit(tx, member, 'set.cancel', params.id, {})
      return after
    })
    return success(ctx, { status })
  }

  async share(ctx: HttpContext) {
    const { params } = await input(ctx, shareSetOperation)
    const member = memberOf(ctx)
    await this.sets.get(member.workspace.id, params.id)
    const url = await this.sql.transaction(async (tx) => {
      await audit(tx, member, 'set.share', params.id, {})
      return this.links.make(member.workspace.id, params.id, tx)
    })
    ctx.response.status(201)
    return success(ctx, { url })
  }

  async unshare(ctx: HttpContext) {
    const { params } = await input(ctx, unshareSetOperation)
    const member = memberOf(ctx)
    await this.sql.transaction(async (tx) => {
      if (!(await this.links.revoke(member.workspace.id, params.id, tx))) throw new DomainError('not_found')
      await audit(tx, member, 'set.unshare', params.id, {})
    })
    return success(ctx, {})
  }

  async exclude(ctx: HttpContext) {
    const { params } = await input(ctx, excludeItemOperation)
    const member = memberOf(ctx)
    await this.sql.transaction(async (tx) => {
      await this.exclusions.exclude(member.workspace.id, params, tx)
      await audit(tx, member, 'set.exclude', params.id, { item: params.item })
    })
    return success(ctx, {})
  }

  async include(ctx: HttpContext) {
    const { params } = await input(ctx, includeItemOperation)
    const member = memberOf(ctx)
    await this.sql.transaction(async (tx) => {
      await this.exclusions.include(member.workspace.id, params, tx)
      await audit(tx, member, 'set.include', params.id, { item: params.item })
    })
    return success(ctx, {})
  }
}
