const MAX_QUOTE_LENGTH = 260
const MAX_POSITIONS = 300
/** The maximum number of quotes per script. */
const MAX_QUOTES = 3000
/** The maximum number of characters searched for values that do not follow their key. */
const MAX_SEARCHED_CHARACTERS = 100_000_000

/** Quotes from the source of one JSON-LD script. */
export class JsonLdSource {
  /** The first `MAX_POSITIONS` positions of each key. */
  readonly #places = new Map<string, readonly number[]>()
  #quotes = 0
  #searched = 0

  constructor(private readonly source: string) {}

  /**
   * Returns the verbatim key and value of a property, or only the value if they are apart. Empty if
   * the value is not found or a limit is reached.
   */
  quote(key: string, value: unknown): string {
    if (++this.#quotes > MAX_QUOTES) return ''
    const forms = formsOf(value)
    const mark = `"${key}"`
    for (const at of this.#placesOf(mark)) {
      const piece = this.source.slice(at, at + MAX_QUOTE_LENGTH)
      for (const form of forms) {
        const found = piece.indexOf(form, mark.length)
        if (found >= 0)
          return piece.slice(0, found + form.length + (piece[found + form.length] === '"' ? 1 : 0))
      }
    }
    return forms.find((form) => this.#holds(form))?.slice(0, MAX_QUOTE_LENGTH) ?? ''
  }

  #holds(form: string): boolean {
    this.#searched += this.source.length
    return this.#searched <= MAX_SEARCHED_CHARACTERS && this.source.includes(form)
  }

  #placesOf(mark: string): readonly number[] {
    const known = this.#places.get(mark)
    if (known) return known
    const places: number[] = []
    for (let at = this.source.indexOf(mark); at >= 0; at = this.source.indexOf(mark, at + 1))
      if (places.push(at) === MAX_POSITIONS) break
    this.#places.set(mark, places)
    return places
  }
}

/**
 * Returns the spellings of a value in JSON. For a long text, returns the spellings of its
 * beginning.
 */
function formsOf(value: unknown): string[] {
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const cut = plain.slice(0, 180)
  const escaped = JSON.stringify(cut).slice(1, -1)
  const forms = [
    cut,
    escaped,
    escaped.replaceAll('/', '\\/'),
    escaped.replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
    escaped.replace(
      /[\u0080-\uffff]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    ),
    cut.replaceAll('&', '&amp;'),
  ]
  return [...new Set(forms)]
}
