/** Sites that the interface does not name, and the names that examples show instead. */
const NEUTRAL: [pattern: RegExp, as: string][] = [
  [/(?:www\.)?linkedin\.com/g, 'pronet.example'],
  [/(?:www\.)?github\.com/g, 'codehost.example'],
  [/(?:www\.)?(?:twitter|x)\.com/g, 'microblog.example'],
  [/(?:www\.)?instagram\.com/g, 'photo.example'],
  [/(?:www\.)?youtube\.com/g, 'video.example'],
  [/(?:www\.)?tiktok\.com/g, 'shortvideo.example'],
  [/(?:www\.)?facebook\.com/g, 'social.example'],
]
const MAX_CHARS = 24
const MAX_STREAM_CHARS = 150
/** An object with more entries, which are all objects, is a map by key, such as provenance. */
const MAX_ENTRIES = 5

/** Replaces names of sites, and shortens ids. */
const neutral = (text: string): string =>
  NEUTRAL.reduce((now, [from, to]) => now.replace(from, to), text)
    .replace(/\b([a-z]+_[0-9a-f]{8})[0-9a-f]{24}\b/g, '$1')
    .replace(/^req_[0-9a-f]+$/, 'req_55991772')

/** Shortens a response for the document: one entry per list, and short texts. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = neutral(value)
    return text.length > MAX_CHARS && !text.startsWith('/v1/') ? `${text.slice(0, MAX_CHARS - 3)}...` : text
  }
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isRecord = entries.length > MAX_ENTRIES && entries.every(([, inner]) => typeof inner === 'object')
  return Object.fromEntries(
    entries.slice(0, isRecord ? 2 : undefined).map(([key, inner]) => [neutral(key), shortened(inner)])
  )
}

/** Returns the first whole events of a stream, or the first characters of a file. */
export function beginning(text: string): string {
  const [first = '', ...more] = neutral(text).split(/(?<=\n\n)/)
  let shown = first
  for (const part of more) if (shown.length + part.length <= MAX_STREAM_CHARS) shown += part
  return shown.slice(0, 2 * MAX_STREAM_CHARS)
}

/**
 * Whether two recordings agree: members of both must have the same type, at every depth. Null fits
 * any type.
 */
export function sameShape(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === 0 || b.length === 0 || sameShape(a[0], b[0])
  if (typeof a !== 'object' || typeof b !== 'object') return typeof a === typeof b
  const [mine, theirs] = [a, b] as Record<string, unknown>[]
  return Object.keys(mine).every((key) => !(key in theirs) || sameShape(mine[key], theirs[key]))
}
