import { setTimeout as sleep } from 'node:timers/promises'
import { Semaphore } from './semaphore.js'

export type Politeness = {
  /** Concurrent requests over all hosts. */
  total: number
  perHost: number
  /** Minimum time between the starts of two requests to a host. */
  delayMs: number
}

type Host = { slots: Semaphore; inside: number; next: number; delayMs: number }

/** Limits concurrent requests in total and per host. Spaces and pauses requests per host. */
export class HostGate {
  readonly #hosts = new Map<string, Host>()
  readonly #total: Semaphore

  constructor(
    private readonly politeness: Politeness,
    private readonly now: () => number = () => performance.now()
  ) {
    this.#total = new Semaphore(politeness.total)
  }

  /** Runs a request to a host when allowed. @throws if the signal aborts the wait */
  async run<T>(name: string, signal: AbortSignal, request: () => Promise<T>): Promise<T> {
    const host = this.#host(name)
    host.inside++
    try {
      await host.slots.enter(signal)
      try {
        const start = Math.max(host.next, this.now())
        host.next = start + host.delayMs
        if (start > this.now()) await sleep(start - this.now(), undefined, { signal })
        await this.#total.enter(signal)
        try {
          return await request()
        } finally {
          this.#total.leave()
        }
      } finally {
        host.slots.leave()
      }
    } finally {
      host.inside--
      this.#forgetIdle()
    }
  }

  /** Increases the time between requests to a host. */
  slowDown(name: string, delayMs: number): void {
    const host = this.#host(name)
    host.delayMs = Math.max(host.delayMs, delayMs)
  }

  /** Delays the next requests to a host. Does not delay requests that already have a start time. */
  pause(name: string, forMs: number): void {
    const host = this.#host(name)
    host.next = Math.max(host.next, this.now() + forMs)
  }

  /** Returns the minimum wait for the next request to a host, in ms. */
  wait(name: string): number {
    return Math.max(0, (this.#hosts.get(name)?.next ?? 0) - this.now())
  }

  #host(name: string): Host {
    let host = this.#hosts.get(name)
    if (!host) {
      host = {
        slots: new Semaphore(this.politeness.perHost),
        inside: 0,
        next: 0,
        delayMs: this.politeness.delayMs,
      }
      this.#hosts.set(name, host)
    }
    return host
  }

  #forgetIdle(): void {
    if (this.#hosts.size < 10_000) return
    for (const [name, host] of this.#hosts)
      if (host.inside === 0 && host.next < this.now()) this.#hosts.delete(name)
  }
}
