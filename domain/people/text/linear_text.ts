/**
 * Text edits in linear time. Regular expressions for them are quadratic: `/\.+$/` restarts at each
 * of many dots, `/\([^)]*\)/g` at each of many brackets.
 */

/** Removes characters from the end. `char` matches one character and has no flag g. */
export function trimEnd(text: string, char: RegExp): string {
  let end = text.length
  while (end > 0) {
    const start = end > 1 && isLowSurrogate(text.charCodeAt(end - 1)) ? end - 2 : end - 1
    if (!char.test(text.slice(start, end))) break
    end = start
  }
  return text.slice(0, end)
}

/** Removes characters that match `char` from both sides. `last` replaces `char` at the end. */
export function trimBoth(text: string, char: RegExp, last = char): string {
  let start = 0
  for (const one of text) {
    if (!char.test(one)) break
    start += one.length
  }
  return trimEnd(text.slice(start), last)
}

export const splitTrimmed = (text: string, separator: RegExp): string[] =>
  text.split(separator).map((piece) => piece.trim())

/** Returns the text before the first `char`, or all of it. */
export function before(text: string, char: string): string {
  const at = text.indexOf(char)
  return at === -1 ? text : text.slice(0, at)
}

/**
 * Replaces each bracketed piece, from an opening bracket to the next closing bracket. `brackets`
 * lists the opening and the closing brackets. An unclosed bracket stays.
 */
export function replaceBracketed(
  text: string,
  replace: (inside: string) => string,
  brackets: [open: string, close: string] = ['(', ')']
): string {
  let result = ''
  let kept = 0
  let open = -1
  for (let i = 0; i < text.length; i++) {
    if (open === -1 && brackets[0].includes(text[i])) open = i
    else if (open !== -1 && brackets[1].includes(text[i])) {
      result += text.slice(kept, open) + replace(text.slice(open + 1, i))
      kept = i + 1
      open = -1
    }
  }
  return result + text.slice(kept)
}

/** Replaces text in round brackets, by default with nothing. */
export const withoutBracketed = (text: string, put = ''): string => replaceBracketed(text, () => put)

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff
