import { assertAmount } from '#domain/billing/amounts'
import { type DailyCharge, newestDayFirst } from '#domain/billing/daily_charges'
import { budgetPeriods, utcDay } from '#domain/billing/periods'
import {
  Billing,
  type BillingRefusal,
  type EntriesQuery,
  type LedgerEntry,
  type LedgerLine,
  type LinesQuery,
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

  async entries(workspaceId: string, { limit, before }: EntriesQuery) {
    return lastOf(this.#before(workspaceId, before), limit)
  }

  async lines(workspaceId: string, { limit, before, ...wanted }: LinesQuery) {
    const all = this.books.entries.get(workspaceId) ?? []
    let remaining = 0
    const lines = new Map<string, LedgerLine>()
    for (const entry of all) {
      const change = { grant: entry.amount, settle: -entry.amount || 0, hold: 0, release: 0 }[entry.kind]
      remaining += change
      const hold = lines.get(entry.reservationId ?? '')
      // The line of the reservation's end replaces the line of the reservation.
      if (entry.reservationId) lines.delete(entry.reservationId)
      const { workspaceId: _, kind, amount, ...rest } = entry
      lines.set(entry.reservationId ?? entry.id, {
        ...rest,
        change,
        remaining,
        state: kind === 'grant' ? 'granted' : kind === 'hold' ? 'held' : change < 0 ? 'charged' : 'free',
        reserved: kind === 'grant' ? null : (hold?.reserved ?? amount),
        reservedAt: kind === 'grant' ? null : (hold?.reservedAt ?? entry.createdAt),
      })
    }
    const ids = new Set(this.#before(workspaceId, before).map(({ id }) => id))
    return lastOf(
      [...lines.values()].filter((line) => ids.has(line.id) && matches(line, wanted)),
      limit
    )
  }

  /** Returns the entries older than the one with the id `before`, oldest first. */
  #before(workspaceId: string, before?: string): LedgerEntry[] {
    const entries = this.books.entries.get(workspaceId) ?? []
    if (before === undefined) return entries
    const at = entries.findIndex(({ id }) => id === before)
    return entries.slice(0, Math.max(0, at))
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

const lastOf = <T>(items: readonly T[], limit: number): T[] =>
  items.slice(Math.max(0, items.length - limit)).reverse()

function matches(
  line: LedgerLine,
  { state, keyId, route, since }: Omit<LinesQuery, 'limit' | 'before'>
): boolean {
  return (
    (state === undefined || line.state === state) &&
    (keyId === undefined || line.keyId === keyId) &&
    (route === undefined || line.route === route) &&
    (since === undefined || line.createdAt >= since.toISOString())
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
