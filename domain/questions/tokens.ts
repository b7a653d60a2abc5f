import { fold } from '#domain/people/text/text'
import { termOf } from './terms.js'

/** A word of a sentence with its term and position. */
export type Token = { text: string; term: string; start: number; end: number }

const WORD =
  /open[- ]source|home[- ]office|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|\d[\d.,'’\u00a0\u202f]*\d|\d/giu

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    term: termOf(
      fold(word)
        .replace(/^(?:l|d|qu)'/, '')
        .replace(/'s$/, '')
        .replace(/^open[- ]source$/, 'opensource')
        .replace(/^home[- ]office$/, 'homeoffice')
    ),
    start: index,
    end: index + word.length,
  }))

/** Returns the shortest run of tokens with every term, or null. */
export function spanOf(
  tokens: readonly Token[],
  terms: readonly string[]
): [first: number, last: number] | null {
  let best: [number, number] | null = null
  const last = new Map<string, number>()
  for (const [i, { term }] of tokens.entries()) {
    if (!terms.includes(term)) continue
    last.set(term, i)
    if (last.size < terms.length) continue
    const first = Math.min(...last.values())
    if (!best || i - first < best[1] - best[0]) best = [first, i]
  }
  return best
}
