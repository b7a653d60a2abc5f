import { endsMarked, nameSpan, unspacedForm, withoutUnspacedForm } from './legal_forms.js'
import { type StatedNames, statedNames } from './stated_names.js'
import { rebrandKeys } from './rebrands.js'
import { fold } from '../text/text.js'

export type CompanyName = StatedNames & {
  /** The legal form in plain letters, or null. */
  legalForm: string | null
}

/** A company name with what its text says of other names: `Acme, Inc. (formerly Foo)`, `Acme d/b/a Foo`. */
export function parseCompanyName(text: string): CompanyName {
  const stated = statedNames(text)
  const tokens = companyTokens(stated.name)
  const { start, end } = nameSpan(tokens, endsMarked(stated.name))
  const form = [...tokens.slice(0, start), ...tokens.slice(end)].join(' ') || unspacedForm(stated.name)
  return { ...stated, legalForm: form || null }
}

/**
 * What two names of one company share: folded, without punctuation, legal forms of any jurisdiction and a leading
 * "the" (SR-038). Longer different names keep their words: Acme is not Acme Foods (SR-039). Empty only for a text
 * without letters and digits.
 */
export function companyKey(name: string): string {
  const stated = statedNames(name).name
  const tokens = companyTokens(stated)
  const { start, end } = nameSpan(tokens, endsMarked(stated))
  const kept = tokens.slice(start, end)
  return (kept.length > 1 && kept[0] === 'the' ? kept.slice(1) : kept).join(' ')
}

/** Whether two names are one company's: the same key, or a known rebrand (SR-040). */
export function sameCompany(a: string, b: string): boolean {
  const [keyA, keyB] = [companyKey(a), companyKey(b)]
  return keyA !== '' && (keyA === keyB || rebrandKeys(keyA).includes(keyB))
}

/** Every key a company answers to: of its name, of earlier names in its text, of its aliases, and of rebrands. */
export function companyKeys(name: string, aliases: readonly string[] = []): string[] {
  const stated = statedNames(name)
  const keys = [name, ...stated.former, ...stated.aliases, ...aliases].map(companyKey).filter(Boolean)
  return [...new Set(keys.flatMap(rebrandKeys))]
}

/** Whether a text carries a legal form, as a person's name does not. */
export function looksLikeCompany(text: string): boolean {
  return parseCompanyName(text).legalForm !== null
}

/** Folded words: dots and apostrophes vanish, single letters in a row join (s. a. is sa), other marks separate. */
function companyTokens(name: string): string[] {
  const text = fold(withoutUnspacedForm(name))
    .replace(/[&+]/g, ' and ')
    .replace(/[.']/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[a-z](?: [a-z](?![\p{L}\p{N}]))+/gu, (letters) => letters.replaceAll(' ', ''))
    .trim()
  return text === '' ? [] : text.split(' ')
}
