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
/** Excludes the backtick, which folds to an apostrophe. */
const ASCII = /^[\x20-\x5f\x61-\x7e]*$/

/**
 * Normalises text for comparison: lower case, no diacritics or ligatures, plain apostrophes and
 * dashes, collapsed white space. Idempotent. Keeps marks outside Latin, Greek and Cyrillic, where
 * they carry meaning.
 */
export function fold(text: string): string {
  if (!ASCII.test(text)) return KNOWN.test(text) ? collapsed(byLetter(text)) : foldAny(text)
  return collapsed(text.toLowerCase())
}

const collapsed = (text: string): string => (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trim()

/**
 * Characters whose folded form does not depend on the characters beside them: Latin letters without separate
 * marks, and the usual punctuation and white space.
 */
const KNOWN = /^[\n\r\t\x20-\x7e\xa0-\u024f\u2010-\u2026]*$/
const folded = new Map<string, string>()

/** Folds each character alone, which is many times as fast as `foldAny`. */
function byLetter(text: string): string {
  let result = ''
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    let known = folded.get(letter)
    if (known === undefined) folded.set(letter, (known = foldAny(`x${letter}x`).slice(1, -1)))
    result += known
  }
  return result
}

function foldAny(text: string): string {
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
 * Returns the folded words of a text, in order. Drops apostrophes (o'brien becomes obrien). Other marks
 * separate words, except in words such as c++, c#, .net, node.js, r&d and fp&a. Each Han or kana character is
 * a word, because these scripts do not separate words.
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
