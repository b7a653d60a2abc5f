/** A map of bounded size whose entries expire. When it is full, the oldest entry is removed. */
export class RecentMap<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>()

  /** @param now a monotonic clock in ms */
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
