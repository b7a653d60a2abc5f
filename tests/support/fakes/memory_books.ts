import { budgetPeriods } from '#domain/billing/periods'
import type { Balance, LedgerEntry, Spend } from '#domain/billing/billing'

export type Reservation = {
  readonly id: string
  readonly workspaceId: string
  readonly keyId: string
  readonly route: string
  readonly amount: number
  readonly reservedAt: Date
  expiresAt: Date
  status: 'held' | 'settled' | 'released'
}

/** The change of the running totals by an entry. */
type Effect = { granted: number; posted: number; pending: number }

/** Ledger entries in the order in which they were written, with their running totals. */
export class Books {
  readonly accounts = new Map<string, Balance>()
  /** By key id and period. */
  readonly spends = new Map<string, Spend>()
  readonly reservations = new Map<string, Reservation>()
  /** By workspace. */
  readonly entries = new Map<string, LedgerEntry[]>()
  readonly #ids = new Set<string>()

  has(entryId: string): boolean {
    return this.#ids.has(entryId)
  }

  account(workspaceId: string): Readonly<Balance> {
    return this.accounts.get(workspaceId) ?? { granted: 0, posted: 0, pending: 0 }
  }

  spend(keyId: string, period: string): Readonly<Spend> {
    return this.spends.get(spendKey(keyId, period)) ?? { posted: 0, pending: 0 }
  }

  append(entry: LedgerEntry): void {
    const entries = this.entries.get(entry.workspaceId)
    if (entries) entries.push(entry)
    else this.entries.set(entry.workspaceId, [entry])
    this.#ids.add(entry.id)
    this.#count(entry, 1)
  }

  /** Removes an entry of a transaction that was rolled back. Later entries stay. */
  takeBack(entry: LedgerEntry): void {
    const entries = this.entries.get(entry.workspaceId) ?? []
    entries.splice(entries.lastIndexOf(entry), 1)
    this.#ids.delete(entry.id)
    this.#count(entry, -1)
  }

  #count(entry: LedgerEntry, sign: 1 | -1): void {
    const reservation = entry.reservationId === null ? null : this.reservations.get(entry.reservationId)!
    const { granted, posted, pending } = effectOf(entry, reservation?.amount ?? 0)
    const account = this.account(entry.workspaceId)
    this.accounts.set(entry.workspaceId, {
      granted: account.granted + sign * granted,
      posted: account.posted + sign * posted,
      pending: account.pending + sign * pending,
    })
    if (!reservation) return
    for (const period of Object.values(budgetPeriods(reservation.reservedAt))) {
      const spend = this.spend(reservation.keyId, period)
      this.spends.set(spendKey(reservation.keyId, period), {
        posted: spend.posted + sign * posted,
        pending: spend.pending + sign * pending,
      })
    }
  }
}

export const spendKey = (keyId: string, period: string): string => `${keyId}, ${period}`

function effectOf(entry: LedgerEntry, reserved: number): Effect {
  switch (entry.kind) {
    case 'grant':
      return { granted: entry.amount, posted: 0, pending: 0 }
    case 'hold':
      return { granted: 0, posted: 0, pending: entry.amount }
    case 'settle':
      return { granted: 0, posted: entry.amount, pending: -reserved }
    case 'release':
      return { granted: 0, posted: 0, pending: -entry.amount }
  }
}
