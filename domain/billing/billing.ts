import type { DailyCharge } from './daily_charges.js'
import type { SqlTransaction } from '#domain/ports/sql'

/** Amounts are whole ACU (1 ACU is one credit, 0.10 USD); times are Dates, days and months are of UTC. */
export type Balance = {
  granted: number
  /** Settled charges. */
  posted: number
  /** Held by reservations that have not ended. */
  pending: number
}

export type ReserveRequest = {
  /** Chosen by the caller; a second reservation of the same id changes nothing. */
  id: string
  workspaceId: string
  keyId: string
  /** The route that spends, as `POST /v1/search`. */
  route: string
  /** The most that the request can cost; above 0. */
  amount: number
  /** Of the key; null where it has none. */
  dailyBudget: number | null
  monthlyBudget: number | null
  now: Date
  /** From when on `sweep` may release it. */
  expiresAt: Date
}

export type BillingRefusal = 'insufficient_acu' | 'daily_budget_exceeded' | 'monthly_budget_exceeded'

export type LedgerEntry = {
  id: string
  workspaceId: string
  kind: 'grant' | 'hold' | 'settle' | 'release'
  /** Of a hold and a release what was reserved, of a settle what was charged. */
  amount: number
  reservationId: string | null
  keyId: string | null
  route: string | null
  note: string | null
  createdAt: string
}

/** A page of entries; of one kind, key or route, or from `since` (a time) on, where asked. */
export type EntriesPage = {
  limit: number
  before?: string
  kind?: LedgerEntry['kind']
  keyId?: string
  route?: string
  since?: Date
}

export type Spend = { posted: number; pending: number }

/**
 * Credits: an append-only ledger with reservations in two phases. Every call is atomic: it happens whole or not at all,
 * also when the process dies. With `tx` it commits or rolls back with that transaction, and holds the lock of the workspace's
 * account until then: a transaction touches the credits of one workspace only, late and briefly. Amounts that are no whole
 * numbers in their range are a RangeError.
 *
 * Always: a reservation ends once, settled or released; charged <= reserved; entries never change; a balance is the sum of
 * its entries; what a key reserved and spent in a UTC day or month never passes its budget, however many ask at once.
 */
export abstract class Billing {
  /** Adds credits, above 0; `id` becomes the entry's. False when a grant of this id was made before: nothing changes. */
  abstract grant(
    grant: { id: string; workspaceId: string; amount: number; note: string | null; now: Date },
    tx?: SqlTransaction
  ): Promise<boolean>

  /**
   * Holds the most a request can cost, against the balance and the key's budgets of `now`'s day and month. Refused, with
   * nothing held: `insufficient_acu` unless granted - posted - pending is above 0 (BI-017), a budget's code when spent, held and
   * `amount` together pass it (BI-018, BI-019), in this order. A balance above 0 starts a request of any `amount`, so it can
   * fall below 0. null when held, or when this id was reserved before, whatever became of it.
   */
  abstract reserve(request: ReserveRequest, tx?: SqlTransaction): Promise<BillingRefusal | null>

  /**
   * Ends a reservation by charging `charged` (0 to the reserved amount) and freeing the rest; the spending counts to the day
   * and month of the reservation. False when it ended before or does not exist: nothing changes. Throws RangeError for a charge outside
   * the range.
   */
  abstract settle(id: string, charged: number, now: Date, tx?: SqlTransaction): Promise<boolean>

  /** Ends a reservation without a charge. False when it ended before or does not exist. */
  abstract release(id: string, now: Date, tx?: SqlTransaction): Promise<boolean>

  /** Moves the expiry of a reservation that has not ended. False when it has. */
  abstract extend(id: string, expiresAt: Date, tx?: SqlTransaction): Promise<boolean>

  /** Releases reservations whose expiry is `now` or before, each on its own, the longest expired first, at most `limit`; gives their ids. */
  abstract sweep(now: Date, limit: number): Promise<string[]>

  /** Zeros for a workspace never granted anything. */
  abstract balance(workspaceId: string, tx?: SqlTransaction): Promise<Balance>

  /** What a key spent and holds in the UTC day and month of `now`. */
  abstract spend(keyId: string, now: Date): Promise<{ day: Spend; month: Spend }>

  /**
   * Entries of a workspace, newest first, those alone that are as asked; `before` is the id of the last entry of the page
   * before, and an id the workspace does not have gives none.
   */
  abstract entries(workspaceId: string, page: EntriesPage): Promise<LedgerEntry[]>

  /** ACU charged by route and UTC day (YYYY-MM-DD) of the reservation from `fromDay` on, newest day first, then by route. */
  abstract charges(workspaceId: string, fromDay: string): Promise<DailyCharge[]>

  /** Compares every running total with the entries; a sentence for each that disagrees, none when the books are right. */
  abstract audit(): Promise<string[]>
}
