import { assertAmount } from '#domain/billing/amounts'
import { Billing, type EntriesQuery, type LinesQuery, type ReserveRequest } from '#domain/billing/billing'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { auditBooks } from './audit.js'
import { endReservation, lockReservation, type OnCharge } from './end_reservation.js'
import { entriesPage } from './entries.js'
import { type Grant, grant } from './grant.js'
import { linesPage } from './lines.js'
import { readBalance, readCharges, readSpend } from './reads.js'
import { reserve } from './reserve.js'

/**
 * The ledger in SQL (database/migrations/0002_ledger.ts). Each change locks the workspace's account
 * first, so it is correct at READ COMMITTED and cannot deadlock.
 */
export class SqlBilling extends Billing {
  /** @param ids creates the ids of all entries except grants */
  constructor(
    private readonly sql: Sql,
    private readonly ids: () => string,
    private readonly onCharge?: OnCharge
  ) {
    super()
  }

  async grant(request: Grant, tx?: SqlTransaction) {
    assertAmount('A grant', request.amount, 1)
    return this.#atomically(tx, (work) => grant(work, request))
  }

  async reserve(request: ReserveRequest, tx?: SqlTransaction) {
    assertAmount('A reservation', request.amount, 1)
    return this.#atomically(tx, (work) => reserve(work, request, this.ids()))
  }

  async settle(id: string, charged: number, now: Date, tx?: SqlTransaction) {
    assertAmount('The charge', charged, 0)
    return this.#atomically(tx, (work) =>
      endReservation(work, { id, charged, now, entryId: this.ids() }, this.onCharge)
    )
  }

  async release(id: string, now: Date, tx?: SqlTransaction) {
    return this.#atomically(tx, (work) =>
      endReservation(work, { id, charged: null, now, entryId: this.ids() })
    )
  }

  async extend(id: string, expiresAt: Date, tx?: SqlTransaction) {
    return this.#atomically(tx, async (work) => {
      if ((await lockReservation(work, id)) === null) return false
      const moved = await work.run(
        "UPDATE reservations SET expires_at = ? WHERE id = ? AND status = 'held'",
        [expiresAt.toISOString(), id]
      )
      return moved > 0
    })
  }

  async sweep(now: Date, limit: number) {
    const expired = await this.sql.select<{ id: string }>(
      `SELECT id FROM reservations WHERE status = 'held' AND expires_at <= ? ORDER BY expires_at, id LIMIT ?`,
      [now.toISOString(), limit]
    )
    const released: string[] = []
    for (const { id } of expired) {
      const end = { id, charged: null, now, entryId: this.ids(), expiredBy: now }
      if (await this.sql.transaction((work) => endReservation(work, end))) released.push(id)
    }
    return released
  }

  balance(workspaceId: string, tx?: SqlTransaction) {
    return readBalance(tx ?? this.sql, workspaceId)
  }

  spend(keyId: string, now: Date) {
    return readSpend(this.sql, keyId, now)
  }

  entries(workspaceId: string, page: EntriesQuery) {
    return entriesPage(this.sql, workspaceId, page)
  }

  lines(workspaceId: string, page: LinesQuery) {
    return linesPage(this.sql, workspaceId, page)
  }

  charges(workspaceId: string, fromDay: string) {
    return readCharges(this.sql, workspaceId, fromDay)
  }

  audit() {
    return auditBooks(this.sql)
  }

  #atomically<T>(tx: SqlTransaction | undefined, work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return (tx ?? this.sql).transaction(work)
  }
}
