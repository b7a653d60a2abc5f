/** A piece of code: `k` a name or a word of the language, `s` a text, `n` a number. */
export type Piece = { kind: 'k' | 's' | 'n' | null; text: string }

/**
 * Maximum number of characters to colour. Longer code stays plain, because each piece is an element of the
 * page.
 */
const MAX_LENGTH = 20_000
/** Texts with the colon of a name behind them, numbers, and words of JSON, TypeScript and Python. */
const TOKENS =
  /("(?:[^"\\\n]|\\.)*"(?=\s*:)|\b(?:const|await|for|of|in|async|print|true|false|null|True|False|None|curl)\b)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(\b\d+(?:\.\d+)?\b)/g

/** Splits code into pieces to colour. */
export function highlight(code: string): Piece[] {
  if (code.length > MAX_LENGTH) return [{ kind: null, text: code }]
  const pieces: Piece[] = []
  let at = 0
  for (const match of code.matchAll(TOKENS)) {
    const [whole, name, text] = match
    pieces.push({ kind: null, text: code.slice(at, match.index) })
    pieces.push({ kind: name ? 'k' : text ? 's' : 'n', text: whole })
    at = match.index + whole.length
  }
  return [...pieces, { kind: null, text: code.slice(at) }].filter(({ text }) => text !== '')
}
