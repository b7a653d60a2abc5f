import type { DailyCharge } from './daily_charges.js'
import type { SqlTransaction } from '#domain/ports/sql'

/**
 * Amounts are whole ACU (1 ACU is one credit, 0.10 USD). Times are Dates; days and months are UTC.
 */
export type Balance = {
  granted: number
  /** Settled charges. */
  posted: number
  /** Held by reservations that have not ended. */
  pending: number
}

export type ReserveRequest = {
  /** Chosen by the caller. A second reservation with the same id changes nothing. */
  id: string
  workspaceId: string
  keyId: string
  /** The route that spends, such as `POST /v1/search`. */
  route: string
  /** The maximum cost of the request; above 0. */
  amount: number
  /** The budgets of the key; null if it has none. */
  dailyBudget: number | null
  monthlyBudget: number | null
  now: Date
  /** From this time, `sweep` may release the reservation. */
  expiresAt: Date
}

export type BillingRefusal = 'insufficient_acu' | 'daily_budget_exceeded' | 'monthly_budget_exceeded'

export type LedgerEntry = {
  id: string
  workspaceId: string
  kind: 'grant' | 'hold' | 'settle' | 'release'
  /** For holds and releases the reserved amount, for settles the charged amount. */
  amount: number
  reservationId: string | null
  keyId: string | null
  route: string | null
  note: string | null
  createdAt: string
}

/** A page of entries, optionally filtered by kind, key, route or start time (`since`). */
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
 * Credits: an append-only ledger with two-phase reservations. Every call is atomic, even if the
 * process dies. With `tx` it commits or rolls back with that transaction, and holds the workspace's
 * lock until then. A transaction must therefore touch the credits of one workspace only, late and
 * briefly. An amount that is not a whole number in its range throws RangeError.
 *
 * Invariants: a reservation ends once, settled or released; charged <= reserved; entries never
 * change; a balance is the sum of its entries; what a key reserves and spends in a UTC day or month
 * never exceeds its budget, even under concurrent requests.
 */
export abstract class Billing {
  /** Adds credits, above 0. `id` becomes the entry's id. False if that id was granted before. */
  abstract grant(
    grant: { id: string; workspaceId: string; amount: number; note: string | null; now: Date },
    tx?: SqlTransaction
  ): Promise<boolean>

  /**
   * Holds the maximum cost of a request, against the balance and the key's budgets for the day and
   * month of `now`. A refusal holds nothing. Checks, in this order: `insufficient_acu` unless
   * granted - posted - pending is above 0; a budget's code if spent, held and `amount` together
   * exceed it. A balance above 0 allows any `amount`, so the balance can fall below 0. Returns null
   * if the amount is held, or if this id was reserved before, whatever its state.
   */
  abstract reserve(request: ReserveRequest, tx?: SqlTransaction): Promise<BillingRefusal | null>

  /**
   * Ends a reservation: charges `charged` (0 to the reserved amount) and frees the rest. The charge
   * counts to the day and month of the reservation. False if it already ended or does not exist.
   * Throws RangeError for a charge outside the range.
   */
  abstract settle(id: string, charged: number, now: Date, tx?: SqlTransaction): Promise<boolean>

  /** Ends a reservation without a charge. False if it already ended or does not exist. */
  abstract release(id: string, now: Date, tx?: SqlTransaction): Promise<boolean>

  /** Moves the expiry of a reservation. False if it already ended. */
  abstract extend(id: string, expiresAt: Date, tx?: SqlTransaction): Promise<boolean>

  /**
   * Releases up to `limit` expired reservations one by one, oldest expiry first; returns their ids.
   */
  abstract sweep(now: Date, limit: number): Promise<string[]>

  /** Returns zeros for a workspace without grants. */
  abstract balance(workspaceId: string, tx?: SqlTransaction): Promise<Balance>

  /** The amounts that a key spent and holds in the UTC day and month of `now`. */
  abstract spend(keyId: string, now: Date): Promise<{ day: Spend; month: Spend }>

  /**
   * The workspace's entries, newest first. `before` is the id of the last entry on the previous
   * page; an unknown id returns no entries.
   */
  abstract entries(workspaceId: string, page: EntriesPage): Promise<LedgerEntry[]>

  /** ACU charged since `fromDay` by route and reservation day; newest day first, then route. */
  abstract charges(workspaceId: string, fromDay: string): Promise<DailyCharge[]>

  /** Compares every running total with its entries; returns one sentence per mismatch. */
  abstract audit(): Promise<string[]>
}
