/** The JSON value of a reply: the whole of it, what stands in a code fence, or from the first bracket to the last. undefined where there is none. */
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

/** What stands between the first fence's line and the last fence; found without patterns, as a model may write anything. */
function insideFence(text: string): string | undefined {
  const open = text.indexOf('```')
  const begins = text.indexOf('\n', open)
  const ends = text.lastIndexOf('```')
  return open >= 0 && begins >= 0 && ends > begins ? text.slice(begins, ends) : undefined
}
