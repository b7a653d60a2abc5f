import { ProcessDied } from '../chaos/faults.js'

/** A process of the simulation. */
export type Mortal = {
  alive: boolean
  /** Suspended until this step. */
  frozenUntil: number
}

/** A sequential strand of work. */
export type Lane = { readonly number: number; readonly name: string; readonly process: Mortal }

/** A call that waits for its turn. `changes`: whether others may see something new after it. */
type Waiting = {
  lane: Lane
  order: number
  label: string
  changes: boolean
  go: () => void
  refuse: (error: Error) => void
}

/**
 * Schedules all work. Each strand waits here before every call that others can notice, and one
 * waiting call runs at a time. So the simulation chooses the order of all calls.
 */
export class Turns {
  readonly #waiting = new Set<Waiting>()
  readonly #orders = new Map<Lane, number>()
  readonly #busy = new Set<{ lane: Lane }>()
  readonly #alone = new Set<Lane>()
  #ended = () => {}

  /** Resolves when it is the turn of this strand. Rejects if its process has died. */
  turn(lane: Lane, label: string, changes: boolean): Promise<void> {
    if (!lane.process.alive) return Promise.reject(new ProcessDied(label))
    if (this.#alone.has(lane)) return Promise.resolve()
    const order = (this.#orders.get(lane) ?? 0) + 1
    this.#orders.set(lane, order)
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { lane, order, label, changes, go: () => resolve(), refuse: reject }
      this.#waiting.add(waiting)
    })
  }

  /**
   * Records that a call of a strand is pending outside. Returns a function that records its end.
   */
  begin(lane: Lane): () => void {
    const call = { lane }
    this.#busy.add(call)
    return () => {
      this.#busy.delete(call)
      this.#ended()
    }
  }

  async during<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    const ended = this.begin(lane)
    return work().finally(ended)
  }

  /** Runs a call without waiting for turns, as a single step. */
  async alone<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    this.#alone.add(lane)
    return this.during(lane, work).finally(() => this.#alone.delete(lane))
  }

  /** Resolves when a pending call ends, or after `ms`. */
  async anEnd(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#ended = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The strands with pending calls, one entry per call. */
  get busy(): readonly Lane[] {
    return [...this.#busy].map(({ lane }) => lane)
  }

  /**
   * Returns the waiting calls whose process is not suspended. Their order does not depend on
   * arrival.
   */
  ready(step: number): Waiting[] {
    return [...this.#waiting]
      .filter(({ lane }) => lane.process.frozenUntil <= step)
      .sort((one, other) => one.lane.number - other.lane.number || one.order - other.order)
  }

  /** Lets a waiting call run. */
  grant(waiting: Waiting): void {
    this.#waiting.delete(waiting)
    waiting.go()
  }

  /** Kills a process. None of its strands continues. */
  kill(process: Mortal): void {
    process.alive = false
    for (const waiting of this.#waiting) {
      if (waiting.lane.process !== process) continue
      this.#waiting.delete(waiting)
      waiting.refuse(new ProcessDied(waiting.label))
    }
  }
}
