import { randomUUID } from 'node:crypto'
import { workspaceRefusal } from '#domain/access/api_keys'
import type { Plan } from '#domain/access/plans'
import { DomainError } from '#domain/errors'
import type { Billing } from '#domain/ports/billing'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { fromBoolean } from '#app/shared/database/codecs'

const HOLD_MS = 15 * 60 * 1000

type Of = { workspaceId: string; keyId: string }
type WorkspaceRow = { plan: Plan; card_on_file: unknown; status: 'active' | 'suspended' }
type Budgets = { daily_budget: number | null; monthly_budget: number | null }

/** Holds ACU for work without a request, under the budgets of the key that asked for it. */
export class KeyHold {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing
  ) {}

  /** Throws why a workspace cannot use the API now, as its own requests are refused. */
  async check({ workspaceId }: Of): Promise<void> {
    const [row] = await this.sql.select<WorkspaceRow>(
      'SELECT plan, card_on_file, status FROM workspaces WHERE id = ?',
      [workspaceId]
    )
    const refused = workspaceRefusal({ ...row, cardOnFile: fromBoolean(row.card_on_file) })
    if (refused) throw new DomainError(refused)
  }

  /** The reservation's id; null where nothing is to be held. Throws what billing refuses. */
  async reserve(
    { workspaceId, keyId }: Of,
    amount: number,
    now: Date,
    { tx, holdMs = HOLD_MS }: { tx?: SqlTransaction; holdMs?: number } = {}
  ): Promise<string | null> {
    if (amount === 0) return null
    const [key] = await (tx ?? this.sql).select<Budgets>(
      'SELECT daily_budget, monthly_budget FROM api_keys WHERE id = ?',
      [keyId]
    )
    const id = `res_${randomUUID().replaceAll('-', '')}`
    const refused = await this.billing.reserve(
      {
        ...{ id, workspaceId, keyId, amount, now, route: 'POST /v1/monitors' },
        dailyBudget: key?.daily_budget ?? null,
        monthlyBudget: key?.monthly_budget ?? null,
        expiresAt: new Date(now.getTime() + holdMs),
      },
      tx
    )
    if (refused) throw new DomainError(refused)
    return id
  }
}
