const SPAN = 260
const MAX_LOOKS = 300

/** The piece of a JSON-LD source that states a property, key and value; the value alone where they stand apart. */
export function quoteInSource(source: string, key: string, value: unknown): string {
  const forms = formsOf(value)
  const mark = `"${key}"`
  let at = source.indexOf(mark)
  for (let look = 0; at >= 0 && look < MAX_LOOKS; look++) {
    const piece = source.slice(at, at + SPAN)
    for (const form of forms) {
      const found = piece.indexOf(form, mark.length)
      if (found >= 0)
        return piece.slice(0, found + form.length + (piece[found + form.length] === '"' ? 1 : 0))
    }
    at = source.indexOf(mark, at + 1)
  }
  return forms.find((form) => source.includes(form))?.slice(0, SPAN) ?? ''
}

/** The ways in which JSON may write a value; of a long text its beginning. */
function formsOf(value: unknown): string[] {
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const cut = plain.slice(0, 180)
  const escaped = JSON.stringify(cut).slice(1, -1)
  return [
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
}
