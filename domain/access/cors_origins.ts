/** Reports whether pages of an origin may read responses. */
export type CorsOrigins = (origin: string) => boolean

/**
 * Parses CORS_ORIGINS: a comma-separated list of origins such as `https://app.example.com`, or `*`
 * for every origin. An empty text allows none.
 */
export function parseCorsOrigins(text: string): { allows: CorsOrigins } | { problem: string } {
  const given = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (given.length === 1 && given[0] === '*') return { allows: () => true }
  const wrong = given.find((one) => !isOrigin(one))
  if (wrong !== undefined)
    return { problem: `must be * or a list of origins such as https://app.example.com, but has "${wrong}"` }
  const origins = new Set(given)
  return { allows: (origin) => origins.has(origin) }
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
