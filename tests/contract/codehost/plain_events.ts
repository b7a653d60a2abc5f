import { readFileSync } from 'node:fs'
import { constants, gunzipSync } from 'node:zlib'

/**
 * Reads every JSON object of an archive file in the simplest way. Splits the text where braces
 * outside strings close, and parses the pieces.
 */
export function plainEvents(path: string): any[] {
  const bytes = readFileSync(path)
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  const text = (isZipped ? gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }) : bytes).toString(
    'utf8'
  )
  return text.split('\n').flatMap((line) => pieces(line).flatMap(parsed))
}

function pieces(line: string): string[] {
  const found: string[] = []
  let [depth, start, isInString] = [0, 0, false]
  for (let i = 0; i < line.length; i++) {
    const char = line[i]
    if (isInString) {
      if (char === '\\') i++
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '{') {
      if (depth++ === 0) start = i
    } else if (char === '}' && --depth === 0) found.push(line.slice(start, i + 1))
  }
  return found
}

function parsed(text: string): any[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
