import { is, isWord, type Phrases } from './tokens.js'

/** Matches sentences about a role in one project: `In this project, I am the team leader`. */
export const OF_PROJECT =
  /^(?:in|for|on|during|within) this (?:project|paper|course|class|game|work|study)\b|^(?:in|bei) diesem (?:projekt|kurs)\b|^dans ce (?:projet|cours)\b|^(?:en|neste|nesse) (?:este )?(?:proyecto|projeto|curso)\b|^in questo progetto\b/i

/**
 * Returns the position of the word before an employer after `works`: `working on faster and safer
 * search at Acme`. Stops at the limit, and before a clause.
 */
export function employerWord(s: Phrases, start: number, limit: number): number {
  if (is(s, start, 'for')) return start
  let at = start
  while (
    at < limit &&
    isWord(s.tokens[at]) &&
    !is(s, at, 'at', 'as', 'who') &&
    !(is(s, at, 'and') && s.tokens[at + 1]?.classes.size !== 0)
  )
    at++
  return at
}
