export type Profile = {
  identity?: Record<string, string>
  summary?: string
  source_links?: { url: string; verification_status: string; confidence: number }[]
  provenance?: Record<
    string,
    { source: string; source_url: string | null; last_seen: string; confidence: number }
  >
}

const NAMES: Record<string, string> = { pronet: 'Professional network', age_range: 'Age', bio: 'About' }

/**
 * Returns the name of a field by its path in a profile: `identity.title` is Title,
 * `presence.platforms.0.bio` is About 1.
 */
export function nameOfField(path: string): string {
  const parts = path.split('.')
  const number = parts.findLast((part) => /^\d+$/.test(part))
  const last = parts.findLast((part) => !/^\d+$/.test(part)) ?? path
  const singular = number === undefined ? last : last.replace(/s$/, '')
  const name = NAMES[last] ?? singular[0].toUpperCase() + singular.slice(1).replaceAll('_', ' ')
  return number === undefined ? name : `${name} ${Number(number) + 1}`
}

/** Returns the value at a path in a profile as text, or null. */
export function valueAt(profile: object, path: string): string | null {
  const value = path
    .split('.')
    .reduce<unknown>((now, part) => (now as Record<string, unknown> | null | undefined)?.[part], profile)
  return textOf(value)
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ') || null
  if (typeof value !== 'object') return String(value)
  const { url, name, text, min, max } = value as Record<string, unknown>
  if (min !== undefined) return min === max ? String(min) : `${min} to ${max}`
  const own = url ?? name ?? text
  if (own !== undefined) return String(own)
  return (
    Object.entries(value)
      .map(([key, one]) => `${key} ${textOf(one)}`)
      .join(', ') || null
  )
}
