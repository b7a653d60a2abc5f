const SPAN = 260
const MAX_LOOKS = 300
/** More quotes than this are of more claims than a page may make. */
const MAX_QUOTES = 3000
/** Characters of the source that may be looked through for values that stand apart from their key. */
const MAX_LOOKED = 100_000_000

/** The source of one JSON-LD script, to be quoted. */
export class JsonLdSource {
  /** Where each key stands, the first `MAX_LOOKS` places. */
  readonly #places = new Map<string, readonly number[]>()
  #quotes = 0
  #looked = 0

  constructor(private readonly source: string) {}

  /** The piece that states a property, key and value; the value alone where they stand apart. */
  quote(key: string, value: unknown): string {
    if (++this.#quotes > MAX_QUOTES) return ''
    const forms = formsOf(value)
    const mark = `"${key}"`
    for (const at of this.#placesOf(mark)) {
      const piece = this.source.slice(at, at + SPAN)
      for (const form of forms) {
        const found = piece.indexOf(form, mark.length)
        if (found >= 0)
          return piece.slice(0, found + form.length + (piece[found + form.length] === '"' ? 1 : 0))
      }
    }
    return forms.find((form) => this.#holds(form))?.slice(0, SPAN) ?? ''
  }

  #holds(form: string): boolean {
    this.#looked += this.source.length
    return this.#looked <= MAX_LOOKED && this.source.includes(form)
  }

  #placesOf(mark: string): readonly number[] {
    const known = this.#places.get(mark)
    if (known) return known
    const places: number[] = []
    for (let at = this.source.indexOf(mark); at >= 0; at = this.source.indexOf(mark, at + 1))
      if (places.push(at) === MAX_LOOKS) break
    this.#places.set(mark, places)
    return places
  }
}

/** The ways in which JSON may write a value; of a long text its beginning. */
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
