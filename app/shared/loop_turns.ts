/**
 * Starts one task per turn of the event loop and takes the workspaces in rotation. A cheap request
 * waits for at most one task of each other workspace.
 */
export class LoopTurns {
  /** Waiting tasks by workspace. The first workspace is next. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isTaken = false

  /** Resolves when a task of a workspace may start. */
  take(workspaceId: string): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      setImmediate(() => this.#next())
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const others = this.#waiting.get(workspaceId)
      if (others) others.push(resolve)
      else this.#waiting.set(workspaceId, [resolve])
    })
  }

  #next(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#isTaken = false
      return
    }
    const [workspaceId, [begin, ...others]] = first
    this.#waiting.delete(workspaceId)
    // Moves the workspace to the end of the rotation.
    if (others.length > 0) this.#waiting.set(workspaceId, others)
    setImmediate(() => this.#next())
    begin()
  }
}

export const loopTurns = new LoopTurns()

/** Time after which a long computation waits for another turn, in ms. */
const SLICE_MS = 2

/** Runs a computation step by step, and waits for another turn of the event loop every 2 ms. */
export async function inTurns<T>(steps: Iterator<void, T>, workspaceId: string): Promise<T> {
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - began < SLICE_MS) continue
    await loopTurns.take(workspaceId)
    began = performance.now()
  }
}
