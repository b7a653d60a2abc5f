import { assertAmount } from '#domain/billing/amounts'
import { type DailyCharge, newestDayFirst } from '#domain/billing/daily_charges'
import { budgetPeriods, utcDay } from '#domain/billing/periods'
import {
  Billing,
  type BillingRefusal,
  type EntriesQuery,
  type LedgerEntry,
  type ReserveRequest,
} from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import { auditBooks } from './memory_books_audit.js'
import { Books, type Reservation } from './memory_books.js'

/**
 * The ledger of one process, in memory. Each call runs in one turn of the event loop, so it is
 * atomic. A call with `tx` is undone if the transaction rolls back, but others see it before the
 * commit.
 */
export class MemoryBilling extends Billing {
  readonly #held = new Set<Reservation>()

  /** `ids` returns the id of each new entry. Grants bring their own ids. */
  constructor(
    private readonly ids: () => string,
    private readonly books = new Books()
  ) {
    super()
  }

  async grant(
    grant: { id: string; workspaceId: string; amount: number; note: string | null; now: Date },
    tx?: SqlTransaction
  ) {
    assertAmount('A grant', grant.amount, 1)
    if (this.books.has(grant.id)) return false
    const { id, workspaceId, amount, note, now } = grant
    const entry = { id, workspaceId, kind: 'grant', amount, note, createdAt: now.toISOString() } as const
    this.#append({ ...entry, reservationId: null, keyId: null, route: null }, tx)
    return true
  }

  async reserve(request: ReserveRequest, tx?: SqlTransaction): Promise<BillingRefusal | null> {
    assertAmount('A reservation', request.amount, 1)
    const { id, workspaceId, keyId, route, amount, now, expiresAt } = request
    if (this.books.reservations.has(id)) return null
    const refusal = this.#refusal(request)
    if (refusal) return refusal
    const reservation: Reservation = {
      id,
      workspaceId,
      keyId,
      route,
      amount,
      reservedAt: new Date(now),
      expiresAt: new Date(expiresAt),
      status: 'held',
    }
    this.books.reservations.set(id, reservation)
    this.#held.add(reservation)
    tx?.onRollback(() => {
      this.books.reservations.delete(id)
      this.#held.delete(reservation)
    })
    this.#append(entryOf(reservation, this.ids(), 'hold', amount, now), tx)
    return null
  }

  async settle(id: string, charged: number, now: Date, tx?: SqlTransaction) {
    assertAmount('The charge', charged, 0)
    const reservation = this.books.reservations.get(id)
    if (!reservation) return false
    assertAmount('The charge', charged, 0, reservation.amount)
    return this.#end(reservation, 'settled', charged, now, tx)
  }

  async release(id: string, now: Date, tx?: SqlTransaction) {
    const reservation = this.books.reservations.get(id)
    return reservation ? this.#end(reservation, 'released', reservation.amount, now, tx) : false
  }

  async extend(id: string, expiresAt: Date, tx?: SqlTransaction) {
    const reservation = this.books.reservations.get(id)
    if (reservation?.status !== 'held') return false
    const before = reservation.expiresAt
    reservation.expiresAt = new Date(expiresAt)
    tx?.onRollback(() => {
      reservation.expiresAt = before
    })
    return true
  }

  async sweep(now: Date, limit: number) {
    const expired = [...this.#held]
      .filter((each) => each.expiresAt <= now)
      .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
    for (const each of expired) this.#end(each, 'released', each.amount, now)
    return expired.map((each) => each.id)
  }

  async balance(workspaceId: string) {
    return { ...this.books.account(workspaceId) }
  }

  async spend(keyId: string, now: Date) {
    const { day, month } = budgetPeriods(now)
    return { day: { ...this.books.spend(keyId, day) }, month: { ...this.books.spend(keyId, month) } }
  }

  async entries(workspaceId: string, { limit, before, ...wanted }: EntriesQuery) {
    let remaining = 0
    const entries = (this.books.entries.get(workspaceId) ?? []).map((entry) => {
      remaining += { grant: entry.amount, settle: -entry.amount, hold: 0, release: 0 }[entry.kind]
      return { ...entry, remaining }
    })
    const end =
      before === undefined
        ? entries.length
        : Math.max(
            0,
            entries.findIndex((each) => each.id === before)
          )
    const matching = entries.slice(0, end).filter((entry) => matches(entry, wanted))
    return matching.slice(Math.max(0, matching.length - limit)).reverse()
  }

  async charges(workspaceId: string, fromDay: string) {
    const sums = new Map<string, DailyCharge>()
    for (const entry of this.books.entries.get(workspaceId) ?? []) {
      if (entry.kind !== 'settle' || entry.amount === 0) continue
      const { reservedAt, route } = this.books.reservations.get(entry.reservationId!)!
      const day = utcDay(reservedAt)
      if (day < fromDay) continue
      const sum = sums.get(`${day} ${route}`) ?? { day, route, acu: 0 }
      sums.set(`${day} ${route}`, { ...sum, acu: sum.acu + entry.amount })
    }
    return [...sums.values()].sort(newestDayFirst)
  }

  async audit() {
    return auditBooks(this.books)
  }

  #refusal({ workspaceId, keyId, amount, now, ...request }: ReserveRequest): BillingRefusal | null {
    const { granted, posted, pending } = this.books.account(workspaceId)
    if (granted - posted - pending <= 0) return 'insufficient_acu'
    const { day, month } = budgetPeriods(now)
    const passes = (period: string, budget: number | null) => {
      const spend = this.books.spend(keyId, period)
      return budget !== null && spend.posted + spend.pending + amount > budget
    }
    if (passes(day, request.dailyBudget)) return 'daily_budget_exceeded'
    if (passes(month, request.monthlyBudget)) return 'monthly_budget_exceeded'
    return null
  }

  #end(
    reservation: Reservation,
    status: 'settled' | 'released',
    amount: number,
    now: Date,
    tx?: SqlTransaction
  ): boolean {
    if (reservation.status !== 'held') return false
    reservation.status = status
    this.#held.delete(reservation)
    tx?.onRollback(() => {
      reservation.status = 'held'
      this.#held.add(reservation)
    })
    const kind = status === 'settled' ? 'settle' : 'release'
    this.#append(entryOf(reservation, this.ids(), kind, amount, now), tx)
    return true
  }

  #append(entry: LedgerEntry, tx?: SqlTransaction): void {
    this.books.append(Object.freeze(entry))
    tx?.onRollback(() => this.books.takeBack(entry))
  }
}

function matches(
  entry: LedgerEntry,
  { kind, keyId, route, since }: Omit<EntriesQuery, 'limit' | 'before'>
): boolean {
  return (
    (kind === undefined || entry.kind === kind) &&
    (keyId === undefined || entry.keyId === keyId) &&
    (route === undefined || entry.route === route) &&
    (since === undefined || entry.createdAt >= since.toISOString())
  )
}

function entryOf(
  { id, workspaceId, keyId, route }: Reservation,
  entryId: string,
  kind: LedgerEntry['kind'],
  amount: number,
  now: Date
): LedgerEntry {
  const createdAt = now.toISOString()
  return { id: entryId, workspaceId, kind, amount, reservationId: id, keyId, route, note: null, createdAt }
}
