import type { DailyCharge } from './daily_charges.js'
import type { SqlTransaction } from '#domain/ports/sql'

/** Amounts are whole ACU (1 ACU is 0.10 USD). Times are Dates. Days and months are UTC. */
export type Balance = {
  granted: number
  /** Settled charges. */
  posted: number
  /** The sum of open reservations. */
  pending: number
}

export type ReserveRequest = {
  /** Chosen by the caller. A second reservation with the same id changes nothing. */
  id: string
  workspaceId: string
  keyId: string
  /** The charged route, such as `POST /v1/search`. */
  route: string
  /** The maximum cost of the request; above 0. */
  amount: number
  /** The budgets of the key; null if it has none. */
  dailyBudget: number | null
  monthlyBudget: number | null
  now: Date
  /** From this time on, `sweep` may release the reservation. */
  expiresAt: Date
}

export type BillingRefusal = 'insufficient_acu' | 'daily_budget_exceeded' | 'monthly_budget_exceeded'

export type LedgerEntry = {
  id: string
  workspaceId: string
  kind: 'grant' | 'hold' | 'settle' | 'release'
  /** The reserved amount for `hold` and `release`, the charged amount for `settle`, or the granted amount. */
  amount: number
  reservationId: string | null
  keyId: string | null
  route: string | null
  note: string | null
  createdAt: string
}

export const LINE_STATES = ['granted', 'charged', 'free', 'held'] as const

/** A line of the ledger as people read it: a grant, or a reservation with all its entries. */
export type LedgerLine = {
  /** The id of the line's latest entry. */
  id: string
  /** `free` is a reservation that ended without a charge. `held` is a reservation that has not ended. */
  state: (typeof LINE_STATES)[number]
  /** What the line adds to the balance: below 0 for a charge, 0 for `free` and `held`. */
  change: number
  /** The grants minus the charges, up to and with this line. */
  remaining: number
  /** The reserved amount and when it was reserved; null for a grant. */
  reserved: number | null
  reservedAt: string | null
  reservationId: string | null
  keyId: string | null
  route: string | null
  note: string | null
  createdAt: string
}

export type EntriesQuery = { limit: number; before?: string }

/** Selects a page of lines, optionally by state, key, route or start time (`since`). */
export type LinesQuery = EntriesQuery & {
  state?: LedgerLine['state']
  keyId?: string
  route?: string
  since?: Date
}

/** A charge above 0. `day` and `month` are the periods of `budgetPeriods` that it counts to. */
export type Charge = { workspaceId: string; keyId: string; day: string; month: string; now: Date }

export type Spend = { posted: number; pending: number }

/**
 * Credits: an append-only ledger with two-phase reservations. Every call is atomic, even if the
 * process dies. A call with `tx` commits or rolls back with that transaction, and holds the
 * workspace's lock until then. A transaction must therefore touch the credits of one workspace
 * only, late and briefly. An amount that is not a whole number in its range throws RangeError.
 *
 * Invariants: A reservation ends once, settled or released. No charge exceeds its reservation.
 * Entries never change. A balance is the sum of its entries. The sum of a key's reservations and
 * charges in a UTC day or month never exceeds its budget, even under concurrent requests.
 */
export abstract class Billing {
  /**
   * Adds credits, above 0. `id` becomes the entry's id. Returns false if a grant with this id
   * exists.
   */
  abstract grant(
    grant: { id: string; workspaceId: string; amount: number; note: string | null; now: Date },
    tx?: SqlTransaction
  ): Promise<boolean>

  /**
   * Reserves a request's maximum cost, against the balance and the key's budgets for the day and month
   * of `now`. A refusal reserves nothing. Checks the balance first: returns `insufficient_acu` unless
   * the available balance (granted minus posted minus pending) is above 0. Then checks that the spent and the
   * reserved ACU and `amount` together fit each budget. An available balance above 0 allows any `amount`, so
   * it can fall below 0. Returns null if the amount is reserved, or if this id was reserved before, whatever
   * its state.
   */
  abstract reserve(request: ReserveRequest, tx?: SqlTransaction): Promise<BillingRefusal | null>

  /**
   * Ends a reservation: charges `charged` (0 to the reserved amount) and frees the rest. The charge
   * counts to the day and month of the reservation. Returns false if the reservation ended before
   * or does not exist. Throws RangeError for a charge outside the range.
   */
  abstract settle(id: string, charged: number, now: Date, tx?: SqlTransaction): Promise<boolean>

  /** Ends a reservation without a charge. Returns false if it ended before or does not exist. */
  abstract release(id: string, now: Date, tx?: SqlTransaction): Promise<boolean>

  /** Moves a reservation's expiry. Returns false if the reservation ended before. */
  abstract extend(id: string, expiresAt: Date, tx?: SqlTransaction): Promise<boolean>

  /** Releases up to `limit` expired reservations, oldest first. Returns their ids. */
  abstract sweep(now: Date, limit: number): Promise<string[]>

  /** Returns zeros for a workspace without grants. */
  abstract balance(workspaceId: string, tx?: SqlTransaction): Promise<Balance>

  /** Returns the amounts that a key spent and reserved in the UTC day and month of `now`. */
  abstract spend(keyId: string, now: Date): Promise<{ day: Spend; month: Spend }>

  /**
   * Returns the workspace's entries, newest first. `before` is the id of the last entry on the
   * previous page. An unknown id returns no entries.
   */
  abstract entries(workspaceId: string, page: EntriesQuery): Promise<LedgerEntry[]>

  /** Like `entries`, but returns one line per grant or reservation, by the time of its latest entry. */
  abstract lines(workspaceId: string, page: LinesQuery): Promise<LedgerLine[]>

  /** Returns the ACU charged since `fromDay` by route and day: newest first, then route. */
  abstract charges(workspaceId: string, fromDay: string): Promise<DailyCharge[]>

  /** Compares every running total with its entries. Returns one sentence per mismatch. */
  abstract audit(): Promise<string[]>
}
