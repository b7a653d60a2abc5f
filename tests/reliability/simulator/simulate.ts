import { Random } from '#tests/contract/support/random'
import type { Sql } from '#domain/ports/sql'
import { NO_FAULTS } from '../chaos/faults.js'
import { Actor } from './actor.js'
import { sweep } from './actors/others.js'
import { Book } from './book.js'
import { Habits } from './habits.js'
import { LedgerWatch } from './invariants/ledger.js'
import { checkRequests } from './invariants/requests.js'
import { checkRuns } from './invariants/runs.js'
import { type Plan, planOf } from './plan.js'
import { Processes } from './processes.js'
import { SimClock } from './sim_clock.js'
import { EFFECT_TABLES, readState, type State } from './state.js'
import { type Lane, Turns } from './turns.js'
import type { JobsPlace, LedgerPlace, World } from './world.js'

/** The duration of a statement that does not wait. */
const STATEMENT_MS = 3
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Places = {
  sql: Sql
  /**
   * The same database over connections that no transaction of the simulation occupies. Defaults to
   * `sql`.
   */
  outside?: Sql
  ledger: LedgerPlace
  jobs: JobsPlace
  /**
   * The number of pending calls that wait for other transactions, if the database can report it.
   */
  blocked?: () => Promise<number>
}

export type Outcome = {
  seed: number
  steps: number
  violations: string[]
  /** The last steps before the end. */
  trace: string[]
  counts: Record<string, number>
}

/**
 * Runs one seed: `steps` steps, with a check of the state after each. Stops at the first violation.
 * If there is none, finishes without faults.
 */
export async function simulate(seed: number, steps: number, places: Places): Promise<Outcome> {
  const simulation = new Simulation(seed, places)
  await simulation.begin()
  for (let step = 1; step <= steps && !simulation.failed; step++) await simulation.step()
  if (!simulation.failed) await simulation.finishInPeace()
  return simulation.outcome
}

class Simulation {
  readonly #random: Random
  readonly #plan: Plan
  readonly #world: World
  readonly #turns = new Turns()
  readonly #clock = new SimClock()
  readonly #watch: LedgerWatch
  readonly #habits: Habits
  readonly #live = new Set<Actor>()
  readonly #processes: Processes
  readonly #trace: string[] = []
  /** The actors that ran since the last check. */
  readonly #acting: Lane[] = []
  #state!: State
  #step = 0
  #actors = 0

