/** Fields of a WARC record or HTTP message: lower-case names, the first value wins. */
export type Fields = ReadonlyMap<string, string>

/** Parses `Name: value` lines. Initial white space continues a line. Skips lines without a name. */
export function parseFields(lines: readonly string[]): Fields {
  const fields = new Map<string, string>()
  let last: string | null = null
  for (const line of lines) {
    if (/^[ \t]/.test(line)) {
      if (last !== null) fields.set(last, `${fields.get(last)} ${line.trim()}`.trim())
      continue
    }
    const colon = line.indexOf(':')
    const name = colon < 0 ? '' : line.slice(0, colon).trim().toLowerCase()
    last = name !== '' && !fields.has(name) ? name : null
    if (last !== null) fields.set(last, line.slice(colon + 1).trim())
  }
  return fields
}
