import { trimBoth } from '#domain/people/text/linear_text'
import { words } from '#domain/people/text/text'

/** A tokenised query. The sets contain positions of tokens. */
export type QueryTokens = {
  text: string
  tokens: string[]
  /** The position of each token in `text`. `to` is exclusive. */
  offsets: [from: number, to: number][]
  original: string[]
  /** Tokens after a comma, semicolon, full stop, bracket, spaced dash or line break. */
  breaks: Set<number>
  /** The `breaks` that start a sentence. */
  sentences: Set<number>
  /** Tokens joined to the previous token: `cloud-based`, `Berlin/Paris`. */
  joined: Set<number>
  /** Tokens inside quotation marks. */
  quoted: Set<number>
  /** Tokens that a negation covers: `excluding agencies`, `-recruiter`. */
  negated: Set<number>
}

/** Matches abbreviations whose full stop does not end a sentence. */
const ABBREVIATED =
  /(?:^|\s)(?:dr|mr|mrs|ms|prof|sr|sra|jr|st|mt|inc|ltd|co|corp|no|vs|approx|e\.g|i\.e|etc|\p{L})\.$|\.\p{L}\.$/iu
const BREAK = /[;!?()[\]\n…]+|,(?!\d)|\s[-–—|/]\s|\.(?=\s|$)/gu

export function tokenise(query: string): QueryTokens {
  const result: QueryTokens = {
    text: query,
    tokens: [],
    offsets: [],
    original: [],
    breaks: new Set(),
    sentences: new Set(),
    joined: new Set(),
    quoted: new Set(),
    negated: new Set(),
  }
  let inQuotes = false
  for (const { text, from, sentence } of parts(query)) {
    const at = result.tokens.length
    if (at > 0) result.breaks.add(at)
    if (at > 0 && sentence) result.sentences.add(at)
    for (const { 0: piece, index } of text.matchAll(/\S+/g)) {
      const opens = /^[-(]*["“”«„]/.test(piece)
      if (opens) inQuotes = true
      // Without spaces, as in Chinese, each word would have the whole text as its spelling.
      for (let cut = 0; cut < piece.length; cut += MAX_PIECE_LENGTH) {
        const together = cut > 0 ? result.tokens.length : -1
        const elided = cut === 0 ? addElided(result, piece, from + index, inQuotes) : 0
        const start = cut + elided
        addPiece(result, piece.slice(start, cut + MAX_PIECE_LENGTH), from + index + start, inQuotes)
        if (cut > 0 && result.tokens.length > together) result.joined.add(together)
      }
      if (/["”“»]$/.test(piece.replace(/^[-(]*["“”«„]/, ''))) inQuotes = false
    }
  }
  for (const marks of [result.breaks, result.sentences]) marks.delete(result.tokens.length)
  return result
}

/** Longer text without spaces is split into pieces of this length. */
const MAX_PIECE_LENGTH = 200

type Part = { text: string; from: number; sentence: boolean }

/** Splits a query at its punctuation. `sentence` means that the part starts a sentence. */
function parts(query: string): Part[] {
  const found: Part[] = []
  let from = 0
  let sentence = false
  for (const mark of query.matchAll(BREAK)) {
    if (mark[0] === '.' && ABBREVIATED.test(query.slice(Math.max(0, mark.index - 8), mark.index + 1)))
      continue
    found.push({ text: query.slice(from, mark.index), from, sentence })
    sentence = /[.!?\n]/.test(mark[0])
    from = mark.index + mark[0].length
  }
  return [...found, { text: query.slice(from), from, sentence }].filter(({ text }) => text.trim() !== '')
}

/** Short forms before a vowel in French and Italian, and the words that they stand for. */
const ELIDED: Record<string, string> = {
  ...{ l: '', d: 'de', qu: 'que', un: 'una' },
  ...{ dell: 'della', nell: 'nella', all: 'alla', dall: 'dalla', sull: 'sulla' },
}
const ELISION = new RegExp(`^(${Object.keys(ELIDED).join('|')})['’](?=\\p{L}{2})`, 'u')

/**
 * Adds the word that a piece starts with in a short form, such as `de` of `d'Italie`. Returns the length of
 * the short form. A `d'` between two capitalised words belongs to a name.
 */
function addElided(result: QueryTokens, piece: string, from: number, quoted: boolean): number {
  const [matched, short] = ELISION.exec(piece) ?? []
  if (matched === undefined || short === undefined) return 0
  if (short === 'd' && isCapitalised(piece[matched.length]) && isCapitalised(result.original.at(-1))) return 0
  if (ELIDED[short] === '') return matched.length
  if (quoted) result.quoted.add(result.tokens.length)
  result.original.push(short)
  result.offsets.push([from, from + matched.length])
  result.tokens.push(ELIDED[short])
  return matched.length
}

/** Adds the words of a piece, each with its own spelling if they can be separated. */
function addPiece(result: QueryTokens, piece: string, from: number, quoted: boolean): void {
  const found = words(piece)
  const spelt = piece.split(/[^\p{L}\p{N}\p{M}'’+#&.]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const separate = spelt.length === found.length
  let at = 0
  for (const [i, token] of found.entries()) {
    if (i > 0) result.joined.add(result.tokens.length)
    if (quoted) result.quoted.add(result.tokens.length)
    const spelling = separate ? spelt[i] : piece
    if (separate) at = piece.indexOf(spelling, at)
    result.original.push(spelling)
    result.offsets.push([from + at, from + at + spelling.length])
    if (separate) at += spelling.length
    result.tokens.push(token)
  }
}

/** Returns a part of the query in its original spelling, without surrounding marks. */
export function spelling({ text, offsets }: QueryTokens, start: number, end: number): string {
  const piece = text.slice(offsets[start][0], offsets[end - 1][1])
  return trimBoth(piece, /[^\p{L}\p{N}]/u, /[^\p{L}\p{N}+#.)]/u).replace(/['’]s$/u, '')
}

/** Reports whether only a full stop separates a word from the previous word: `com` in `monday.com`. */
export const isDotted = ({ text, offsets, joined }: QueryTokens, at: number): boolean =>
  at > 0 && joined.has(at) && /^\p{L}[^\s]*\.\p{L}+$/u.test(text.slice(offsets[at - 1][0], offsets[at][1]))

/** Tracks the words that have been read, so that each word is read only once. */
export class Reading {
  readonly #taken = new Set<number>()

  isFree = (position: number): boolean => !this.#taken.has(position)

  /** Reports whether every position from `start` to `end` (exclusive) is free. */
  areFree = (start: number, end: number): boolean => {
    for (let i = start; i < end; i++) if (this.#taken.has(i)) return false
    return true
  }

  take(start: number, end: number): void {
    for (let i = start; i < end; i++) this.#taken.add(i)
  }
}

export const isCapitalised = (spelling: string | undefined): boolean =>
  /^['"“(«]?\p{Lu}/u.test(spelling ?? '')

const MIXED_CASE = new WeakMap<readonly string[], boolean>()

/** Reports whether capitals are meaningful. Caches the result, because it is needed for every word. */
export function hasMixedCase({ original }: QueryTokens): boolean {
  let known = MIXED_CASE.get(original)
  if (known === undefined) MIXED_CASE.set(original, (known = isMixedCase(original)))
  return known
}

/** Reports whether some words have a capital, and others could but do not. */
function isMixedCase(original: readonly string[]): boolean {
  const cased = original.filter((word) => /\p{L}/u.test(word))
  return (
    cased.some(isCapitalised) &&
    cased.filter((word) => !isCapitalised(word)).length >= Math.min(2, cased.length / 2)
  )
}
