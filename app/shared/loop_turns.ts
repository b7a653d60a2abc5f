/**
 * Shares the event loop out: one piece of work begins in each turn of the loop, workspaces in rotation. Between two pieces the loop
 * reads its sockets, so that cheap requests pass, and no workspace waits for more than one piece of each other.
 */
export class LoopTurns {
  /** Who waits, by workspace; the first workspace is next. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isTaken = false

  /** Resolves when work of a workspace may begin: at once where nothing began in this turn. */
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
    // To the end of the rotation.
    if (others.length > 0) this.#waiting.set(workspaceId, others)
    setImmediate(() => this.#next())
    begin()
  }
}

export const loopTurns = new LoopTurns()
