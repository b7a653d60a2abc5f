import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OPERATOR_SCOPES, type Scope } from '#domain/access/scopes'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { callersChanged, callersChangedEverywhere } from '#app/access/callers'
import { createKey } from '#app/access/create_key'
import { revokeKey } from '#app/access/revoke_key'
import { rotateKey } from '#app/access/rotate_key'
import { audit } from '#app/console/audit'
import { memberOf, userOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { Refusal } from '#app/shared/http/refusal'
import env from '#start/env'
import { ListKeys } from './list_keys.js'
import {
  createKeyOperation,
  listKeysOperation,
  revokeKeyOperation,
  rotateKeyOperation,
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
    const { scopes, ...limits } = body
    const changes: [string, string | number | null][] = Object.entries(limits).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]]
    )
    if (changes.length === 0 && !scopes) throw validationFailed({ body: ['must change something'] })
    await this.sql.transaction(async (tx) => {
      const before = scopes
        ? await this.#lasting(ctx, params.key, tx)
        : await this.#owned(ctx, params.key, tx)
      const after = scopes ? [...scopes, ...granted(before.scopes)] : null
      if (after) changes.push(['scopes', toJson(after)])
      const columns = changes.map(([column]) => `${column} = ?`).join(', ')
      await tx.run(`UPDATE api_keys SET ${columns} WHERE id = ?`, [
        ...changes.map(([, value]) => value),
        params.key,
      ])
      const detail = { name: before.name, ...changedLimits(limits, before) }
      const changedScopes = after ? { scopes: after, scopes_before: before.scopes } : {}
      await audit(tx, memberOf(ctx), 'key.update', params.key, { ...detail, ...changedScopes })
    })
    // A removed scope must stop working in every process before the response.
    if (scopes) await callersChangedEverywhere(this.sql)
    else callersChanged()
    return success(ctx, { id: params.key })
  }

  async rotate(ctx: HttpContext) {
    const { params, body } = await input(ctx, rotateKeyOperation)
    const formerUntil = new Date(Date.now() + body.overlap_hours * 3_600_000)
    const secret = await this.sql.transaction(async (tx) => {
      const { name, scopes } = await this.#lasting(ctx, params.key, tx)
      if (granted(scopes).length > 0 && !userOf(ctx).isOperator)
        throw new Refusal(403, 'operator_required', 'Only an operator can rotate a key with operator scopes.')
      await audit(tx, memberOf(ctx), 'key.rotate', params.key, { name, ...body })
      return rotateKey(tx, { id: params.key, prefix: env.get('KEY_PREFIX'), formerUntil })
    })
    if (body.overlap_hours === 0) await callersChangedEverywhere(this.sql)
    else callersChanged()
    ctx.response.status(201)
    return success(ctx, { id: params.key, secret, former_until: formerUntil.toISOString() })
  }

  /** When this returns, no process accepts the key. */
  async revoke(ctx: HttpContext) {
    const { params } = await input(ctx, revokeKeyOperation)
    const revokedAt = await this.sql.transaction(async (tx) => {
      const { name } = await this.#owned(ctx, params.key, tx)
      await audit(tx, memberOf(ctx), 'key.revoke', params.key, { name })
      return revokeKey(tx, params.key, new Date())
    })
    await callersChangedEverywhere(this.sql)
    return success(ctx, { id: params.key, revoked_at: revokedAt })
  }

  async #owned(ctx: HttpContext, id: string, tx: SqlTransaction): Promise<OwnedKey> {
    const [key] = await tx.select<Omit<OwnedKey, 'scopes'> & { scopes: string }>(
      `SELECT name, scopes, rate, daily_budget, monthly_budget, revoked_at, session_user_id, audience
       FROM api_keys WHERE id = ? AND workspace_id = ?`,
      [id, memberOf(ctx).workspace.id]
    )
    if (!key) throw new DomainError('not_found')
    return { ...key, scopes: fromJson<Scope[]>(key.scopes) }
  }

  /** Throws `not_found` also for a revoked key, and for a key of a session or an app. */
  async #lasting(ctx: HttpContext, id: string, tx: SqlTransaction): Promise<OwnedKey> {
    const key = await this.#owned(ctx, id, tx)
    if (key.revoked_at !== null || key.session_user_id !== null || key.audience !== null)
      throw new DomainError('not_found', 'The key is revoked, or belongs to a session or an app.')
    return key
  }
}

type Limits = Record<'rate' | 'daily_budget' | 'monthly_budget', number | null>
type OwnedKey = Limits & {
  name: string
  scopes: Scope[]
  revoked_at: string | null
  session_user_id: string | null
  audience: string | null
}

/** Returns the given limits, and under `<limit>_before` the limits that they replace. */
const changedLimits = (limits: Partial<Limits>, before: Limits): Record<string, number | null> =>
  Object.fromEntries(
    (Object.entries(limits) as [keyof Limits, number | null | undefined][]).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [
            [name, value],
            [`${name}_before`, before[name] === null ? null : Number(before[name])],
          ]
    )
  )

/** Returns the scopes that only an operator can grant. They stay when an admin changes the others. */
const granted = (scopes: readonly Scope[]): Scope[] => scopes.filter((scope) => scope in OPERATOR_SCOPES)

function futureTime(given: string | null): string | null {
  if (given === null) return null
  const time = new Date(given)
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(time.getTime()) || time <= new Date())
    throw validationFailed({ expires_at: ['must be an ISO 8601 time in the future'] })
  return time.toISOString()
}
