import { words } from '#domain/people/text/text'
import { findYears } from './query_language/levels.js'

const ANY = /\b(?:years?|yrs|decades?|jahren?|ans|a[nñ]os|anos|anni|jaar)\b/i

/** Returns the years of experience that texts state: 25 for `over 25 years in shipping`. */
export const statedYears = (texts: readonly (string | undefined)[]): number[] => [
  ...new Set(
    texts.flatMap((text) =>
      text !== undefined && ANY.test(text) ? findYears(words(text)).map(({ years }) => years) : []
    )
  ),
]
