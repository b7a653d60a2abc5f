import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#tests/contract/support/random'
import type { Book, Kind, Wish } from './book.js'
import { CLAIM_LEASE_MS, insist, type Patience, pick, tryOnce } from './client.js'
import type { TestKey } from './fixture.js'

const KINDS: Kind[] = ['criteria', 'search', 'search', 'empty']

/**
 * Clients that send one request after the other, each with its own API key. After a broken
 * connection, a client repeats the request with the same idempotency key. It does so at once, or
 * after the claim of the dead process has expired.
 */
export class LoadedServices {
  #urls: string[] = []
  #ending = false
  readonly #clients: Promise<void>[]

  constructor(
    private readonly book: Book,
    keys: readonly TestKey[],
    private readonly random: Random,
    private readonly patience?: Patience
  ) {
    this.#clients = keys.map((key, i) => this.#client(key, i))
  }

  /** Sets the current URLs of the services. */
  use(urls: string[]): void {
    this.#urls = urls
  }

  /** Stops each client after the response it waits for. */
  async end(): Promise<void> {
    this.#ending = true
    await Promise.all(this.#clients)
  }

  async #client(key: TestKey, n: number): Promise<void> {
    for (let i = n; !this.#ending; i++) {
      if (this.#urls.length === 0) {
        await sleep(20)
        continue
      }
      const wish = this.book.nextDoubtful(CLAIM_LEASE_MS) ?? this.#newWish(key, i)
      if (await tryOnce(pick(this.#urls, i), wish, this.book, this.patience)) continue
      if (this.random.chance(0.3)) await insist(() => this.#urls, wish, this.book, this.patience)
      else this.book.doubt(wish)
      await sleep(50)
    }
  }

  #newWish(key: TestKey, i: number): Wish {
    return this.book.wish(key, pick(KINDS, i), 1 + this.random.below(5))
  }
}
