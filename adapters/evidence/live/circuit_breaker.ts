import { RecentMap } from '../../egress/recent_map.js'
import { ReadError } from './read_error.js'

type State = { failures: number; openUntil: number }

/**
 * Blocks a host for `openMs` after `threshold` consecutive failures. The next request then tests the
 * host.
 */
export class CircuitBreaker {
  readonly #hosts: RecentMap<State>

  constructor(
    private readonly threshold: number,
    private readonly openMs: number,
    private readonly now: () => number = () => performance.now()
  ) {
    this.#hosts = new RecentMap(10_000, 10 * 60_000, now)
  }

  /** @throws ReadError while the host is blocked */
  check(host: string): void {
    const state = this.#hosts.get(host)
    if (!state || state.failures < this.threshold) return
    if (state.openUntil > this.now())
      throw new ReadError('unreachable', `${host} failed ${state.failures} times in a row`)
    state.openUntil = this.now() + this.openMs
  }

  succeeded(host: string): void {
    this.#hosts.delete(host)
  }

  failed(host: string): void {
    const failures = (this.#hosts.get(host)?.failures ?? 0) + 1
    this.#hosts.set(host, { failures, openUntil: this.now() + this.openMs })
  }
}