  constructor(
    private readonly seed: number,
    private readonly places: Places
  ) {
    this.#random = new Random(seed)
    this.#plan = planOf(seed)
    this.#habits = new Habits(this.#random, this.#plan)
    this.#watch = new LedgerWatch(this.#plan.keys)
    this.#world = {
      ...{ seed, sql: places.sql, ledger: places.ledger, jobs: places.jobs },
      ...{ turns: this.#turns, clock: this.#clock, book: new Book() },
      ...{ keys: this.#plan.keys, grants: this.#plan.grants, faults: this.#plan.faults },
      nextActor: () => ++this.#actors,
    }
    this.#processes = new Processes(this.#world, this.#random, this.#plan.workers, (line) => this.#note(line))
  }

  get failed(): boolean {
    return this.#world.book.violations.length > 0
  }

  get outcome(): Outcome {
    const { violations, counts } = this.#world.book
    return { seed: this.seed, steps: this.#step, violations, trace: this.#trace, counts }
  }

  async begin(): Promise<void> {
    const { sql } = this.places
    for (const table of EFFECT_TABLES) await sql.run(table)
    for (const id of new Set(this.#plan.keys.map(({ workspaceId }) => workspaceId)))
      await sql.run(
        `INSERT INTO workspaces (id, slug, name, plan, card_on_file, status, created_at)
         VALUES (?, ?, 'Simulated', 'pro', ?, 'active', '2026-01-01T00:00:00.000Z')`,
        [id, id, true]
      )
    this.#state = await readState(sql, this.places.ledger)
    this.#processes.replaceDead()
    for (const { workspaceId } of this.#plan.keys) {
      const actor = this.#newActor('first grant')
      this.#live.add(actor)
      void this.#let(actor, async () => {
        await actor.billing.grant({
          id: actor.id('grant'),
          workspaceId,
          amount: 60,
          note: null,
          now: actor.now(),
        })
      })
    }
    await this.#rest()
  }

  /**
   * Runs one call of one actor, after whatever happens to processes and clocks. Then checks
   * everything.
   */
  async step(): Promise<void> {
    this.#step += 1
    const random = this.#random
    this.#clock.pass(random.below(400))
    if (random.chance(0.02)) this.#clock.pass(random.below(40_000))
    if (random.chance(this.#plan.jump)) this.#jump()
    if (random.chance(this.#plan.kill)) this.#processes.kill()
    if (random.chance(this.#plan.freeze)) this.#processes.freeze(this.#step)
    if (random.chance(this.#plan.stop)) this.#processes.stop()
    this.#processes.replaceDead()
    if (this.#live.size < this.#plan.actors && random.chance(0.5)) {
      const { name, work } = this.#habits.next()
      this.#start(name, work)
    }
    this.#clock.fire(this.#step)
    await this.#rest()
    await this.#grantOne()
  }

  /**
   * Finishes without further faults. Everything must end with nothing held and every acknowledged
   * response unchanged.
   */
  async finishInPeace(): Promise<void> {
    this.#world.faults = NO_FAULTS
    this.#note('peace')
    this.#processes.thaw()
    // Without workers, open work ends when it expires.
    const worked = this.#random.chance(0.7)
    if (!worked) this.#processes.noWorkers()
    for (let round = 0; round < 40; round++) {
      this.#processes.replaceDead()
      if (round % 4 === 0) this.#start('sweep', sweep)
      for (let n = 0; n < 400; n++) {
        this.#clock.pass(50)
        this.#clock.fire(this.#step)
        await this.#rest()
        if (this.#turns.ready(this.#step).length === 0) break
        await this.#grantOne()
        if (this.failed) return
      }
      await this.#check()
      if (this.failed || this.#isAtRest()) return
      this.#clock.pass(worked ? 2 * MINUTE_MS : DAY_MS)
    }
    const open = [...this.#state.runs.values()].filter(({ finishedAt }) => finishedAt === null)
    this.#violated(`not at rest: ${JSON.stringify(open)}, ${this.#live.size} actors`)
  }

  #isAtRest(): boolean {
    return (
      this.#live.size === 0 &&
      [...this.#state.runs.values()].every(({ finishedAt }) => finishedAt !== null) &&
      this.#state.reservations.every(({ status }) => status !== 'held')
    )
  }

  async #grantOne(): Promise<void> {
    const ready = this.#turns.ready(this.#step)
    const busy = this.#turns.busy
    if (ready.length > 0) {
      const chosen = this.#random.pick(ready)
      this.#note(`${chosen.lane.name}: ${chosen.label.replace(/\s+/g, ' ').slice(0, 100)}`)
      this.#turns.grant(chosen)
      await this.#rest()
      this.#acting.push(chosen.lane, ...busy)
      if (chosen.changes) await this.#check()
    }
  }

  /**
   * Waits until no actor can continue: each waits for its turn, for time, or for another
   * transaction.
   */
  async #rest(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      if (this.#turns.busy.length === 0) return
      const { blocked } = this.places
      if (!blocked) continue
      await this.#turns.anEnd(STATEMENT_MS)
      const under = this.#turns.busy.length
      if (under > 0 && (await blocked()) === under && this.#turns.busy.length === under) return
    }
  }

  async #check(): Promise<void> {
    const acting = this.#acting.splice(0) as Actor[]
    const before = this.#state
    this.#state = await readState(this.places.outside ?? this.places.sql, this.places.ledger)
    const wrong = [
      ...this.#watch.check(this.#state),
      ...checkRuns(before, this.#state, acting),
      ...checkRequests(before, this.#state, this.#world.book, this.#clock.latest),
    ]
    for (const each of wrong) this.#violated(each)
  }

  #start(name: string, work: (actor: Actor) => Promise<void>): void {
    const actor = this.#newActor(name)
    this.#live.add(actor)
    void this.#let(actor, () => work(actor))
  }

  /** Runs the work of an actor. A failure affects only the caller of this work. */
  async #let(actor: Actor, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#world.book.count('failures')
      if ((error as { code?: string }).code === '40P01') this.#violated(`${actor.name}: a deadlock`)
    } finally {
      this.#live.delete(actor)
    }
  }

  #newActor(name: string): Actor {
    const process = this.#processes.any()
    return new Actor(this.#world, process, `${name} of ${process.name}`)
  }

  /** Moves hours or days forward, or minutes back. */
  #jump(): void {
    const random = this.#random
    const forward = random.pick([
      random.below(5 * HOUR_MS),
      (6 + random.below(18)) * HOUR_MS,
      random.below(8 * DAY_MS),
    ])
    const ms = random.chance(0.3) ? -random.below(10 * MINUTE_MS) : forward
    this.#clock.jump(ms)
    this.#world.book.count('clock jumps')
    this.#note(`clocks jump ${ms} ms`)
  }

  #note(line: string): void {
    this.#trace.push(`${this.#step} ${line}`)
    if (this.#trace.length > 60) this.#trace.shift()
  }

  #violated(what: string): void {
    this.#world.book.violations.push(`step ${this.#step}: ${what}`)
  }
}
