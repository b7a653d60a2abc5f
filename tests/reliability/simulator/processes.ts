import type { Random } from '#tests/contract/support/random'
import type { Consumer } from '#domain/ports/queue'
import { RUN_QUEUE } from '#app/runs/wake_run'
import { Actor } from './actor.js'
import { carryOut } from './actors/run_work.js'
import type { SimProcess, World } from './world.js'

type WorkerProcess = SimProcess & { consumer: Consumer }

const WEB = 2

/**
 * The processes of a simulation. Web processes handle requests and sweep, and workers execute runs.
 */
export class Processes {
  #web: SimProcess[] = []
  #workers: WorkerProcess[] = []
  #made = 0

  constructor(
    private readonly world: World,
    private readonly random: Random,
    private workers: number,
    private readonly note: (line: string) => void
  ) {}

  /** Returns a web process. */
  any(): SimProcess {
    return this.random.pick(this.#web)
  }

  /** Kills a process with all its work. */
  kill(process = this.random.pick([...this.#web, ...this.#workers])): void {
    this.note(`${process.name} dies`)
    this.world.book.count('deaths')
    this.world.turns.kill(process)
  }

  /** Suspends a process, perhaps beyond its leases. Later it continues without noticing. */
  freeze(step: number): void {
    const process = this.random.pick([...this.#web, ...this.#workers])
    process.frozenUntil = step + 5 + this.random.below(60)
    this.note(`${process.name} is suspended until ${process.frozenUntil}`)
    if (this.random.chance(0.5)) this.world.clock.pass(this.random.below(40_000))
  }

  /**
   * Stops a worker like SIGTERM. It hands its unfinished work back, and a new worker takes its
   * place.
   */
  stop(): void {
    const worker = this.random.pick(this.#workers)
    this.note(`${worker.name} stops`)
    this.world.book.count('stops')
    void worker.consumer.stop(this.random.below(5_000))
    this.#workers[this.#workers.indexOf(worker)] = this.#newWorker()
  }

  /** Replaces dead processes. */
  replaceDead(): void {
    const [web, workers] = [
      this.#web.filter(({ alive }) => alive),
      this.#workers.filter(({ alive }) => alive),
    ]
    while (web.length < WEB) web.push(this.#newProcess())
    while (workers.length < this.workers) workers.push(this.#newWorker())
    this.#web = web
    this.#workers = workers
  }

  /** Resumes all suspended processes. */
  thaw(): void {
    for (const process of [...this.#web, ...this.#workers]) process.frozenUntil = 0
  }

  /** Removes all workers. */
  noWorkers(): void {
    this.workers = 0
    for (const process of this.#workers) this.kill(process)
  }

  #newProcess(): SimProcess {
    this.#made += 1
    const skewMs = this.random.chance(0.3) ? this.random.below(4_000) - 2_000 : 0
    return { name: `process ${this.#made}`, alive: true, frozenUntil: 0, skewMs }
  }

  #newWorker(): WorkerProcess {
    const process = this.#newProcess()
    const newActor = (name: string) => new Actor(this.world, process, `${name} of ${process.name}`)
    const consumer = newActor('consumer').queue.consume(
      RUN_QUEUE,
      (job, signal) => carryOut(newActor('worker'), job, signal),
      { concurrency: 2 }
    )
    return Object.assign(process, { consumer })
  }
}
