import { randomUUID } from 'node:crypto'
import type { TestKey } from './fixture.js'

export type Kind = 'criteria' | 'search' | 'empty'

/** An answer as it came over the wire. */
export type Answer = { status: number; requestId: string | null; contentType: string | null; body: string }

/** What a client wants done once, under one idempotency key, however often it has to ask. */
export type Wish = {
  key: TestKey
  kind: Kind
  idempotencyKey: string
  path: string
  body: string
  /** The first answer; once it is there every later one must be the same. */
  answer: Answer | null
  /** Times it was asked without an answer. */
  cuts: number
  lastCutAt: number
}

const PATHS = { criteria: '/v1/people/search/criteria', search: '/v1/search', empty: '/v1/search' }

/** What all clients of a campaign asked for and were told. */
export class Book {
  readonly preferences: Wish[] = []
  readonly violations: string[] = []
  /** How many answers came, repetitions too. */
  answers = 0
  /** Asked, cut off before an answer, and not being asked again right now. */
  readonly #doubtful: Wish[] = []

  /** A new wish; searches return `results` people, or nobody where they are `empty`. */
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

  /** The wish longest in doubt, where it is so for `ms` already. */
  nextDoubtful(ms: number): Wish | undefined {
    const [oldest] = this.#doubtful
    return oldest && Date.now() - oldest.lastCutAt >= ms ? this.#doubtful.shift() : undefined
  }

  /** Notes an answer: the first is the truth, others must repeat it. */
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
