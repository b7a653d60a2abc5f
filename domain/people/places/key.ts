import { words } from '../text/text.js'

const EXPANSIONS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }
const PLAIN = /^[a-z]+(?: [a-z]+)*$/
const ABBREVIATED = /\b(?:st|ste|ft|mt) /
const INITIALS = /(?<!\p{L})(?:\p{L}\.\s?){1,3}\p{L}\.?(?!\p{L})/gu

/**
 * Returns the lookup form of a place name: folded words. Joins dotted initials ("D.C." becomes
 * "dc"). Expands St., Ft. and Mt. before another word.
 */
export function placeKey(text: string): string {
  if (PLAIN.test(text)) return ABBREVIATED.test(text) ? expandTokens(text.split(' ')).join(' ') : text
  const joined = text.includes('.')
    ? text.replace(INITIALS, (initials) => initials.replace(/[.\s]/g, ''))
    : text
  return expandTokens(words(joined)).join(' ')
}

/** Expands the abbreviations in a place name, except in its last word. Expects folded tokens. */
export function expandTokens(tokens: string[]): string[] {
  if (tokens.length < 2) return tokens
  return tokens.map((token, i) => (i < tokens.length - 1 && EXPANSIONS[token]) || token)
}

/**
 * Splits a text into place keys. Commas, semicolons, brackets and the like always separate. Slashes
 * and spaced dashes separate unless the text around them is one known name.
 */
export const placeParts = (text: string, isKnown: (key: string) => boolean): string[] =>
  text
    .toLowerCase()
    .split(/[,;|()•·]/)
    .flatMap((part) => {
      const key = placeKey(part)
      return isKnown(key) || !/[/–—-]/.test(part) ? [key] : part.split(/\/|\s[-–—]\s/).map(placeKey)
    })
    .filter(Boolean)
