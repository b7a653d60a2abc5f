/**
 * Starts one task per turn of the event loop, workspaces in rotation. Cheap requests stay fast, and
 * a workspace waits for at most one task of every other.
 */
export class LoopTurns {
  /** Waiting tasks by workspace or other owner; the first owner is next. */
  readonly #waiting = new Map<object | string, (() => void)[]>()
  #isTaken = false

  /** Resolves when a task of the owner may start; at once if no task started in this turn. */
  take(owner: object | string): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      setImmediate(() => this.#next())
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const others = this.#waiting.get(owner)
      if (others) others.push(resolve)
      else this.#waiting.set(owner, [resolve])
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
