import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Book, Wish } from './book.js'

/** The time for which others respect the claim of a dead process, plus a margin. */
export const CLAIM_LEASE_MS = 9_500

/**
 * `ms`: when a client stops waiting; never by default. `isNone`: which responses it ignores; none
 * by default.
 */
export type Patience = { ms?: number; isNone?: (answer: Answer) => boolean }

/** Sends a request once. Returns null if there is no complete response. */
export async function ask(url: string, wish: Wish, patience: Patience = {}): Promise<Answer | null> {
  try {
    const response = await fetch(url + wish.path, {
      method: 'POST',
      ...(patience.ms ? { signal: AbortSignal.timeout(patience.ms) } : {}),
      headers: {
        authorization: `Bearer ${wish.key.secret}`,
        'content-type': 'application/json',
        'idempotency-key': wish.idempotencyKey,
      },
      body: wish.body,
    })
    const body = await response.text()
    const { headers, status } = response
    const answer = {
      ...{ status, body },
      ...{ requestId: headers.get('x-request-id'), contentType: headers.get('content-type') },
    }
    return patience.isNone?.(answer) ? null : answer
  } catch {
    return null
  }
}

/** Sends a request once and records the response. Returns false if there is none. */
export async function tryOnce(url: string, wish: Wish, book: Book, patience?: Patience): Promise<boolean> {
  const answer = await ask(url, wish, patience)
  if (answer) book.answered(wish, answer)
  else {
    wish.cuts++
    wish.lastCutAt = Date.now()
  }
  return answer !== null
}

/** Sends a request until a service responds. Reads the URLs of the services before each attempt. */
export async function insist(
  urls: () => string[],
  wish: Wish,
  book: Book,
  patience?: Patience
): Promise<void> {
  for (let i = 0; !(await tryOnce(pick(urls(), i), wish, book, patience)); i++) await sleep(50)
}

export const pick = <T>(values: readonly T[], i: number): T => values[i % values.length]
