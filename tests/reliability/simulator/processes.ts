import type { Random } from '#tests/contract/support/random'
import type { Consumer } from '#domain/ports/queue'
import { RUN_QUEUE } from '#app/runs/wake_run'
import { Actor } from './actor.js'
import { carryOut } from './actors/run_work.js'
import type { SimProcess, World } from './world.js'

type WorkerProcess = SimProcess & { consumer: Consumer }

const WEB = 2

/** The processes of a simulation, some that answer requests and sweep, some that carry out runs, and what happens to them. */
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

  /** One that answers requests. */
  any(): SimProcess {
    return this.random.pick(this.#web)
  }

  /** One ends, and nobody of it goes on. */
  kill(process = this.random.pick([...this.#web, ...this.#workers])): void {
    this.note(`${process.name} dies`)
    this.world.book.count('deaths')
    this.world.turns.kill(process)
  }

  /** One stands still for a while, perhaps until its leases are over, and then goes on as if nothing were. */
  freeze(step: number): void {
    const process = this.random.pick([...this.#web, ...this.#workers])
    process.frozenUntil = step + 5 + this.random.below(60)
    this.note(`${process.name} stands still until ${process.frozenUntil}`)
    if (this.random.chance(0.5)) this.world.clock.pass(this.random.below(40_000))
  }

  /** A worker ends as by SIGTERM: it hands back what does not end in time, while another takes its place. */
  stop(): void {
    const worker = this.random.pick(this.#workers)
    this.note(`${worker.name} stops`)
    this.world.book.count('stops')
    void worker.consumer.stop(this.random.below(5_000))
    this.#workers[this.#workers.indexOf(worker)] = this.#newWorker()
  }

  /** New ones for those that died. */
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

  /** All go on that stand still. */
  thaw(): void {
    for (const process of [...this.#web, ...this.#workers]) process.frozenUntil = 0
  }

  /** There are no workers any more. */
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
