import { readFileSync } from 'node:fs'

/** Word pieces with a vector each. A piece inside a word starts with `##`. */
export type WordPieces = {
  dimensions: number
  numbers: Map<string, number>
  /** The maximum number of characters in a piece, without its `##`. */
  longest: number
  scales: Float32Array
  values: Int8Array
}

/** Reads the files that `distill.py` wrote. */
export function readWordPieces(): WordPieces {
  const folder = new URL('./data/', import.meta.url)
  const { buffer, byteOffset } = readFileSync(new URL('vectors.bin', folder))
  const bytes = byteOffset % 4 === 0 ? buffer : buffer.slice(byteOffset)
  const start = byteOffset % 4 === 0 ? byteOffset : 0
  const [count, dimensions] = new Uint32Array(bytes, start, 2)
  const scales = new Float32Array(bytes, start + 8, count)
  const values = new Int8Array(bytes, start + 8 + 4 * count, count * dimensions)
  return { dimensions, ...readVocabulary(), scales, values }
}

/** Reads the uncased vocabulary of BERT. */
export function readVocabulary(): Vocabulary {
  const pieces = readFileSync(new URL('./data/vocabulary.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const numbers = new Map(pieces.map((piece, number) => [piece, number]))
  return { numbers, longest: longestOf(numbers) }
}

export const longestOf = (numbers: ReadonlyMap<string, number>): number =>
  [...numbers.keys()].reduce((most, piece) => Math.max(most, piece.replace(/^##/, '').length), 0)

type Vocabulary = Pick<WordPieces, 'numbers' | 'longest'>

/** Maximum characters of a word. A longer word has no pieces. */
const MAX_WORD = 100

/**
 * Splits a text into the numbers of its pieces. Each piece is the longest known one at its place. A
 * word with an unknown part has no pieces.
 */
export function piecesOf(text: string, vocabulary: Vocabulary): number[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  const found: number[] = []
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)) {
    if (word.length <= MAX_WORD) found.push(...piecesOfWord(word, vocabulary))
  }
  return found
}

function piecesOfWord(word: string, { numbers, longest }: Vocabulary): number[] {
  const found: number[] = []
  for (let start = 0; start < word.length; ) {
    let end = Math.min(word.length, start + longest)
    let number: number | undefined
    for (; end > start; end--) {
      number = numbers.get((start > 0 ? '##' : '') + word.slice(start, end))
      if (number !== undefined) break
    }
    if (number === undefined) return []
    found.push(number)
    start = end
  }
  return found
}
