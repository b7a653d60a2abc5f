import { randomUUID } from 'node:crypto'
import type { TestKey } from './fixture.js'

export type Kind = 'criteria' | 'search' | 'empty'

/** A response as received. */
export type Answer = { status: number; requestId: string | null; contentType: string | null; body: string }

/**
 * A request with one idempotency key. It must take effect once, however often the client repeats
 * it.
 */
export type Wish = {
  key: TestKey
  kind: Kind
  idempotencyKey: string
  path: string
  body: string
  /** The first response. All later ones must equal it. */
  answer: Answer | null
  /** The number of attempts without a response. */
  cuts: number
  lastCutAt: number
}

const PATHS = { criteria: '/v1/people/search/criteria', search: '/v1/search', empty: '/v1/search' }

/** Records the requests of all clients of a campaign and their responses. */
export class Book {
  readonly requests: Wish[] = []
  readonly violations: string[] = []
  /** The number of responses, including repetitions. */
  answers = 0
  /** Requests without a response, which no client is repeating now. */
  readonly #doubtful: Wish[] = []

  /** Creates a request. A search returns `results` people, and none for `empty`. */
  wish(key: TestKey, kind: Kind, results: number): Wish {
    const [query, n] = [
      kind === 'empty' ? 'astronauts in Ulaanbaatar' : 'nurses in Bonn',
      this.requests.length,
    ]
    const body =
      kind === 'criteria' ? { query: `${query} ${n}` } : { query, type: 'instant', num_results: results }
    const path = PATHS[kind]
    const wish: Wish = {
      ...{ key, kind, path, idempotencyKey: randomUUID(), body: JSON.stringify(body) },
      ...{ answer: null, cuts: 0, lastCutAt: 0 },
    }
    this.requests.push(wish)
    return wish
  }

  doubt(wish: Wish): void {
    this.#doubtful.push(wish)
  }

  /** Takes the request that has been without a response for longest, if that is at least `ms`. */
  nextDoubtful(ms: number): Wish | undefined {
    const [oldest] = this.#doubtful
    return oldest && Date.now() - oldest.lastCutAt >= ms ? this.#doubtful.shift() : undefined
  }

  /** Records a response. Later responses must equal the first. */
  answered(wish: Wish, answer: Answer): void {
    this.answers++
    const expected = wish.kind === 'criteria' ? 201 : 200
    const first = wish.answer
    if (answer.status !== expected)
      this.violations.push(`${wish.kind} answered ${answer.status}: ${answer.body.slice(0, 200)}`)
    else if (!first) wish.answer = answer
    else if (JSON.stringify(first) !== JSON.stringify(answer))
      this.violations.push(`two answers to one key: ${JSON.stringify([first, answer]).slice(0, 400)}`)
  }
}
