import { hash } from 'node:crypto'
import type { RateBuckets } from '#domain/ports/rate_buckets'
import { DomainError } from '#domain/errors'

/**
 * Maximum number of attempts per hour. A target is a page or an e-mail address, whether or not kith stores
 * it.
 */
const [PER_ADDRESS, PER_TARGET] = [30, 10]

/**
 * Counts an attempt. Throws `rate_limited`. Without a target, counts only for the network address.
 */
export async function limitGuesses(buckets: RateBuckets, address: string, target?: string): Promise<void> {
  const bucket = (kind: string, key: string, limit: number) => ({
    key: `{privacy}:${kind}:${hash('sha256', key, 'hex').slice(0, 32)}`,
    limit,
    windowSeconds: 3600,
  })
  const { allowed, states } = await buckets.consume(
    [
      bucket('from', address, PER_ADDRESS),
      ...(target === undefined ? [] : [bucket('target', target, PER_TARGET)]),
    ],
    Date.now()
  )
  if (allowed) return
  throw new DomainError('rate_limited', 'Too many attempts. Try again later.', {
    retry_after_seconds: Math.max(
      ...states.filter((one) => one.remaining === 0).map((one) => one.resetSeconds)
    ),
  })
}
