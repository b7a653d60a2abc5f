type Limit = { perSecond: number; burst: number }

/** The requests that a process logs, on average and at once. Bounds the table. */
const PROCESS: Limit = { perSecond: 20, burst: 2_000 }
/** Half of the limit of a process, so that one busy workspace cannot fill the log. */
const WORKSPACE: Limit = { perSecond: 10, burst: 1_000 }
/** Share of a bucket that only failures of the service use. */
const RESERVED = 0.1
const MAX_WORKSPACES = 1_000

/** Decides which requests are logged. Each needs room in its workspace's bucket and the process's. */
export class LogAllowance {
  readonly #process = new Bucket(PROCESS)
  readonly #workspaces = new Map<string, Bucket>()

  /** Takes room for a request. Returns false without room. `now` is in milliseconds. */
  take(workspaceId: string, status: number, now: number): boolean {
    const buckets = [this.#process, this.#workspace(workspaceId)]
    if (!buckets.every((bucket) => bucket.hasRoom(status >= 500, now))) return false
    for (const bucket of buckets) bucket.take()
    return true
  }

  #workspace(id: string): Bucket {
    const known = this.#workspaces.get(id)
    if (known) return known
    const [oldest] = this.#workspaces.keys()
    if (this.#workspaces.size >= MAX_WORKSPACES) this.#workspaces.delete(oldest)
    const bucket = new Bucket(WORKSPACE)
    this.#workspaces.set(id, bucket)
    return bucket
  }
}

class Bucket {
  #left: number
  #countedAt = 0

  constructor(private readonly limit: Limit) {
    this.#left = limit.burst
  }

  hasRoom(isFailure: boolean, now: number): boolean {
    const { perSecond, burst } = this.limit
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#countedAt) / 1_000) * perSecond)
    this.#countedAt = now
    return this.#left >= (isFailure ? 1 : 1 + burst * RESERVED)
  }

  take(): void {
    this.#left--
  }
}
