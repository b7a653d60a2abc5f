import { budgetPeriods, utcDay } from '#domain/billing/periods'
import type { BillingRefusal, ReserveRequest } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import { appendEntry } from './entries.js'

/**
 * A running total that includes reservations. `hold` adds the amount, or returns false when the
 * total has no room. A balance above 0 has room for any amount.
 */
type Step = { refusal: BillingRefusal; hold(): Promise<boolean>; undo(): Promise<unknown> }

/**
 * Adds the amount to the account, day and month totals, then inserts the reservation. Returns null
 * on success and when the id is already reserved. A refusal undoes the earlier steps, so the
 * caller's transaction can continue.
 */
export async function reserve(
  tx: SqlTransaction,
  request: ReserveRequest,
  entryId: string
): Promise<BillingRefusal | null> {
  const { id, workspaceId, keyId, route, amount } = request
  const { day, month } = budgetPeriods(request.now)
  const steps = [
    accountStep(tx, workspaceId, amount),
    budgetStep(tx, keyId, day, amount, request.dailyBudget, 'daily_budget_exceeded'),
    budgetStep(tx, keyId, month, amount, request.monthlyBudget, 'monthly_budget_exceeded'),
  ]
  for (const [at, step] of steps.entries()) {
    if (await step.hold()) continue
    await undo(steps.slice(0, at))
    return (await isReserved(tx, id)) ? null : step.refusal
  }
  if (!(await insertReservation(tx, request))) {
    await undo(steps)
    return null
  }
  const createdAt = request.now.toISOString()
  const entry = { id: entryId, workspaceId, kind: 'hold', amount, reservationId: id, keyId, route } as const
  await appendEntry(tx, { ...entry, note: null, createdAt })
  return null
}

async function undo(held: readonly Step[]): Promise<void> {
  for (const step of held) await step.undo()
}

function accountStep(tx: SqlTransaction, workspaceId: string, amount: number): Step {
  return {
    refusal: 'insufficient_acu',
    hold: async () =>
      0 <
      (await tx.run(
        'UPDATE accounts SET pending = pending + ? WHERE workspace_id = ? AND granted - posted - pending > 0',
        [amount, workspaceId]
      )),
    undo: () =>
      tx.run('UPDATE accounts SET pending = pending - ? WHERE workspace_id = ?', [amount, workspaceId]),
  }
}

function budgetStep(
  tx: SqlTransaction,
  keyId: string,
  period: string,
  amount: number,
  budget: number | null,
  refusal: BillingRefusal
): Step {
  const max = budget ?? Number.MAX_SAFE_INTEGER
  return {
    refusal,
    // The WHERE clause of the upsert does not apply to a new row, so the amount is checked here too.
    hold: async () =>
      amount <= max &&
      0 <
        (await tx.run(
          `INSERT INTO key_spend (key_id, period, posted, pending) VALUES (?, ?, 0, ?)
           ON CONFLICT (key_id, period) DO UPDATE SET pending = key_spend.pending + excluded.pending
           WHERE key_spend.posted + key_spend.pending + excluded.pending <= ?`,
          [keyId, period, amount, max]
        )),
    undo: () =>
      tx.run('UPDATE key_spend SET pending = pending - ? WHERE key_id = ? AND period = ?', [
        amount,
        keyId,
        period,
      ]),
  }
}

/** Returns false when the id is taken. */
async function insertReservation(tx: SqlTransaction, request: ReserveRequest): Promise<boolean> {
  const { id, workspaceId, keyId, route, amount, now, expiresAt } = request
  const inserted = await tx.run(
    `INSERT INTO reservations (id, workspace_id, key_id, route, amount, charged, status, day, expires_at)
     VALUES (?, ?, ?, ?, ?, 0, 'held', ?, ?) ON CONFLICT (id) DO NOTHING`,
    [id, workspaceId, keyId, route, amount, utcDay(now), expiresAt.toISOString()]
  )
  return inserted > 0
}

async function isReserved(tx: SqlTransaction, id: string): Promise<boolean> {
  return (await tx.select('SELECT 1 AS there FROM reservations WHERE id = ?', [id])).length > 0
}
