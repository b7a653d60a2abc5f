import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '#tests/contract/support/random'
import { Book, type Wish } from './support/book.js'
import { CLAIM_LEASE_MS, insist, tryOnce } from './support/client.js'
import { type Engine, newPlace, type Place } from './support/database.js'
import { importPeople, newKeys, type TestKey } from './support/fixture.js'
import { LoadedServices } from './support/loaded_services.js'
import { freePort, Service } from './support/service.js'
import type { KillPoint } from './support/victim.js'
import { verifyAnswers, verifyBooks } from './support/verify_books.js'
import { MOMENTS, type Moment } from './support/write_watch.js'

/**
 * The numbers of kills of the service. `firstStart`: during its first start. `everyWrite`: at each
 * write of a fixed load, in turn. `random`: at random under load.
 */
export type Kills = { firstStart: number; everyWrite: number; random: number }

export type Report = {
  kills: Kills
  /** The moments and statements at which the service was killed. */
  points: Set<string>
  requests: number
  cut: number
  violations: string[]
}

const CLIENTS = 24

/**
 * Kills the service repeatedly on one data folder, restarts it, and compares its data with its
 * responses.
 */
export async function killService(
  engine: Engine,
  wanted: Kills,
  seed: number,
  say: (line: string) => void = () => {}
): Promise<Report> {
  const place = await newPlace(engine)
  const env = { ...place.env, PRICES: 'search=1' }
  try {
    const campaign = new Campaign(engine, place, env, new Random(seed), await freePort(), say)
    return await campaign.run(wanted)
  } finally {
    await place.end()
  }
}

class Campaign {
  readonly #book = new Book()
  readonly #points = new Set<string>()
  #reported = 0
  readonly #kills: Kills = { firstStart: 0, everyWrite: 0, random: 0 }

  constructor(
    private readonly engine: Engine,
    private readonly place: Place,
    private readonly env: Record<string, string>,
    private readonly random: Random,
    private readonly port: number,
    private readonly say: (line: string) => void
  ) {}

  async run(wanted: Kills): Promise<Report> {
    await this.#firstStart(wanted.firstStart)
    await importPeople(this.place)
    const opened = this.place.open()
    try {
      const keys = await newKeys(opened.sql, CLIENTS, { credits: 5_000_000, dailyBudget: 1_000_000 })
      await this.#everyWrite(keys[0], wanted.everyWrite)
      const left = wanted.everyWrite - this.#kills.everyWrite
      const load = new LoadedServices(this.#book, keys, this.random)
      await this.#underLoad(load, wanted.random + left)
      await this.#settle(load)
      await verifyBooks(opened.sql, this.#book)
    } finally {
      await opened.close()
    }
    const { requests, violations } = this.#book
    const cut = requests.filter(({ cuts }) => cuts > 0).length
    return { kills: this.#kills, points: this.#points, requests: requests.length, cut, violations }
  }

  /**
   * Kills the service during the first writes of its start, on an empty data folder. Each start
   * resumes what the killed one left.
   */
  async #firstStart(times: number): Promise<void> {
    while (this.#kills.firstStart < times) {
      const service = this.#start({ at: 1 + this.random.below(40), when: this.#moment() })
      if (await service.ready()) await service.kill()
      this.#died('firstStart', service)
    }
  }

  /**
   * Kills the service at its first write after a start, then at the second, and so on to the last
   * write of the load. Does this for each moment of a write.
   */
  async #everyWrite(key: TestKey, max: number): Promise<void> {
    const left = new Set(MOMENTS[this.engine])
    for (let at = 1; left.size > 0; at++)
      for (const when of left) {
        if (this.#kills.everyWrite === max) return
        const service = this.#start({ at, when })
        if (await service.ready()) await this.#fixedLoad(service, key)
        if (!service.gone) left.delete(when)
        await service.kill()
        this.#died('everyWrite', service)
      }
  }

  /**
   * Sends requests one after the other, each twice. First comes an earlier request without a
   * response, if there is one. Then come an effect, a charge and a charge of 0.
   */
  async #fixedLoad(service: Service, key: TestKey): Promise<void> {
    const doubtful = this.#book.nextDoubtful(CLAIM_LEASE_MS)
    const made = (['criteria', 'search', 'empty'] as const).map((kind) => () => this.#book.wish(key, kind, 2))
    for (const next of doubtful ? [() => doubtful, ...made] : made) {
      if (service.gone) return
      const wish = next()
      const twice = [await this.#ask(service, wish), await this.#ask(service, wish)]
      if (twice.includes(false)) this.#book.doubt(wish)
    }
    // Some writes follow the requests a little later, such as usage counts.
    await Promise.race([service.exited(), sleep(2_500)])
  }

  /** Kills the service under the load of many clients, at a random write or time. */
  async #underLoad(load: LoadedServices, times: number): Promise<void> {
    while (this.#kills.random < times) {
      const armed = this.random.chance(0.5)
      const service = this.#start(
        armed ? { at: 1 + this.random.below(400), when: this.#moment() } : undefined
      )
      if (await service.ready()) {
        load.use([service.url])
        await this.#answers(service, this.random.below(300))
      }
      await service.kill()
      this.#died('random', service)
    }
  }

  /**
   * Starts the service once more. Every request must get its response, and repeated requests must
   * get theirs again.
   */
  async #settle(load: LoadedServices): Promise<void> {
    const service = this.#start()
    await service.ready()
    load.use([service.url])
    await load.end()
    for (let wish = this.#book.nextDoubtful(0); wish; wish = this.#book.nextDoubtful(0))
      await insist(() => [service.url], wish, this.#book)
    await verifyAnswers(service.url, this.#book)
    await service.kill()
  }

  /** Waits for this many more answers. Stops waiting when the service ends, or after 15 seconds. */
  async #answers(service: Service, count: number): Promise<void> {
    const [enough, deadline] = [this.#book.answers + count, performance.now() + 15_000]
    while (!service.gone && this.#book.answers < enough && performance.now() < deadline) await sleep(1)
  }

  async #ask(service: Service, wish: Wish): Promise<boolean> {
    return !service.gone && (await tryOnce(service.url, wish, this.#book))
  }

  #start(point?: KillPoint): Service {
    return new Service(this.env, this.port, point)
  }

  #moment(): Moment {
    const moments = MOMENTS[this.engine]
    return moments[this.random.below(moments.length)]
  }

  #died(phase: keyof Kills, service: Service): void {
    for (const violation of this.#book.violations.slice(this.#reported)) this.say(`VIOLATION ${violation}`)
    this.#reported = this.#book.violations.length
    this.#kills[phase]++
    if (service.diedAt) this.#points.add(service.diedAt)
    const { requests, violations } = this.#book
    this.say(
      `${this.engine}: ${phase} ${this.#kills[phase]}, ${service.diedAt ?? 'from outside'}; ` +
        `${requests.length} requests, ${violations.length} violations`
    )
  }
}
