/** The requests and runs that this process works on, by name, so that a stall can be traced to what ran then. */
export class ActiveWork {
  readonly #active = new Map<string, number>()
  readonly #ended = new Set<string>()

  /** Counts work in until the function it returns is called. */
  begin(name: string): () => void {
    this.#active.set(name, (this.#active.get(name) ?? 0) + 1)
    return () => {
      const others = this.#active.get(name)! - 1
      if (others > 0) this.#active.set(name, others)
      else this.#active.delete(name)
      this.#ended.add(name)
    }
  }

  /** The names of all that was active at any time since the last call. */
  sinceLast(): string[] {
    const names = new Set([...this.#active.keys(), ...this.#ended])
    this.#ended.clear()
    return [...names].sort()
  }
}

export const activeWork = new ActiveWork()

/** Middleware that counts a route in while one of its requests is handled. */
export const counted = (route: string) => async (_ctx: unknown, next: () => Promise<unknown>) => {
  const end = activeWork.begin(route)
  try {
    await next()
  } finally {
    end()
  }
}
