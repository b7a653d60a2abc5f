import { words } from '#domain/people/text'

/** A query as words, with what tokenising would lose: the spelling of each word, and where a mark parts two words. */
export type QueryTokens = {
  tokens: string[]
  /** The spelling as typed, one for each token. */
  original: string[]
  /** Positions of tokens that a comma, semicolon, full stop, bracket or line break stands before. */
  breaks: Set<number>
}

export function tokenise(query: string): QueryTokens {
  const result: QueryTokens = { tokens: [], original: [], breaks: new Set() }
  for (const part of query.split(/[;!?()[\]\n]+|,(?!\d)|\.(?=\s|$)|\s[-–—]\s/)) {
    if (result.tokens.length > 0) result.breaks.add(result.tokens.length)
    for (const piece of part.split(/\s+/)) {
      for (const token of words(piece)) {
        result.tokens.push(token)
        result.original.push(piece)
      }
    }
  }
  result.breaks.delete(result.tokens.length)
  return result
}

/** Which words of a query have been understood, so that each is read once. */
export class Reading {
  readonly #taken = new Set<number>()

  isFree = (position: number): boolean => !this.#taken.has(position)

  /** Whether every position from `start` to `end` (exclusive) is free. */
  areFree(start: number, end: number): boolean {
    for (let i = start; i < end; i++) if (this.#taken.has(i)) return false
    return true
  }

  take(start: number, end: number): void {
    for (let i = start; i < end; i++) this.#taken.add(i)
  }
}
