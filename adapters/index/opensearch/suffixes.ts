/**
 * The fields of terms that searches often match by a part. These fields are indexed by suffix too, because
 * compiling a pattern is half the cost of a search on a shard. Other fields are matched by pattern.
 */
const FIELDS = ['industry', 'whole_school']

/** Maximum characters of a suffix. Longer suffixes are cut, and longer parts are matched by pattern. */
export const MAX_SUFFIX_LENGTH = 80

export const hasSuffixes = (field: string): boolean => FIELDS.includes(field)

/**
 * Returns the suffixes of a document's terms, by field. Every part of a term is a prefix of one of
 * them.
 */
export function suffixesOf(terms: Record<string, string[]>): Record<string, string[]> {
  const fields = FIELDS.filter((field) => (terms[field] ?? []).length > 0)
  return Object.fromEntries(
    fields.map((field) => [field, [...new Set(terms[field].flatMap(suffixesOfTerm))]])
  )
}

function suffixesOfTerm(term: string): string[] {
  const suffixes = [term.slice(0, MAX_SUFFIX_LENGTH)]
  for (let at = 1; at < term.length; at++)
    // The second half of a surrogate pair is not text by itself.
    if (!isLowSurrogate(term.charCodeAt(at))) suffixes.push(term.slice(at, at + MAX_SUFFIX_LENGTH))
  return suffixes
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
