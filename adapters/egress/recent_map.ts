/** A map of bounded size whose entries are forgotten after a time; when full, the one set first goes. */
export class RecentMap<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>()

  /** @param now milliseconds that only grow */
  constructor(
    private readonly size: number,
    private readonly keptMs: number,
    private readonly now: () => number = () => performance.now()
  ) {}

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.until > this.now()) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  set(key: string, value: Value, keptMs = this.keptMs): void {
    this.#entries.delete(key)
    if (this.#entries.size >= this.size) this.#entries.delete(this.#entries.keys().next().value!)
    this.#entries.set(key, { value, until: this.now() + keptMs })
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
