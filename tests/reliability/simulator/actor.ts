import { Random } from '#tests/contract/support/random'
import type { Billing } from '#domain/billing/billing'
import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import { RunStore } from '#app/runs/run_store'
import { RunSweeps } from '#app/runs/sweeps'
import { ClaimStore } from '#app/shared/idempotency/claim_store'
import { ChaosBilling } from '../chaos/chaos_billing.js'
import { ChaosQueue } from '../chaos/chaos_queue.js'
import { ChaosSql } from '../chaos/chaos_sql.js'
import { Faults } from '../chaos/faults.js'
import { SteppedSql } from './stepped_sql.js'
import type { Lane } from './turns.js'
import type { SimProcess, World } from './world.js'

/**
 * One request, delivery or sweep of a process. It has its own choices and faults, and its own view
 * of the ports.
 */
export class Actor implements Lane {
  readonly number: number
  readonly random: Random
  readonly sql: Sql
  readonly billing: Billing
  readonly queue: Queue
  readonly runs: RunStore
  readonly sweeps: RunSweeps
  readonly claims: ClaimStore
  /** The lease tokens with which it writes, and when it requested each. */
  readonly tokens = new Map<string, Date>()
  #ids = 0

  constructor(
    readonly world: World,
    readonly process: SimProcess,
    readonly name: string
  ) {
    this.number = world.nextActor()
    this.random = new Random(world.seed * 7919 + this.number)
    const faults = new Faults(new Random(this.random.below(2 ** 31)), () => world.faults, {
      die: () => world.turns.kill(process),
      pause: (times) => this.pause(times),
    })
    this.sql = new ChaosSql(new SteppedSql(world.sql, this, world.turns), faults)
    const newId = () => this.id('e')
    this.billing = new ChaosBilling(world.ledger.open(this.sql, newId), faults)
    const settings = { clock: world.clock.of(process), random: () => this.random.next(), newId }
    this.queue = new ChaosQueue(world.jobs.open(this.sql, settings), faults, world.jobs.losesAfterCommit)
    this.runs = new RunStore(this.sql, this.billing)
    this.sweeps = new RunSweeps(this.sql, this.queue, this.runs)
    this.claims = new ClaimStore(this.sql)
  }

  /** Returns a unique id. The same seed returns the same ids. */
  id(kind: string): string {
    this.#ids += 1
    return `${kind}_${this.number}_${this.#ids}`
  }

  now(): Date {
    return this.world.clock.now(this.process.skewMs)
  }

  in(ms: number): Date {
    return new Date(this.now().getTime() + ms)
  }

  /** Lets other actors take this many turns. */
  async pause(times: number): Promise<void> {
    for (let i = 0; i < times; i++) await this.world.turns.turn(this, 'waits', false)
  }
}
