/**
 * The maximum number of characters searched per page, ten times what real pages need. Beyond it, no text is
 * found.
 */
const MAX_SEARCHED_CHARACTERS = 400_000_000

/** Cached text search. Searches go roughly in text order, so each starts where the last ended. */
export class TextFinder {
  readonly #known = new Map<string, number>()
  #last = 0
  #remaining = MAX_SEARCHED_CHARACTERS

  constructor(private readonly text: string) {}

  has(piece: string): boolean {
    return this.indexOf(piece) >= 0
  }

  /** Returns a position of the piece. Returns -1 if it is absent or the search limit is reached. */
  indexOf(piece: string): number {
    const known = this.#known.get(piece)
    if (known !== undefined) return known
    let at = this.#look(piece, this.#last)
    if (at < 0 && this.#last > 0) at = this.#look(piece, 0)
    if (at >= 0) this.#last = at
    this.#known.set(piece, at)
    return at
  }

  #look(piece: string, from: number): number {
    if (this.#remaining <= 0) return -1
    const at = this.text.indexOf(piece, from)
    this.#remaining -= (at < 0 ? this.text.length : at) - from
    return at
  }
}
