import { isPlace } from '#domain/evidence/extract/recognisers'
import { placeOfAddress } from '#domain/evidence/extract/values/addresses'
import { trimEnd } from '#domain/people/text/linear_text'
import type { Span } from './spans.js'

const MAX_PLACES = 12
const MAX_WORDS = 3
const MAX_TEXT = 800
const MAX_ADDRESS = 300
const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’.-]+(?:\s(?:de|do|da|del|am|an der|sur|la|upon)(?=\s\p{Lu}))?/gu

/** Returns the town of an address, and the known places that a text names. */
export function placesIn(text: string): Span[] {
  const found: Span[] = []
  const push = (value: string, start: number, end: number) => {
    if (found.length < MAX_PLACES && !found.some((one) => one.text === value))
      found.push({ text: value, start, end, cut: 'phrase' })
  }
  if (/\d/.test(text) && text.length <= MAX_ADDRESS) {
    const place = placeOfAddress(text)
    const at = place ? text.indexOf(place.split(',')[0]) : -1
    if (place && at >= 0) push(place, at, at + place.length)
  }
  const tokens = [...text.slice(0, MAX_TEXT).matchAll(CAPITALISED)]
  for (let i = 0; i < tokens.length; i++)
    for (let count = Math.min(MAX_WORDS, tokens.length - i); count > 0; count--) {
      const start = tokens[i].index
      const last = tokens[i + count - 1]
      const end = last.index + trimEnd(last[0], /[.’'-]/).length
      const piece = text.slice(start, end)
      if (!isPlainName(piece, count > 1) || !isPlace(piece)) continue
      push(piece, start, end)
      i += count - 1
      break
    }
  return found
}

const isPlainName = (text: string, hasSpaces: boolean): boolean =>
  text.length <= 40 &&
  /^[\p{L}\p{M}'’. -]+$/u.test(text) &&
  !(hasSpaces && /[.,] /.test(text) && !/\bSt\. /.test(text))
