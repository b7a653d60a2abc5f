/**
 * Characters that may be looked through for one page, in all. A page within the limits of parsing that is honestly full of
 * facts needs a tenth; past it nothing more is found, so that it is not claimed.
 */
const MAX_LOOKED = 400_000_000

/**
 * Finds pieces in one text, each remembered. Extraction asks for pieces about in the order of the text, so each search
 * begins where the last one ended.
 */
export class TextFinder {
  readonly #known = new Map<string, number>()
  #last = 0
  #left = MAX_LOOKED

  constructor(private readonly text: string) {}

  has(piece: string): boolean {
    return this.indexOf(piece) >= 0
  }

  /** A place where the piece stands, -1 where it stands nowhere. */
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
    if (this.#left <= 0) return -1
    const at = this.text.indexOf(piece, from)
    this.#left -= (at < 0 ? this.text.length : at) - from
    return at
  }
}
