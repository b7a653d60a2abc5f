import { ProcessDied } from '../chaos/faults.js'

/** A process of the simulation. */
export type Mortal = {
  alive: boolean
  /** It stands still until this step. */
  frozenUntil: number
}

/** One strand of work, which does one thing after the other. */
export type Lane = { readonly number: number; readonly name: string; readonly process: Mortal }

/** `changes`: whether others may see something new when it has gone on. */
type Waiting = {
  lane: Lane
  order: number
  label: string
  changes: boolean
  go: () => void
  refuse: (error: Error) => void
}

/**
 * Who may go on: every strand of work waits here before each call that others can see, and one goes at a time, so that the order of all
 * calls is the simulation's to choose.
 */
export class Turns {
  readonly #waiting = new Set<Waiting>()
  readonly #orders = new Map<Lane, number>()
  readonly #busy = new Set<{ lane: Lane }>()
  readonly #alone = new Set<Lane>()
  #ended = () => {}

  /** Settles when it is this strand's turn; rejects when its process is dead by then. */
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

  /** Tells that a call of a strand is under way outside; gives how to tell that it has ended. */
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

  /** A call in which the strand does not wait for turns: all of it is one step. */
  async alone<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    this.#alone.add(lane)
    return this.during(lane, work).finally(() => this.#alone.delete(lane))
  }

  /** Settles when a call under way ends, at the latest after so many milliseconds. */
  async anEnd(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#ended = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The strands whose calls are under way, one for each call. */
  get busy(): readonly Lane[] {
    return [...this.#busy].map(({ lane }) => lane)
  }

  /** Those who wait and do not stand still, in an order that does not depend on who came first. */
  ready(step: number): Waiting[] {
    return [...this.#waiting]
      .filter(({ lane }) => lane.process.frozenUntil <= step)
      .sort((one, other) => one.lane.number - other.lane.number || one.order - other.order)
  }

  /** Lets one go on. */
  grant(waiting: Waiting): void {
    this.#waiting.delete(waiting)
    waiting.go()
  }

  /** Ends a process: nobody of it goes on. */
  kill(process: Mortal): void {
    process.alive = false
    for (const waiting of this.#waiting) {
      if (waiting.lane.process !== process) continue
      this.#waiting.delete(waiting)
      waiting.refuse(new ProcessDied(waiting.label))
    }
  }
}
