/** Splits a text into entries at white space; an underscore is a space within an entry. */
export function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
}

/** Splits a text into one entry per line. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
}
