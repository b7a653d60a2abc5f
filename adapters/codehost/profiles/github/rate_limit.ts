/** GitHub's documented wait after a secondary rate limit, when the response states none. */
const DEFAULT_WAIT_SECONDS = 60

type Headers = (name: string) => string | undefined

/** Returns when GitHub accepts requests again, in ms since 1970, or null without a rate limit. */
export function limitedUntil(status: number, header: Headers, now: number): number | null {
  if (status !== 403 && status !== 429) return null
  const after = Number(header('retry-after') ?? Number.NaN)
  if (after >= 0) return now + after * 1000
  if (header('x-ratelimit-remaining') === '0') {
    const reset = Number(header('x-ratelimit-reset') ?? Number.NaN)
    return Number.isFinite(reset) ? Math.max(now, reset * 1000) : now + DEFAULT_WAIT_SECONDS * 1000
  }
  return status === 429 ? now + DEFAULT_WAIT_SECONDS * 1000 : null
}
