import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { callersChanged, callersChangedEverywhere } from '#app/access/callers'
import { createKey } from '#app/access/create_key'
import { revokeKey } from '#app/access/revoke_key'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { ListKeys } from './list_keys.js'
import {
  createKeyOperation,
  listKeysOperation,
  revokeKeyOperation,
  updateKeyOperation,
} from './operations.js'

@inject()
export default class KeysController {
  constructor(
    private readonly sql: Sql,
    private readonly keys: ListKeys
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listKeysOperation)
    const place = placeOf(query)
    const { id } = memberOf(ctx).workspace
    const page = { ...query, from: place.from, limit: place.limit + 1 }
    const keys = await this.keys.list(id, page, new Date())
    return success(ctx, pageOf(keys, place))
  }

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createKeyOperation)
    const member = memberOf(ctx)
    const { name, scopes } = body
    const values = {
      workspaceId: member.workspace.id,
      name,
      scopes,
      prefix: env.get('KEY_PREFIX'),
      rate: body.rate ?? null,
      dailyBudget: body.daily_budget ?? null,
      monthlyBudget: body.monthly_budget ?? null,
      expiresAt: futureTime(body.expires_at ?? null),
    }
    const created = await this.sql.transaction(async (tx) => {
      const key = await createKey(tx, values)
      await audit(tx, member, 'key.create', key.id, { name, scopes })
      return key
    })
    ctx.response.status(201)
    return success(ctx, created)
  }

  async update(ctx: HttpContext) {
    const { params, body } = await input(ctx, updateKeyOperation)
    const changes = Object.entries(body).filter(([, value]) => value !== undefined)
    if (changes.length === 0) throw validationFailed({ body: ['must change something'] })
    await this.sql.transaction(async (tx) => {
      await this.#owned(ctx, params.key, tx)
      const columns = changes.map(([column]) => `${column} = ?`).join(', ')
      await tx.run(`UPDATE api_keys SET ${columns} WHERE id = ?`, [
        ...changes.map(([, value]) => value),
        params.key,
      ])
      await audit(tx, memberOf(ctx), 'key.update', params.key, Object.fromEntries(changes))
    })
    callersChanged()
    return success(ctx, { id: params.key })
  }

  /** When this returns, no process accepts the key. */
  async revoke(ctx: HttpContext) {
    const { params } = await input(ctx, revokeKeyOperation)
    const revokedAt = await this.sql.transaction(async (tx) => {
      await this.#owned(ctx, params.key, tx)
      await audit(tx, memberOf(ctx), 'key.revoke', params.key, {})
      return revokeKey(tx, params.key, new Date())
    })
    await callersChangedEverywhere(this.sql)
    return success(ctx, { id: params.key, revoked_at: revokedAt })
  }

  async #owned(ctx: HttpContext, id: string, tx: SqlTransaction): Promise<void> {
    const [key] = await tx.select('SELECT id FROM api_keys WHERE id = ? AND workspace_id = ?', [
      id,
      memberOf(ctx).workspace.id,
    ])
    if (!key) throw new DomainError('not_found')
  }
}

function futureTime(given: string | null): string | null {
  if (given === null) return null
  const time = new Date(given)
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(time.getTime()) || time <= new Date())
    throw validationFailed({ expires_at: ['must be an ISO 8601 time in the future'] })
  return time.toISOString()
}
