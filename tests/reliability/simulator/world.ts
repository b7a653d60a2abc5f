import type { Billing } from '#domain/billing/billing'
import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import type { QueueSettings } from '#adapters/queue/leased/settings'
import type { FaultRates } from '../chaos/faults.js'
import type { Book } from './book.js'
import type { LedgerRows } from './ledger_rows.js'
import type { SimClock } from './sim_clock.js'
import type { Mortal, Turns } from './turns.js'

/** The store of credits. `read` reads it without a simulated process. */
export type LedgerPlace = {
  open(sql: Sql, newId: () => string): Billing
  read(): Promise<LedgerRows>
}

/** The store of jobs. */
export type JobsPlace = {
  losesAfterCommit: boolean
  open(sql: Sql, settings: QueueSettings): Queue
}

/** A key of a workspace. A null budget means that there is none. */
export type SimKey = {
  id: string
  workspaceId: string
  dailyBudget: number | null
  monthlyBudget: number | null
}

export type SimProcess = Mortal & { name: string; skewMs: number }

/** The state that all actors of a simulation share. */
export type World = {
  seed: number
  sql: Sql
  ledger: LedgerPlace
  jobs: JobsPlace
  turns: Turns
  clock: SimClock
  book: Book
  keys: readonly SimKey[]
  /** The largest single grant. */
  grants: number
  /** The current fault rates. */
  faults: FaultRates
  nextActor(): number
}
