const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ĸ: 'k',
  ŧ: 't',
  ſ: 's',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const ASCII = /^[\x20-\x7e]*$/

/**
 * Normalises text for comparison: lower case, no diacritics or ligatures, plain apostrophes and
 * dashes, collapsed white space. Idempotent. Keeps marks outside Latin, Greek and Cyrillic, where
 * they carry meaning.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) {
    const lower = text.toLowerCase()
    return (lower.includes('  ') ? lower.replace(/ {2,}/g, ' ') : lower).trim()
  }
  return text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .replace(SPECIAL, (letter) => LETTERS[letter])
    .replace(/[‘’‚‛′`´ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Matches words, including those with meaningful marks: c++, c#, f#, .net, node.js, r&d, fp&a. */
const WORD =
  /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#|\.net|[a-z]+\.(?:js|net|io|ai)(?![\p{L}\p{N}])|[a-z]{1,2}&[a-z](?![\p{L}\p{N}]))|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+/gu

/**
 * Returns the folded words of a text, in order. Drops apostrophes (o'brien becomes obrien). Other
 * marks separate words, except in words such as c++, c#, .net, node.js, r&d and fp&a. Each Han or
 * kana character is a word, because nothing separates their words.
 */
export const words = (text: string): string[] => fold(text).replaceAll("'", '').match(WORD) ?? []

/** Returns the Jaro-Winkler similarity, 0 to 1. Favours a common prefix. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  if (!a || !b) return 0
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Array<boolean>(b.length).fill(false)
  const common: string[] = []
  for (let i = 0; i < a.length; i++)
    for (let j = Math.max(0, i - reach); j < Math.min(b.length, i + reach + 1); j++)
      if (!taken[j] && a[i] === b[j]) {
        taken[j] = true
        common.push(a[i])
        break
      }
  if (common.length === 0) return 0
  const other = [...b].filter((_, j) => taken[j])
  const swapped = common.filter((letter, i) => letter !== other[i]).length / 2
  const m = common.length
  const jaro = (m / a.length + m / b.length + (m - swapped) / m) / 3
  let prefix = 0
  while (prefix < 4 && a[prefix] === b[prefix] && prefix < Math.min(a.length, b.length)) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}

/** Compares texts by code unit, independent of the locale. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
