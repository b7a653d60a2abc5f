import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Book, Wish } from './book.js'

/** How long a claim of a dead process is respected, plus a margin. */
export const CLAIM_LEASE_MS = 9_500

/** When a client stops waiting, and which responses it ignores; by default never, and none. */
export type Patience = { ms?: number; isNone?: (answer: Answer) => boolean }

/** Sends a request once. Returns null without a complete response. */
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

/** Sends a request once and records the response. Returns false without one. */
export async function tryOnce(url: string, wish: Wish, book: Book, patience?: Patience): Promise<boolean> {
  const answer = await ask(url, wish, patience)
  if (answer) book.answered(wish, answer)
  else {
    wish.cuts++
    wish.lastCutAt = Date.now()
  }
  return answer !== null
}

/** Repeats until a service responds, wherever it is by then. */
export async function insist(
  urls: () => string[],
  wish: Wish,
  book: Book,
  patience?: Patience
): Promise<void> {
  for (let i = 0; !(await tryOnce(pick(urls(), i), wish, book, patience)); i++) await sleep(50)
}

export const pick = <T>(values: readonly T[], i: number): T => values[i % values.length]
