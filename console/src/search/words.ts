/** Returns the words of a text that can match. Leaves out short words such as "in". */
export function patternWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return [...new Set(words)].map((word) => (word.length > 4 ? word.replace(/e?s$/, '') : word))
}

/** Whether a text has one of the words. */
export const hasWord = (text: string | null | undefined, words: readonly string[]): boolean =>
  Boolean(text) && words.length > 0 && patternOf(words).test(text!)

/** Matches the words, singular or plural, and captures them. */
export const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')})(?:e?s)?(?![\\p{L}\\p{N}]))`, 'iu')
