import { memoised } from '#domain/memoised'
import { fold } from '#domain/people/text/text'

export type DegreeToken = { text: string; key: string; start: number; end: number }

const TOKEN =
  /(?:[dl]|dell|nell|all)['’](?=\p{L})|[\p{L}\p{M}\p{N}]+(?:[.'’+&/-]{1,2}[\p{L}\p{M}\p{N}]+)*\.?|[^\s\p{L}\p{M}\p{N}]/giu
const ABBREVIATED = /^(?:\p{L}{1,3}\.)+$|^(?:dipl|prof|habil|univ|hons|magna?)\.$/iu

const keyOf = memoised((word: string) => fold(word).replace(/[.']/g, '') || word)

/** Splits a text into words and marks. The keys are folded and have no dots. */
export function degreeTokens(text: string): DegreeToken[] {
  const tokens: DegreeToken[] = []
  const add = (word: string, start: number) =>
    tokens.push({
      text: word,
      key: keyOf(word),
      start,
      end: start + word.length,
    })
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const dot = word.indexOf('.')
    const isShort = dot !== -1 && (dot < word.length - 1 || ABBREVIATED.test(word))
    const isSentenceEnd = word.length > 1 && word.endsWith('.') && !isShort
    const isSpaced = word.length <= 2 && /^d\.?$/i.test(word) && /^ph\.?$/i.test(tokens.at(-1)?.text ?? '')
    if (isSpaced) {
      const first = tokens.pop()!
      tokens.push({
        text: text.slice(first.start, index + word.length),
        key: 'phd',
        start: first.start,
        end: index + word.length,
      })
    } else if (isSentenceEnd) {
      add(word.slice(0, -1), index)
      add('.', index + word.length - 1)
    } else add(word, index)
  }
  return tokens
}

export const isCapitalised = (token: DegreeToken | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text)
export const isWordToken = (token: DegreeToken | undefined): boolean =>
  token !== undefined && /^\p{L}/u.test(token.text)
