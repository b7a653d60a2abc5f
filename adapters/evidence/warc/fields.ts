/** Named fields of a WARC record or an HTTP message: names in lower case, the first of several values wins. */
export type Fields = ReadonlyMap<string, string>

/** Reads `Name: value` lines; a line that begins with white space continues the one before. Lines without a name are passed over. */
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
