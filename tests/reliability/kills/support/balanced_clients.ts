import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestKey } from './fixture.js'

/** The interval at which the proxy checks whether each process is ready. */
const PROBE_MS = 250
const PAUSE_MS = 10

/**
 * Clients behind a proxy like the one in deploy/. Requests use persistent connections and go to a
 * process whose last `/ready` check returned 200. No request is repeated.
 */
export class BalancedClients {
  readonly failures: string[] = []
  /** The number of responses per process. */
  readonly answers = new Map<string, number>()
  readonly #ready = new Set<string>()
  readonly #work: Promise<void>[] = []
  #ending = false
  #next = 0

  constructor(urls: readonly string[], keys: readonly TestKey[]) {
    this.#work = [...urls.map((url) => this.#probe(url)), ...keys.map((key) => this.#ask(key))]
  }

  isReady(url: string): boolean {
    return this.#ready.has(url)
  }

  async end(): Promise<void> {
    this.#ending = true
    await Promise.all(this.#work)
  }

  async #probe(url: string): Promise<void> {
    for (; !this.#ending; await sleep(PROBE_MS)) {
      const isReady = await fetch(`${url}/ready`).then(
        (response) => response.text().then(() => response.ok),
        () => false
      )
      if (isReady) this.#ready.add(url)
      else this.#ready.delete(url)
    }
  }

  async #ask(key: TestKey): Promise<void> {
    for (let i = 0; !this.#ending; i++, await sleep(PAUSE_MS)) {
      const ready = [...this.#ready]
      if (ready.length === 0) continue
      const url = ready[this.#next++ % ready.length]
      const [path, body] = i % 2 ? SEARCH : CRITERIA
      try {
        const response = await fetch(url + path, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key.secret}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(body),
        })
        const text = await response.text()
        if (!response.ok) this.failures.push(`${path}: ${response.status} ${text.slice(0, 200)}`)
        this.answers.set(url, (this.answers.get(url) ?? 0) + 1)
      } catch (error) {
        const { message, cause } = error as Error
        this.failures.push(`${path}: ${message}, ${cause}`)
      }
    }
  }
}

const SEARCH = ['/v1/search', { query: 'nurses in Bonn', type: 'instant' }] as const
const CRITERIA = ['/v1/people/search/criteria', { query: 'nurses in Bonn' }] as const
