/** Splits a text into pieces of at most `max` characters, at a space if one is near. */
export function piecesOf(text: string, max: number): string[] {
  if (text.length <= max) return [text]
  const pieces: string[] = []
  let at = 0
  while (text.length - at > max) {
    const space = text.lastIndexOf(' ', at + max - 1)
    let end = space > at + max / 2 ? space + 1 : at + max
    // A surrogate pair must not be split.
    if (end === at + max && /[\ud800-\udbff]/.test(text[end - 1])) end--
    pieces.push(text.slice(at, end))
    at = end
  }
  pieces.push(text.slice(at))
  return pieces
}
