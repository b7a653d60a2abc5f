import { memoised } from '#domain/memoised'
import { endsMarked, nameSpan, unspacedForm, withoutUnspacedForm } from './legal_forms.js'
import { type StatedNames, statedNames } from './stated_names.js'
import { rebrandKeys } from './rebrands.js'
import { fold } from '../text/text.js'

export type CompanyName = StatedNames & {
  legalForm: string | null
}

/** Parses a company name and its other names: `Acme, Inc. (formerly Foo)`, `Acme d/b/a Foo`. */
export function parseCompanyName(text: string): CompanyName {
  const stated = statedNames(text)
  const tokens = companyTokens(stated.name)
  const { start, end } = nameSpan(tokens, endsMarked(stated.name))
  const form = [...tokens.slice(0, start), ...tokens.slice(end)].join(' ') || unspacedForm(stated.name)
  return { ...stated, legalForm: form || null }
}

/**
 * Returns the matching key of a company name: folded, without punctuation, legal forms and a
 * leading "the". Every other word stays: Acme is not Acme Foods. Returns an empty key only for a
 * name without letters and digits.
 */
export const companyKey = memoised((name: string): string => {
  const stated = statedNames(name).name
  const tokens = companyTokens(stated)
  const { start, end } = nameSpan(tokens, endsMarked(stated))
  const kept = tokens.slice(start, end)
  return (kept.length > 1 && kept[0] === 'the' ? kept.slice(1) : kept).join(' ')
})

/**
 * The minimum number of characters of a name without spaces that equals a name with spaces. Shorter names,
 * such as acronyms, may equal another name by chance.
 */
const MIN_UNSPACED_LENGTH = 6

/**
 * Reports whether two names belong to one company: they share a key, the letters of a key (`AcmeTech`
 * and `Acme Tech`) or a known rebrand.
 */
export function sameCompany(a: string, b: string): boolean {
  const [keyA, keyB] = [companyKey(a), companyKey(b)]
  return keyA !== '' && (keyA === keyB || isSpacedAlike(keyA, keyB) || rebrandKeys(keyA).includes(keyB))
}

function isSpacedAlike(a: string, b: string): boolean {
  if (a[0] !== b[0] || a.includes(' ') === b.includes(' ')) return false
  const unspaced = a.replaceAll(' ', '')
  return unspaced.length >= MIN_UNSPACED_LENGTH && unspaced === b.replaceAll(' ', '')
}

/** The likeness of a name and its beginning, and of names with the same words in another order. */
const [BEGINNING, REORDERED] = [0.8, 0.9]
/**
 * The minimum number of characters of a shared beginning. Many companies share a shorter beginning, such as a
 * trade or a given name.
 */
const MIN_BEGINNING_LENGTH = 8

/**
 * Returns how likely two names belong to one company. 1 for equal keys or a known rebrand, 0.9 for
 * the same words in another order, 0.8 if one name begins with the other ("Doe Bakery" and "Doe
 * Bakery Springfield"). Otherwise 0, also if the shorter name is one word or under 8 characters.
 */
export function companyLikeness(a: string, b: string): number {
  if (sameCompany(a, b)) return 1
  const [shorter, longer] = [companyKey(a), companyKey(b)].sort((x, y) => x.length - y.length)
  if (!shorter.includes(' ') || shorter.length < MIN_BEGINNING_LENGTH) return 0
  if (longer.startsWith(`${shorter} `)) return BEGINNING
  const sorted = (key: string) => key.split(' ').sort().join(' ')
  return sorted(shorter) === sorted(longer) ? REORDERED : 0
}

/** Returns every key of a company: of its name, former names, aliases and known rebrands. */
export function companyKeys(name: string, aliases: readonly string[] = []): string[] {
  const stated = statedNames(name)
  const keys = [name, ...stated.former, ...stated.aliases, ...aliases].map(companyKey).filter(Boolean)
  return [...new Set(keys.flatMap(rebrandKeys))]
}

/** Reports whether a text contains a legal form. People's names do not. */
export const looksLikeCompany = (text: string): boolean => parseCompanyName(text).legalForm !== null

/** Splits a name into folded words without dots. Single letters join: s. a. becomes sa. */
function companyTokens(name: string): string[] {
  const text = fold(withoutUnspacedForm(name))
    .replace(/[&+]/g, ' and ')
    .replace(/[.']/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[a-z](?: [a-z](?![\p{L}\p{N}]))+/gu, (letters) => letters.replaceAll(' ', ''))
    .trim()
  return text === '' ? [] : text.split(' ')
}
