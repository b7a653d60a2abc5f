/** A page that a stored document cites, as of a time (ISO 8601 UTC with milliseconds). */
export type Citation = { url: string; at: string }

const DAY = 86_400_000

/**
 * Finds every page that a stored document cites with a time: evidence (`url`, `observed_at`),
 * records (`source_url`, `observed_at`) and provenance (`source_url`, `last_seen`).
 * @param asOf when the document was made; used for a `source_url` without a time
 */
export function citationsIn(document: unknown, asOf: string | null = null): Citation[] {
  const found: Citation[] = []
  const waiting: unknown[] = [document]
  while (waiting.length) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    found.push(...citationsOf(value as Record<string, unknown>, asOf))
    for (const part of Object.values(value)) if (typeof part === 'object') waiting.push(part)
  }
  return found
}

function citationsOf(value: Record<string, unknown>, asOf: string | null): Citation[] {
  const { url, source_url, observed_at, last_seen } = value
  return [
    ...(typeof url === 'string' ? momentsOf(observed_at).map((at) => ({ url, at })) : []),
    ...(typeof source_url === 'string'
      ? momentsOf(observed_at ?? last_seen ?? asOf).map((at) => ({ url: source_url, at }))
      : []),
  ]
}

/**
 * Returns a time in ISO 8601. For midnight, which may mean a whole day, also returns the end of
 * that day.
 */
function momentsOf(time: unknown): string[] {
  const ms = typeof time === 'string' ? Date.parse(time) : Number.NaN
  if (Number.isNaN(ms)) return []
  return (ms % DAY === 0 ? [ms, ms + DAY - 1] : [ms]).map((at) => new Date(at).toISOString())
}
