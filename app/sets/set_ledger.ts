import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Billing } from '#domain/billing/billing'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { maximumOf } from '#domain/sets/estimate'
import { RUN_HOLD_MS } from '#domain/runs/limits'
import { Charges } from '#app/billing/charges'
import env from '#start/env'

/**
 * Billing of Sets. Added work reserves its maximum cost. When the Set goes idle, new results are
 * charged and marked as charged in one transaction, and the rest is released.
 */
@inject()
export class SetLedger {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing,
    private readonly charges: Charges
  ) {}

  async reserve(ctx: HttpContext, setId: string, amount: number, tx: SqlTransaction): Promise<void> {
    if (amount === 0) return
    const until = new Date(Date.now() + RUN_HOLD_MS)
    const id = await this.charges.reserve(ctx, amount, until, tx)
    await addReservation(tx, setId, id, amount)
  }

  /** Returns the price in ACU of all charged people and values of a Set, at the present prices. */
  async charged(setId: string): Promise<number> {
    const [{ people, found }] = await this.sql.select<{ people: unknown; found: unknown }>(
      `SELECT (SELECT count(*) FROM set_items WHERE set_id = ? AND billed = ?) AS people,
         (SELECT count(*) FROM set_cells c JOIN set_items i ON i.id = c.item_id WHERE i.set_id = ? AND c.billed = ?) AS found`,
      [setId, true, setId, true]
    )
    return maximumOf({ people: Number(people), values: Number(found) }, env.get('PRICES'))
  }

  /**
   * Charges work since the last settlement and ends all reservations. Call it last in the
   * transaction, because it locks the workspace's balance.
   */
  async settle(setId: string, now: Date, tx: SqlTransaction): Promise<void> {
    const people = await tx.run(
      `UPDATE set_items SET billed = ? WHERE set_id = ? AND billed = ? AND status = 'admitted' AND search_id IS NOT NULL`,
      [true, setId, false]
    )
    const values = await tx.run(
      `UPDATE set_cells SET billed = ? WHERE billed = ? AND found = ? AND item_id IN (SELECT id FROM set_items WHERE set_id = ?)`,
      [true, false, true, setId]
    )
    const reservations = await tx.select<{ reservation_id: string; amount: number }>(
      'SELECT reservation_id, amount FROM set_reservations WHERE set_id = ? AND is_ended = ? ORDER BY reservation_id',
      [setId, false]
    )
    let remaining = maximumOf({ people, values }, env.get('PRICES'))
    for (const { reservation_id, amount } of reservations) {
      const charge = Math.min(remaining, Number(amount))
      if (charge === 0) await this.billing.release(reservation_id, now, tx)
      else if (await this.billing.settle(reservation_id, charge, now, tx)) remaining -= charge
    }
    await tx.run('UPDATE set_reservations SET is_ended = ? WHERE set_id = ?', [true, setId])
  }
}

/** Adds a reservation of a Set, which `settle` charges or releases. */
export async function addReservation(
  tx: SqlTransaction,
  setId: string,
  id: string,
  amount: number
): Promise<void> {
  await tx.run('INSERT INTO set_reservations (reservation_id, set_id, amount) VALUES (?, ?, ?)', [
    id,
    setId,
    amount,
  ])
}
