import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Book, Wish } from './book.js'

/** How long the service takes a claim of a dead process as held, and a little more. */
export const CLAIM_LEASE_MS = 9_500

/** Asks for a wish once; null when no whole answer came. */
export async function ask(url: string, wish: Wish): Promise<Answer | null> {
  try {
    const response = await fetch(url + wish.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${wish.key.secret}`,
        'content-type': 'application/json',
        'idempotency-key': wish.idempotencyKey,
      },
      body: wish.body,
    })
    const body = await response.text()
    const { headers, status } = response
    return { status, requestId: headers.get('x-request-id'), contentType: headers.get('content-type'), body }
  } catch {
    return null
  }
}

/** Asks for a wish once and notes what came; false when nothing did. */
export async function tryOnce(url: string, wish: Wish, book: Book): Promise<boolean> {
  const answer = await ask(url, wish)
  if (answer) book.answered(wish, answer)
  else {
    wish.cuts++
    wish.lastCutAt = Date.now()
  }
  return answer !== null
}

/** Asks until a service answers, wherever it is by then. */
export async function insist(urls: () => string[], wish: Wish, book: Book): Promise<void> {
  for (let i = 0; !(await tryOnce(pick(urls(), i), wish, book)); i++) await sleep(50)
}

export const pick = <T>(values: readonly T[], i: number): T => values[i % values.length]
