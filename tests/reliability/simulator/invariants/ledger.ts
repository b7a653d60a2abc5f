import { budgetPeriods } from '#domain/billing/periods'
import type { Entry, LedgerRows } from '../ledger_rows.js'
import type { SimKey } from '../world.js'

type Totals = { granted: number; posted: number; pending: number }
type Replayed = { amount: number; keyId: string; reservedAt: Date; end: Entry | null }

/**
 * Recomputes the ledger from its entries as they arrive, and compares it with the stored totals.
 * Does not use the arithmetic of the service.
 */
export class LedgerWatch {
  readonly #seen = new Map<string, string>()
  readonly #accounts = new Map<string, Totals>()
  readonly #spends = new Map<string, { posted: number; pending: number }>()
  readonly #reservations = new Map<string, Replayed>()
  readonly #ended = new Map<string, string>()

  constructor(private readonly keys: readonly SimKey[]) {}

  /** Returns the violations in the ledger. These include forbidden changes since the last check. */
  check(rows: LedgerRows): string[] {
    return [...this.#entries(rows), ...this.#totals(rows), ...this.#checkReservations(rows)]
  }

  #entries({ entries }: LedgerRows): string[] {
    const wrong: string[] = []
    let old = 0
    for (const entry of entries) {
      const text = Object.values(entry).join(' ')
      const before = this.#seen.get(entry.id)
      if (before === undefined) {
        this.#seen.set(entry.id, text)
        wrong.push(...this.#apply(entry))
      } else if (before !== text) wrong.push(`entry ${entry.id} was "${before}" and is "${text}"`)
      old += 1
    }
    if (old !== this.#seen.size) wrong.push(`of ${this.#seen.size} entries ${old} are left`)
    return wrong
  }

  #apply(entry: Entry): string[] {
    const account = this.#account(entry.workspaceId)
    if (entry.kind === 'grant') {
      account.granted += entry.amount
      return entry.amount > 0 ? [] : [`grant ${entry.id} of ${entry.amount}`]
    }
    const id = entry.reservationId!
    if (entry.kind === 'hold') return this.#hold(id, entry, account)
    const reservation = this.#reservations.get(id)
    if (!reservation) return [`${entry.kind} ${entry.id} ends ${id}, which was never held`]
    if (reservation.end) return [`${id} ended twice: ${reservation.end.kind} and ${entry.kind}`]
    reservation.end = entry
    const charged = entry.kind === 'settle' ? entry.amount : 0
    account.pending -= reservation.amount
    account.posted += charged
    for (const spend of this.#spendsOf(reservation)) {
      spend.pending -= reservation.amount
      spend.posted += charged
    }
    return charged > reservation.amount ? [`${id} of ${reservation.amount} was charged ${charged}`] : []
  }

  #hold(id: string, { amount, keyId, createdAt }: Entry, account: Totals): string[] {
    const wrong: string[] = []
    if (this.#reservations.has(id)) wrong.push(`${id} was held twice`)
    const available = account.granted - account.posted - account.pending
    if (available <= 0) wrong.push(`${id} was held with ${available} available`)
    const made = { amount, keyId: keyId!, reservedAt: new Date(createdAt), end: null }
    this.#reservations.set(id, made)
    account.pending += amount
    const key = this.keys.find((each) => each.id === keyId)!
    const [day, month] = this.#spendsOf(made)
    for (const [spend, budget] of [
      [day, key.dailyBudget],
      [month, key.monthlyBudget],
    ] as const) {
      spend.pending += amount
      if (budget !== null && spend.posted + spend.pending > budget)
        wrong.push(`${id} exceeds a budget of ${budget}: ${spend.posted} spent, ${spend.pending} held`)
    }
    return wrong
  }

  #totals({ accounts, spends }: LedgerRows): string[] {
    const kept = new Map(accounts.map((each) => [each.workspaceId, each]))
    const wrong: string[] = []
    for (const [id, made] of this.#accounts)
      for (const total of ['granted', 'posted', 'pending'] as const)
        if ((kept.get(id)?.[total] ?? 0) !== made[total])
          wrong.push(`account ${id}: ${total} is ${kept.get(id)?.[total]}, its entries say ${made[total]}`)
    for (const { workspaceId, granted, posted, pending } of accounts)
      if (!this.#accounts.has(workspaceId) && (granted || posted || pending))
        wrong.push(`account ${workspaceId} has totals but no entries`)
    for (const { keyId, period, posted, pending } of spends) {
      const made = this.#spends.get(`${keyId} ${period}`) ?? { posted: 0, pending: 0 }
      if (made.posted !== posted || made.pending !== pending)
        wrong.push(
          `${keyId} in ${period}: ${posted} and ${pending}, its entries say ${made.posted} and ${made.pending}`
        )
    }
    if (spends.length < this.#spends.size) wrong.push('the spending of a key is missing')
    return wrong
  }

  #checkReservations({ reservations }: LedgerRows): string[] {
    const wrong: string[] = []
    for (const { id, amount, charged, status } of reservations) {
      const made = this.#reservations.get(id)
      const end = made?.end
      const [should, charge] =
        end?.kind === 'settle' ? ['settled', end.amount] : [end ? 'released' : 'held', 0]
      if (made?.amount !== amount || status !== should || charged !== charge)
        wrong.push(
          `reservation ${id}: ${status}, ${charged} of ${amount}; entries: ${should}, ${charge} of ${made?.amount}`
        )
      const ended = this.#ended.get(id)
      if (ended && ended !== status) wrong.push(`reservation ${id} was ${ended} and is ${status}`)
      if (status !== 'held') this.#ended.set(id, status)
    }
    if (reservations.length !== this.#reservations.size) wrong.push('a reservation is missing')
    return wrong
  }

  #account(workspaceId: string): Totals {
    const account = this.#accounts.get(workspaceId) ?? { granted: 0, posted: 0, pending: 0 }
    this.#accounts.set(workspaceId, account)
    return account
  }

  #spendsOf({ keyId, reservedAt }: Replayed) {
    const { day, month } = budgetPeriods(reservedAt)
    return [day, month].map((period) => {
      const spend = this.#spends.get(`${keyId} ${period}`) ?? { posted: 0, pending: 0 }
      this.#spends.set(`${keyId} ${period}`, spend)
      return spend
    })
  }
}
