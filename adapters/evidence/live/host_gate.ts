import { setTimeout as sleep } from 'node:timers/promises'
import { Semaphore } from './semaphore.js'

export type Politeness = {
  /** Requests at once, over all hosts. */
  total: number
  /** Requests at once to one host. */
  perHost: number
  /** From the beginning of one request to a host to that of the next. */
  delayMs: number
}

type Host = { slots: Semaphore; inside: number; next: number; delayMs: number }

/** Who may ask which host when: a few at once, some time apart, and not at all while the host asked for quiet. */
export class HostGate {
  readonly #hosts = new Map<string, Host>()
  readonly #total: Semaphore

  constructor(
    private readonly politeness: Politeness,
    private readonly now: () => number = () => performance.now()
  ) {
    this.#total = new Semaphore(politeness.total)
  }

  /** Runs one request to a host when its turn has come. @throws the signal's reason while waiting */
  async through<T>(name: string, signal: AbortSignal, request: () => Promise<T>): Promise<T> {
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

  /** A host asks for more time between requests. */
  slowDown(name: string, delayMs: number): void {
    const host = this.#host(name)
    host.delayMs = Math.max(host.delayMs, delayMs)
  }

  /** A host asks to be left alone for a time. */
  pause(name: string, forMs: number): void {
    const host = this.#host(name)
    host.next = Math.max(host.next, this.now() + forMs)
  }

  /** How long the next request to a host has to wait at least. */
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
