import { inject } from '@adonisjs/core'
import type { Plan } from '#domain/access/plans'
import { keyBucket } from '#domain/access/rate_limits'
import type { Scope } from '#domain/access/scopes'
import { Billing } from '#domain/billing/billing'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import { orderBy, type Sorted } from '#app/shared/database/order_by'
import type { KEY_KINDS, KEY_SORTS, KEY_STATES } from './operations.js'

type KeyState = (typeof KEY_STATES)[number]
type Kind = (typeof KEY_KINDS)[number]
type Sort = (typeof KEY_SORTS)[number]
type Page = { state?: KeyState; kind?: Kind; sort?: Sorted<Sort>; from: number; limit: number }

type Row = {
  id: string
  name: string
  scopes: string
  rate: number | null
  daily_budget: number | null
  monthly_budget: number | null
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
  created_at: string
  former_until: string | null
  session_user_id: string | null
  audience: string | null
  secret_start: string | null
  plan: Plan
  rate_override: number | null
}

/** SQL conditions by state. The current time is the only parameter. */
const CONDITION: Record<KeyState, string> = {
  active: 'AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ?)',
  expired: 'AND k.revoked_at IS NULL AND k.expires_at <= ?',
  revoked: 'AND k.revoked_at IS NOT NULL AND k.created_at <= ?',
}

const OF_KIND: Record<Kind, string> = {
  lasting: 'AND k.session_user_id IS NULL AND k.audience IS NULL',
  temporary: 'AND (k.session_user_id IS NOT NULL OR k.audience IS NOT NULL)',
}

const EXPRESSION: Record<Sort, string> = {
  name: 'lower(k.name)',
  created: 'k.created_at',
  last_used: 'k.last_used_at',
  expires: 'k.expires_at',
}

/** 1 for expired and revoked keys, else 0. The current time is the only parameter. */
const IS_ENDED =
  'CASE WHEN k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ?) THEN 0 ELSE 1 END'

/** Leaves out expired and revoked session keys, because there are many and nobody needs them. */
const NO_ENDED_SESSION = 'AND (k.session_user_id IS NULL OR (k.revoked_at IS NULL AND k.expires_at > ?))'

/** Lists keys of a workspace with their spend and limits. Secrets are not stored. */
@inject()
export class ListKeys {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing,
    private readonly buckets: RateBuckets
  ) {}

  /** Usable keys first, then the newest, unless sorted otherwise. */
  async list(workspaceId: string, { state, kind, sort, from, limit }: Page, now: Date) {
    const time = now.toISOString()
    const rows = await this.sql.select<Row>(
      `SELECT k.id, k.name, k.scopes, k.rate, k.daily_budget, k.monthly_budget, k.expires_at, k.revoked_at,
              k.last_used_at, k.created_at, k.former_until, k.session_user_id, k.audience, k.secret_start, w.plan, w.rate_override
       FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
       WHERE k.workspace_id = ? ${NO_ENDED_SESSION} ${state ? CONDITION[state] : ''} ${kind ? OF_KIND[kind] : ''}
       ${orderBy(sort, EXPRESSION, `${IS_ENDED}, k.created_at DESC, k.id DESC`)} LIMIT ? OFFSET ?`,
      [workspaceId, time, ...(state ? [time] : []), time, limit, from]
    )
    return Promise.all(rows.map((row) => this.#withUse(workspaceId, row, now)))
  }

  async #withUse(
    workspaceId: string,
    { scopes, plan, rate_override, session_user_id, audience, former_until, ...row }: Row,
    now: Date
  ) {
    const { day, month } = await this.billing.spend(row.id, now)
    const bucket = keyBucket(row, { id: workspaceId, plan, rateOverride: rate_override })
    const [{ limit, remaining }] = await this.buckets.peek([bucket], now.getTime())
    return {
      ...row,
      state: stateOf(row, now),
      is_temporary: session_user_id !== null || audience !== null,
      former_until: former_until !== null && new Date(former_until) > now ? former_until : null,
      scopes: fromJson<Scope[]>(scopes),
      rate_limit: limit,
      rate_used: limit - remaining,
      spent_today: day.posted + day.pending,
      spent_this_month: month.posted + month.pending,
    }
  }
}

function stateOf({ revoked_at, expires_at }: Pick<Row, 'revoked_at' | 'expires_at'>, now: Date): KeyState {
  if (revoked_at) return 'revoked'
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'active'
}
