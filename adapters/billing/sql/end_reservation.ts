import { assertAmount } from '#domain/billing/amounts'
import type { Charge } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import { appendEntry } from './entries.js'

type Reservation = { workspace_id: string; key_id: string; route: string; amount: unknown; day: string }

export type End = {
  id: string
  /** The settled amount. Null releases the reservation. */
  charged: number | null
  now: Date
  entryId: string
  /** Ends the reservation only if it expired by this time. */
  expiredBy?: Date
}

/** Called in the transaction of a charge above 0, after the totals have changed. */
export type OnCharge = (tx: SqlTransaction, charge: Charge) => Promise<void>

/**
 * Ends an open reservation. Returns false if the id is unknown, the reservation has ended, or it has not
 * expired by `expiredBy`. If several callers end it concurrently, exactly one receives true.
 */
export async function endReservation(tx: SqlTransaction, end: End, onCharge?: OnCharge): Promise<boolean> {
  const reservation = await lockReservation(tx, end.id)
  if (reservation === null) return false
  const amount = Number(reservation.amount)
  const charged = end.charged ?? 0
  assertAmount('The charge', charged, 0, amount)

  const { workspace_id: workspaceId, key_id: keyId, route } = reservation
  const [day, month] = [`day:${reservation.day}`, `month:${reservation.day.slice(0, 7)}`]
  const now = end.now.toISOString()
  const due = end.expiredBy ? [end.expiredBy.toISOString()] : []
  const ended = await tx.run(
    `UPDATE reservations SET status = ?, charged = ?, ended_at = ?
     WHERE id = ? AND status = 'held' ${due.length ? 'AND expires_at <= ?' : ''}`,
    [end.charged === null ? 'released' : 'settled', charged, now, end.id, ...due]
  )
  if (ended === 0) return false

  await tx.run('UPDATE accounts SET pending = pending - ?, posted = posted + ? WHERE workspace_id = ?', [
    amount,
    charged,
    workspaceId,
  ])
  await tx.run(
    'UPDATE key_spend SET pending = pending - ?, posted = posted + ? WHERE key_id = ? AND period IN (?, ?)',
    [amount, charged, keyId, day, month]
  )
  await appendEntry(tx, {
    id: end.entryId,
    workspaceId,
    kind: end.charged === null ? 'release' : 'settle',
    amount: end.charged ?? amount,
    reservationId: end.id,
    keyId,
    route,
    note: null,
    createdAt: now,
  })
  if (charged > 0) await onCharge?.(tx, { workspaceId, keyId, day, month, now: end.now })
  return true
}

/**
 * Reads a reservation, then locks its workspace's balance. Returns null for an unknown id. Reads
 * only columns that never change, because the read precedes the lock. Every writer takes this lock
 * before it writes, which prevents deadlocks.
 */
export async function lockReservation(tx: SqlTransaction, id: string): Promise<Reservation | null> {
  const [reservation] = await tx.select<Reservation>(
    'SELECT workspace_id, key_id, route, amount, day FROM reservations WHERE id = ?',
    [id]
  )
  if (!reservation) return null
  // The update changes nothing, but locks the row.
  await tx.run('UPDATE accounts SET pending = pending WHERE workspace_id = ?', [reservation.workspace_id])
  return reservation
}
