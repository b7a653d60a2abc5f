import { DomainError } from '#domain/errors'
import type { Billing } from '#domain/billing/billing'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { type AccessRow, accessRefusal } from '#app/access/access_refusal'
import { newId } from '#app/shared/new_id'

const RESERVATION_MS = 15 * 60 * 1000

type KeyOwner = { workspaceId: string; keyId: string }
type Budgets = { daily_budget: number | null; monthly_budget: number | null }

/** Reserves ACU for work without a request, within the budgets of the key that started it. */
export class KeyReservations {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing
  ) {}

  /** Throws the error that a request with this key would get at `now`. A missing key counts as revoked. */
  async check({ workspaceId, keyId }: KeyOwner, now: Date): Promise<void> {
    const [row] = await this.sql.select<AccessRow>(
      `SELECT k.expires_at, k.revoked_at, w.plan, w.card_on_file, w.status
       FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id WHERE k.id = ? AND w.id = ?`,
      [keyId, workspaceId]
    )
    const refusal = row ? accessRefusal(row, now) : 'revoked_api_key'
    if (refusal) throw new DomainError(refusal)
  }

  /** Returns the reservation id, or null for an amount of 0. Throws billing errors. */
  async reserve(
    { workspaceId, keyId }: KeyOwner,
    amount: number,
    now: Date,
    { tx, holdMs = RESERVATION_MS }: { tx?: SqlTransaction; holdMs?: number } = {}
  ): Promise<string | null> {
    if (amount === 0) return null
    const [key] = await (tx ?? this.sql).select<Budgets>(
      'SELECT daily_budget, monthly_budget FROM api_keys WHERE id = ?',
      [keyId]
    )
    const id = newId('res')
    const refusal = await this.billing.reserve(
      {
        ...{ id, workspaceId, keyId, amount, now, route: 'POST /v1/monitors' },
        dailyBudget: key?.daily_budget ?? null,
        monthlyBudget: key?.monthly_budget ?? null,
        expiresAt: new Date(now.getTime() + holdMs),
      },
      tx
    )
    if (refusal) throw new DomainError(refusal)
    return id
  }
}
