/** The JSON value of a reply: the whole of it, what stands in a code fence, or from the first bracket to the last. undefined where there is none. */
export function jsonInText(text: string): unknown {
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/.exec(text)?.[1]
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
