/** A list written as one text: entries apart by white space, an underscore standing for a space inside an entry. */
export function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
}

/** A list with one entry a line. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
}
