/**
 * The fields of terms that searches often match by a part. They are indexed by suffix too, because
 * compiling a pattern is half the cost of a search on a shard. Other fields are matched by pattern.
 */
const FIELDS = ['industry', 'whole_school']

/** Longer suffixes are cut, and longer parts are matched by pattern. */
export const MAX_SUFFIX_LENGTH = 80

export const hasSuffixes = (field: string): boolean => FIELDS.includes(field)

/** Returns the suffixes of a document's terms, by field: a term contains all prefixes of these. */
export function suffixesOf(terms: Record<string, string[]>): Record<string, string[]> {
  const fields = FIELDS.filter((field) => (terms[field] ?? []).length > 0)
  return Object.fromEntries(
    fields.map((field) => [field, [...new Set(terms[field].flatMap(suffixesOfTerm))]])
  )
}

function suffixesOfTerm(term: string): string[] {
  const suffixes = [term.slice(0, MAX_SUFFIX_LENGTH)]
  for (let at = 1; at < term.length; at++)
    // The second half of a character of two code units is no text.
    if (!isLowSurrogate(term.charCodeAt(at))) suffixes.push(term.slice(at, at + MAX_SUFFIX_LENGTH))
  return suffixes
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
