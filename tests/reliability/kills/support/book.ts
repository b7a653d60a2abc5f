import { randomUUID } from 'node:crypto'
import type { TestKey } from './fixture.js'

export type Kind = 'criteria' | 'search' | 'empty'

/** A response as received. */
export type Answer = { status: number; requestId: string | null; contentType: string | null; body: string }

/**
 * A request that must take effect once under one idempotency key, however often the client repeats
 * it.
 */
export type Wish = {
  key: TestKey
  kind: Kind
  idempotencyKey: string
  path: string
  body: string
  /** The first response; all later ones must equal it. */
  answer: Answer | null
  /** The number of attempts without a response. */
  cuts: number
  lastCutAt: number
}

const PATHS = { criteria: '/v1/people/search/criteria', search: '/v1/search', empty: '/v1/search' }

/** Records the requests of all clients of a campaign and their responses. */
export class Book {
  readonly preferences: Wish[] = []
  readonly violations: string[] = []
  /** The number of responses, including repetitions. */
  answers = 0
  /** Requests that were cut off before a response and are not being repeated right now. */
  readonly #doubtful: Wish[] = []

  /** Creates a request; searches return `results` people, or none for `empty`. */
  wish(key: TestKey, kind: Kind, results: number): Wish {
    const [query, n] = [
      kind === 'empty' ? 'astronauts in Ulaanbaatar' : 'nurses in Bonn',
      this.preferences.length,
    ]
    const body =
      kind === 'criteria' ? { query: `${query} ${n}` } : { query, type: 'instant', num_results: results }
    const path = PATHS[kind]
    const wish: Wish = {
      ...{ key, kind, path, idempotencyKey: randomUUID(), body: JSON.stringify(body) },
      ...{ answer: null, cuts: 0, lastCutAt: 0 },
    }
    this.preferences.push(wish)
    return wish
  }

  doubt(wish: Wish): void {
    this.#doubtful.push(wish)
  }

  /** Returns the request that has been in doubt longest, if at least `ms`. */
  nextDoubtful(ms: number): Wish | undefined {
    const [oldest] = this.#doubtful
    return oldest && Date.now() - oldest.lastCutAt >= ms ? this.#doubtful.shift() : undefined
  }

  /** Records a response: later ones must equal the first. */
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
