/**
 * Returns the JSON value in a reply, or undefined. Tries the whole text, then the content of a code
 * fence, then the span from the first bracket to the last.
 */
export function jsonInText(text: string): unknown {
  const fenced = insideFence(text)
  const from = text.search(/[[{]/)
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  for (const candidate of [text, fenced, from >= 0 && to > from ? text.slice(from, to) : undefined]) {
    if (candidate === undefined) continue
    try {
      return JSON.parse(candidate)
    } catch {}
  }
  return undefined
}

/** Returns the text between code fences. A regular expression could be slow on hostile input. */
function insideFence(text: string): string | undefined {
  const open = text.indexOf('```')
  const begins = text.indexOf('\n', open)
  const ends = text.lastIndexOf('```')
  return open >= 0 && begins >= 0 && ends > begins ? text.slice(begins, ends) : undefined
}
