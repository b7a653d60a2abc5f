import { inject } from '@adonisjs/core'
import type { Scope } from '#domain/access/scopes'
import { Billing } from '#domain/ports/billing'
import { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import type { KEY_STATES } from './operations.js'

export type KeyState = (typeof KEY_STATES)[number]

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
}

/** What each state is; each takes the time as its only value. */
const CONDITION: Record<KeyState, string> = {
  active: 'AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)',
  expired: 'AND revoked_at IS NULL AND expires_at <= ?',
  revoked: 'AND revoked_at IS NOT NULL AND created_at <= ?',
}

/** Keys of a workspace with what they spent; never their secrets, which nobody has. */
@inject()
export class ListKeys {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing
  ) {}

  /** Newest first. */
  async list(workspaceId: string, state: KeyState | undefined, from: number, limit: number, now: Date) {
    const rows = await this.sql.select<Row>(
      `SELECT id, name, scopes, rate, daily_budget, monthly_budget, expires_at, revoked_at, last_used_at, created_at
       FROM api_keys WHERE workspace_id = ? ${state ? CONDITION[state] : ''}
       ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
      [workspaceId, ...(state ? [now.toISOString()] : []), limit, from]
    )
    return Promise.all(
      rows.map(async ({ scopes, ...row }) => {
        const { day, month } = await this.billing.spend(row.id, now)
        return {
          ...row,
          state: stateOf(row, now),
          scopes: fromJson<Scope[]>(scopes),
          spent_today: day.posted + day.pending,
          spent_this_month: month.posted + month.pending,
        }
      })
    )
  }
}

function stateOf({ revoked_at, expires_at }: Row | Omit<Row, 'scopes'>, now: Date): KeyState {
  if (revoked_at) return 'revoked'
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'active'
}
