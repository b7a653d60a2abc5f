/** How long to wait where the site says nothing of it, in seconds: what it asks of clients that send too much at once. */
const UNSAID_SECONDS = 60

type Headers = (name: string) => string | undefined

/**
 * When the site takes requests again, in ms since 1970, as an answer says it refused one for their number: the spent hourly
 * allowance, or too many at once. Null where the answer refuses nothing for that.
 */
export function limitedUntil(status: number, header: Headers, now: number): number | null {
  if (status !== 403 && status !== 429) return null
  const after = Number(header('retry-after') ?? Number.NaN)
  if (after >= 0) return now + after * 1000
  if (header('x-ratelimit-remaining') === '0') {
    const reset = Number(header('x-ratelimit-reset') ?? Number.NaN)
    return Number.isFinite(reset) ? Math.max(now, reset * 1000) : now + UNSAID_SECONDS * 1000
  }
  return status === 429 ? now + UNSAID_SECONDS * 1000 : null
}
