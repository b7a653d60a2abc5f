/** The text in pieces of at most `longest` characters, cut at a space where one is near; together they are the text. */
export function piecesOf(text: string, longest: number): string[] {
  if (text.length <= longest) return [text]
  const pieces: string[] = []
  let at = 0
  while (text.length - at > longest) {
    const space = text.lastIndexOf(' ', at + longest - 1)
    let end = space > at + longest / 2 ? space + 1 : at + longest
    // Never between the halves of one character.
    if (end === at + longest && /[\ud800-\udbff]/.test(text[end - 1])) end--
    pieces.push(text.slice(at, end))
    at = end
  }
  pieces.push(text.slice(at))
  return pieces
}
