import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Random } from '#tests/contract/support/random'
import { type Engine, newPlace, type Place } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { EFFECTS } from './support/step_runs.js'
import { verifyRuns } from './support/verify_runs.js'
import { type KillPoint, Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

/**
 * The numbers of kills of a worker. `everyWrite`: at each write that creates or executes a run, in
 * turn. `random`: at random, with two workers.
 */
export type RunKills = { everyWrite: number; random: number }
export type RunReport = { kills: RunKills; points: Set<string>; made: number; violations: string[] }

const PROCESS = fileURLToPath(new URL('./support/run_process.ts', import.meta.url))

/**
 * Kills processes that create and execute durable runs. Then lets one process finish all runs, and
 * checks the results.
 */
export async function killRuns(
  engine: Engine,
  wanted: RunKills,
  seed: number,
  say: (line: string) => void = () => {}
): Promise<RunReport> {
  const place = await newPlace(engine)
  try {
    await place.migrate()
    const { sql, close } = place.open()
    try {
      await sql.run(EFFECTS)
      const [key] = await newKeys(sql, 1, { credits: 10_000_000, dailyBudget: 10_000_000 })
      const campaign = new RunCampaign(engine, place, key, new Random(seed), say)
      await campaign.run(wanted)
      const violations = await verifyRuns(sql, campaign.made)
      return { kills: campaign.kills, points: campaign.points, made: campaign.made.length, violations }
    } finally {
      await close()
    }
  } finally {
    await place.end()
  }
}

class RunCampaign {
  readonly made: string[] = []
  readonly points = new Set<string>()
  readonly kills: RunKills = { everyWrite: 0, random: 0 }

  constructor(
    private readonly engine: Engine,
    private readonly place: Place,
    private readonly key: TestKey,
    private readonly random: Random,
    private readonly say: (line: string) => void
  ) {}

  async run({ everyWrite, random }: RunKills): Promise<void> {
    await this.#everyWrite(everyWrite)
    await this.#atRandom(random + everyWrite - this.kills.everyWrite)
    const last = this.#start(0, 1)
    await this.#idle(last, 120_000)
    this.#note(last)
    const ended = /^idle$/m.test(last.printed)
    await last.kill()
    if (!ended) throw new Error(`some runs did not finish:\n${last.printed}`)
  }

  async #everyWrite(max: number): Promise<void> {
    const left = new Set(MOMENTS[this.engine])
    for (let at = 1; left.size > 0; at++)
      for (const when of left) {
        if (this.kills.everyWrite === max) return
        const victim = this.#start(1, 1, { at, when })
        await this.#idle(victim, 60_000)
        if (!victim.gone) left.delete(when)
        await this.#died('everyWrite', victim)
      }
  }

  /** Two processes work. One of them dies at a random write or time and is replaced. */
  async #atRandom(times: number): Promise<void> {
    const victims: Victim[] = []
    while (this.kills.random < times) {
      while (victims.length < 2) victims.push(this.#startAtRandom())
      const [victim] = victims.splice(this.random.below(2), 1)
      await Promise.race([victim.exited(), sleep(800 + this.random.below(2_500))])
      await this.#died('random', victim)
    }
    for (const victim of victims) {
      await victim.kill()
      this.#note(victim)
    }
  }

  #startAtRandom(): Victim {
    const moments = MOMENTS[this.engine]
    const point = { at: 1 + this.random.below(250), when: moments[this.random.below(moments.length)] }
    return this.#start(6, 1 + this.random.below(6), this.random.chance(0.6) ? point : undefined)
  }

  #start(runs: number, steps: number, point?: KillPoint): Victim {
    const args = [PROCESS, this.key.workspaceId, this.key.id, String(runs), String(steps)]
    return new Victim(args, this.place.env, point)
  }

  /** Waits until no work is left or the process is gone. */
  async #idle(victim: Victim, limitMs: number): Promise<void> {
    const deadline = performance.now() + limitMs
    while (!victim.gone && !/^idle$/m.test(victim.printed) && performance.now() < deadline) await sleep(20)
  }

  async #died(phase: keyof RunKills, victim: Victim): Promise<void> {
    await victim.kill()
    if (victim.child.signalCode !== 'SIGKILL')
      throw new Error(`a worker exited on its own:\n${victim.printed}`)
    this.#note(victim)
    this.kills[phase]++
    const where = victim.diedAt ?? 'from outside'
    this.say(`${this.engine}: runs ${phase} ${this.kills[phase]}, ${where}; ${this.made.length} made`)
  }

  #note(victim: Victim): void {
    if (victim.diedAt) this.points.add(victim.diedAt)
    for (const [, id] of victim.printed.matchAll(/^made (\S+)$/gm)) this.made.push(id)
  }
}
