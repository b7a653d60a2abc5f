/** Names of the requests and runs in progress, which explain event loop stalls. */
export class ActiveWork {
  readonly #active = new Map<string, number>()
  readonly #ended = new Set<string>()

  /** Counts work as active until the returned function is called. */
  begin(name: string): () => void {
    this.#active.set(name, (this.#active.get(name) ?? 0) + 1)
    return () => {
      const others = this.#active.get(name)! - 1
      if (others > 0) this.#active.set(name, others)
      else this.#active.delete(name)
      this.#ended.add(name)
    }
  }

  /** Returns the sorted names of all work that was active since the previous call. */
  sinceLast(): string[] {
    const names = new Set([...this.#active.keys(), ...this.#ended])
    this.#ended.clear()
    return [...names].sort()
  }
}

export const activeWork = new ActiveWork()

/** Middleware that counts a route as active during its requests. */
export const counted = (route: string) => async (_ctx: unknown, next: () => Promise<unknown>) => {
  const end = activeWork.begin(route)
  try {
    await next()
  } finally {
    end()
  }
}
