import type { ErasedPerson } from '../personal_data.js'

/** A LIKE pattern. Folded patterns are for lower-case text. */
export type SearchTerm = { pattern: string; folded: boolean }

/** Shorter runs of letters match too much text. */
const MIN_RUN = 3
/** The last digits of a telephone number, alone and with a separator in common places. */
const PHONE_DIGITS = 4

/**
 * Returns LIKE patterns of which every text about the person matches at least one. Many other texts
 * match too, so callers must check each match. Null if no patterns are selective enough.
 */
export function searchTerms(person: ErasedPerson): SearchTerm[] | null {
  const terms = new Map<string, SearchTerm>()
  const add = (pattern: string, folded: boolean) => terms.set(`${pattern} ${folded}`, { pattern, folded })
  for (const id of [...person.personIds, ...person.recordKeys]) add(`%${id.toLowerCase()}%`, true)
  const texts = [
    ...person.names,
    ...person.identifiers.filter(({ kind }) => kind === 'profile' || kind === 'email').map(partOf),
  ]
  for (const text of texts) {
    const run = longestRun(text)
    if (run.length >= MIN_RUN) add(`%${run}%`, true)
    else if (/[^\x20-\x7e]/.test(text)) add(`%${longestForeignRun(text)}%`, false)
    else if (run.length > 0) add(`%${run}%`, true)
    else return null
  }
  for (const { kind, value } of person.identifiers) {
    if (kind !== 'phone') continue
    const [a, b, c, d] = value.slice(-PHONE_DIGITS)
    for (const pattern of [`${a}${b}${c}${d}`, `${a}${b}_${c}${d}`, `${a}_${b}${c}${d}`, `${a}${b}${c}_${d}`])
      add(`%${pattern}%`, true)
  }
  return terms.size > 0 ? [...terms.values()] : null
}

/** Returns a profile's handle or an address's local part. Other parts are common to many people. */
function partOf({ kind, value }: ErasedPerson['identifiers'][number]): string {
  if (kind === 'email') return value.split('@')[0]
  return value.slice(value.indexOf(':') + 1).replace(/^(?:in|pub)\//, '')
}

/** Returns the longest run of ASCII letters and digits, which folding changes only in case. */
const longestRun = (text: string): string => longest(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
const longestForeignRun = (text: string): string => longest(text.match(/[^ -~]+/g) ?? [])
const longest = (runs: readonly string[]): string =>
  runs.reduce((best, run) => (run.length > best.length ? run : best), '')
