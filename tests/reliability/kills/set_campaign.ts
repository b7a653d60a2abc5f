import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from '#domain/ports/sql'
import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { Random } from '#tests/contract/support/random'
import { DeliveryBench } from '#tests/contract/webhooks/delivery_bench'
import { type Engine, newPlace, type Place } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { type AskedSet, newSet, PRICES_SETTING } from './support/new_set.js'
import { PROVEN } from './support/set_world.js'
import { SeenEvents, verifySets } from './support/verify_sets.js'
import { type KillPoint, Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

/**
 * The numbers of kills of a process. `everyWrite`: at each kind of write of the work on a Set, in
 * turn, up to a maximum. `random`: at random.
 */
export type SetKills = { everyWrite: number; random: number }
export type SetReport = {
  kills: SetKills
  /**
   * `midway`: kills that left a Set half done. `points`: the moments of writes at which kills
   * happened.
   */
  midway: number
  points: Set<string>
  sets: number
  violations: string[]
}

const PROCESS = fileURLToPath(new URL('./support/set_process.ts', import.meta.url))
const CREDITS = 1_000_000
/**
 * The campaign creates a Set of this size before each life of the process. One larger Set looks for
 * everybody.
 */
const SMALL_COUNT = 2

/**
 * Kills processes that work on Sets. Then lets one process finish all Sets, and checks the results.
 */
export async function killSets(
  engine: Engine,
  wanted: SetKills,
  seed: number,
  say: (line: string) => void = () => {}
): Promise<SetReport> {
  const place = await newPlace(engine)
  try {
    await place.migrate()
    const { sql, close } = place.open()
    try {
      const [key] = await newKeys(sql, 1, { credits: CREDITS, dailyBudget: CREDITS })
      await registerWebhook(sql, key.workspaceId)
      const campaign = new SetCampaign(engine, place, sql, key, new Random(seed), say)
      return await campaign.run(wanted)
    } finally {
      await close()
    }
  } finally {
    await place.end()
  }
}

/** Registers a webhook for every kind of event. Its deliveries are never made. */
async function registerWebhook(sql: Sql, workspaceId: string): Promise<void> {
  const registration = { workspaceId, url: 'https://hooks.example/all', events: [...WEBHOOK_EVENT_NAMES] }
  const { endpoints } = new DeliveryBench(sql)
  await sql.transaction((tx) => endpoints.register(tx, registration, 1, new Date()))
}

class SetCampaign {
  readonly #asked: AskedSet[] = []
  readonly #seen = new SeenEvents()
  readonly #report: SetReport = {
    ...{ kills: { everyWrite: 0, random: 0 }, midway: 0, points: new Set(), sets: 0, violations: [] },
  }

  constructor(
    private readonly engine: Engine,
    private readonly place: Place,
    private readonly sql: Sql,
    private readonly key: TestKey,
    private readonly random: Random,
    private readonly say: (line: string) => void
  ) {}

  async run({ everyWrite, random }: SetKills): Promise<SetReport> {
    const points = everyWrite > 0 ? await this.#writes() : []
    await this.#ask(2 * PROVEN.length)
    for (const point of points.slice(0, everyWrite)) await this.#live('everyWrite', point)
    for (let i = 0; i < random; i++) {
      const point = { at: 1 + this.random.below(120), when: this.random.pick(MOMENTS[this.engine]) }
      await this.#live('random', point)
    }
    await this.#end(this.#start())
    this.#report.violations.push(...(await this.#seen.look(this.sql)))
    this.#report.violations.push(...(await verifySets(this.sql, this.#asked, this.key.workspaceId)))
    return { ...this.#report, sets: this.#asked.length }
  }

  /** Returns a kill point for each kind of write of a whole Set at each moment, in random order. */
  async #writes(): Promise<KillPoint[]> {
    await this.#ask(SMALL_COUNT)
    const whole = new Victim([PROCESS], { ...this.#env, TELL_WRITES: '1' })
    await this.#end(whole)
    const statements = [...whole.printed.matchAll(/^write (.*)$/gm)].map(([, statement]) => statement)
    const points = statements.flatMap((sql) => MOMENTS[this.engine].map((when) => ({ at: 1, when, sql })))
    return points
      .map((point) => ({ point, order: this.random.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ point }) => point)
  }

  /**
   * Runs one life of the process, with a new Set beside the unfinished ones. The life ends at the
   * kill point, or when no work is left.
   */
  async #live(phase: keyof SetKills, point: KillPoint): Promise<void> {
    await this.#ask(SMALL_COUNT)
    const victim = this.#start(point)
    await this.#idle(victim, 30_000)
    await victim.kill()
    if (victim.child.signalCode !== 'SIGKILL')
      throw new Error(`a worker exited on its own:\n${victim.printed}`)
    const { kills, points, violations } = this.#report
    kills[phase]++
    if (victim.diedAt) points.add(victim.diedAt)
    if (await this.#isHalfDone()) this.#report.midway++
    violations.push(...(await this.#seen.look(this.sql)))
    this.say(`${this.engine}: ${phase} ${kills[phase]}, ${victim.diedAt ?? 'from outside'}`)
  }

  async #ask(count: number): Promise<void> {
    const queue = new SqlQueue(this.sql, { onError: () => {} })
    const parts = { sql: this.sql, billing: new SqlBilling(this.sql, randomUUID), queue }
    this.#asked.push(await newSet(parts, this.key, count))
    await queue.close()
  }

  #start(point?: KillPoint): Victim {
    return new Victim([PROCESS], this.#env, point)
  }

  get #env(): Record<string, string> {
    return { ...this.place.env, PRICES: PRICES_SETTING }
  }

  /** Waits until no work is left or the process is gone. */
  async #idle(victim: Victim, limitMs: number): Promise<boolean> {
    const idle = () => /^idle$/m.test(victim.printed)
    const deadline = performance.now() + limitMs
    while (!victim.gone && !idle() && performance.now() < deadline) await sleep(20)
    return idle()
  }

  async #end(victim: Victim): Promise<void> {
    const ended = await this.#idle(victim, 120_000)
    await victim.kill()
    if (!ended) throw new Error(`some Sets did not finish:\n${victim.printed}`)
  }

  async #isHalfDone(): Promise<boolean> {
    const [{ n }] = await this.sql.select<{ n: unknown }>(
      `SELECT count(*) AS n FROM sets s WHERE status = 'running'
       AND EXISTS (SELECT 1 FROM set_items i WHERE i.set_id = s.id)`
    )
    return Number(n) > 0
  }
}
