/** Latin letters for the letters of other scripts. */

// biome-ignore format: a table
const CYRILLIC: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u', ј: 'j', љ: 'lj', њ: 'nj',
  ћ: 'c', ђ: 'dj', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz', қ: 'k', ғ: 'g', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', ә: 'a',
}
// biome-ignore format: a table
const GREEK: Record<string, string> = {
  ου: 'ou', γγ: 'ng', αυ: 'av', ευ: 'ev',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
}
const GREEK_UNITS = new RegExp(Object.keys(GREEK).join('|'), 'g')
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/**
 * Transliterates Cyrillic and Greek letters into Latin, so that one name in two scripts compares
 * equal. A text with such letters becomes lower case; other texts stay unchanged.
 */
export function toLatin(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[иы]й(?![\p{L}\p{M}])/gu, 'y')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? letter)
    .replace(/[\p{Script=Greek}\p{M}]+/gu, greekToLatin)
}

const greekToLatin = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/^μπ/, 'b')
    .replace(/^ντ/, 'd')
    .replace(GREEK_UNITS, (unit) => GREEK[unit])

const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  hangul: /\p{Script=Hangul}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  han: /\p{Script=Han}/u,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  devanagari: /\p{Script=Devanagari}/u,
}

export type Script = keyof typeof SCRIPTS | 'other'

/** Returns the script of the first letter; `other` without letters. */
export function scriptOf(text: string): Script {
  const letter = /\p{L}/u.exec(text)?.[0] ?? ''
  const found = Object.entries(SCRIPTS).find(([, pattern]) => pattern.test(letter))
  return (found?.[0] as Script | undefined) ?? 'other'
}

const EAST_ASIAN =
  /^(?=.{2,30}$)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\s]+$/u

/**
 * Returns a name in Chinese, Japanese or Korean characters without spaces, because texts write the
 * same name with and without them. Returns null for other names.
 */
export const unspacedName = (name: string): string | null => {
  const trimmed = name.trim()
  return EAST_ASIAN.test(trimmed) ? trimmed.replace(/[\s・]/g, '') : null
}
