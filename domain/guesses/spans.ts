import { trimEnd } from '#domain/people/text/linear_text'
import { fold } from '#domain/people/text/text'
import { LINKING, STOP } from './function_words_data.js'

/** A piece of a text that may be a value, with its surroundings. */
export type Span = {
  text: string
  start: number
  end: number
  /**
   * How the span was cut: a whole part of a line, a phrase between function words, a phrase before or after a
   * change of case, or a piece of Chinese, Japanese or Korean text.
   */
  cut: 'part' | 'phrase' | 'case' | 'cjk'
}

const MAX_TEXT = 1200
const MAX_PART_WORDS = 14
const MAX_PHRASES = 3
const MAX_SPANS = 80
/** Separates the parts of a line. A hyphen separates only between spaces. */
const BREAK =
  /(?:[;:!?|•·()[\]{}"“”«»„<>→⇒、。，；：・「」『』（）【】\n/＠@]|,(?!\d)|\.(?=\s|$)|\s[-–—]\s)/gu
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&+#-]*/gu
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const PARTICLE = /[のはをにでとがや]|(?<=\p{sc=Hangul})(?:에서|으로|에|의|을|를|은|는|이|가)(?=\s)/u

/** Cuts a text into parts, and the parts into phrases between function words. */
export function spansOf(given: string): Span[] {
  const text = given.slice(0, MAX_TEXT)
  const spans: Span[] = []
  let from = 0
  const push = (start: number, end: number, cut: Span['cut']) => {
    const raw = text.slice(start, end)
    const piece = raw.trim()
    if (piece.length < 2 || piece.length > 120 || spans.length >= MAX_SPANS) return
    const at = start + raw.indexOf(piece)
    if (!spans.some((one) => one.start === at && one.end === at + piece.length))
      spans.push({ text: piece, start: at, end: at + piece.length, cut })
  }
  for (const { index, 0: mark } of [...text.matchAll(BREAK), { index: text.length, 0: '' }]) {
    if (index > from) cutPart(text, from, index, push)
    from = index + mark.length
  }
  return spans
}

type Push = (start: number, end: number, cut: Span['cut']) => void

function cutPart(text: string, from: number, to: number, push: Push): void {
  const part = text.slice(from, to)
  if (CJK.test(part)) {
    cutCjk(part, from, push)
    return
  }
  const tokens = [...part.matchAll(TOKEN)].map(({ index, 0: word }) => ({
    start: from + index,
    end: from + index + trimEnd(word, /[.'’-]/).length,
    isUpper: /^\p{Lu}/u.test(word),
    key: fold(word),
  }))
  if (tokens.length === 0) return
  if (tokens.length <= MAX_PART_WORDS) push(from, to, 'part')
  const chunks: { first: number; last: number }[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (STOP.has(tokens[i].key)) continue
    const open = chunks.at(-1)
    if (open?.last === i - 1) open.last = i
    else chunks.push({ first: i, last: i })
  }
  for (const [i, { first }] of chunks.entries()) {
    for (let n = 0; n < MAX_PHRASES && i + n < chunks.length; n++) {
      const between = n === 0 ? [] : tokens.slice(chunks[i + n - 1].last + 1, chunks[i + n].first)
      if (n > 0 && (between.length > 3 || !between.every(({ key }) => LINKING.has(key)))) break
      push(tokens[first].start, tokens[chunks[i + n].last].end, 'phrase')
    }
    cutAtCase(tokens.slice(first, chunks[i].last + 1), push)
  }
}

/** Separates words in lower case from a name after or before them: `founder Acme`. */
function cutAtCase(tokens: readonly { start: number; end: number; isUpper: boolean }[], push: Push): void {
  for (let i = 1; i < tokens.length; i++)
    if (tokens[i].isUpper !== tokens[i - 1].isUpper) {
      push(tokens[0].start, tokens[i - 1].end, 'case')
      push(tokens[i].start, tokens.at(-1)!.end, 'case')
    }
}

function cutCjk(part: string, from: number, push: Push): void {
  if (part.length <= 60) push(from, from + part.length, 'part')
  for (const splitter of [/\s/u, new RegExp(`${PARTICLE.source}|\\s`, 'u')]) {
    let start = 0
    for (const piece of part.split(splitter)) {
      const at = part.indexOf(piece, start)
      if (piece.length >= 2 && piece.length <= 40) push(from + at, from + at + piece.length, 'cjk')
      start = at + piece.length
    }
  }
}
