/**
 * Edits that a regular expression makes in quadratic time: `/\.+$/` restarts at each of many dots, and `/\([^)]*\)/g` at
 * each of many brackets. These read their text once.
 */

/** The text without the characters at its end that `char` matches. `char` matches one character and has no flag g. */
export function trimEnd(text: string, char: RegExp): string {
  let end = text.length
  while (end > 0) {
    const start = end > 1 && isLowSurrogate(text.charCodeAt(end - 1)) ? end - 2 : end - 1
    if (!char.test(text.slice(start, end))) break
    end = start
  }
  return text.slice(0, end)
}

/** The text without the characters on either side that `char` matches; at the end `last`, where it differs. */
export function trimBoth(text: string, char: RegExp, last = char): string {
  let start = 0
  for (const one of text) {
    if (!char.test(one)) break
    start += one.length
  }
  return trimEnd(text.slice(start), last)
}

/** The pieces between separators, without white space around. */
export function splitTrimmed(text: string, separator: RegExp): string[] {
  return text.split(separator).map((piece) => piece.trim())
}

/** The part before the first of a character; all of it where there is none. */
export function before(text: string, char: string): string {
  const at = text.indexOf(char)
  return at === -1 ? text : text.slice(0, at)
}

/**
 * The text with each bracketed piece replaced, from an opening bracket to the next closing one. `brackets` lists the opening
 * ones, then the closing ones. A bracket that is never closed stays.
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

/** Leaves out the pieces of a text that round brackets hold. */
export const withoutBracketed = (text: string, put = ''): string => replaceBracketed(text, () => put)

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff
