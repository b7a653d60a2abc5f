import { endsMarked, nameSpan, unspacedForm, withoutUnspacedForm } from './legal_forms.js'
import { type StatedNames, statedNames } from './stated_names.js'
import { rebrandKeys } from './rebrands.js'
import { fold } from '../text/text.js'

export type CompanyName = StatedNames & {
  /** The legal form in plain letters, or null. */
  legalForm: string | null
}

/** Parses a company name with other names: `Acme, Inc. (formerly Foo)`, `Acme d/b/a Foo`. */
export function parseCompanyName(text: string): CompanyName {
  const stated = statedNames(text)
  const tokens = companyTokens(stated.name)
  const { start, end } = nameSpan(tokens, endsMarked(stated.name))
  const form = [...tokens.slice(0, start), ...tokens.slice(end)].join(' ') || unspacedForm(stated.name)
  return { ...stated, legalForm: form || null }
}

/**
 * The matching key of a company name: folded, without punctuation, legal forms of any jurisdiction
 * or a leading "the". Every other word stays: Acme is not Acme Foods. Empty only for a text without
 * letters and digits.
 */
export function companyKey(name: string): string {
  const stated = statedNames(name).name
  const tokens = companyTokens(stated)
  const { start, end } = nameSpan(tokens, endsMarked(stated))
  const kept = tokens.slice(start, end)
  return (kept.length > 1 && kept[0] === 'the' ? kept.slice(1) : kept).join(' ')
}

/** Whether two names belong to one company: they share a key or a known rebrand connects them. */
export function sameCompany(a: string, b: string): boolean {
  const [keyA, keyB] = [companyKey(a), companyKey(b)]
  return keyA !== '' && (keyA === keyB || rebrandKeys(keyA).includes(keyB))
}

/** Every key of a company: of its name, former names in the text, aliases and known rebrands. */
export function companyKeys(name: string, aliases: readonly string[] = []): string[] {
  const stated = statedNames(name)
  const keys = [name, ...stated.former, ...stated.aliases, ...aliases].map(companyKey).filter(Boolean)
  return [...new Set(keys.flatMap(rebrandKeys))]
}

/** Whether a text contains a legal form. Names of people do not. */
export function looksLikeCompany(text: string): boolean {
  return parseCompanyName(text).legalForm !== null
}

/** Folded words. Dots and apostrophes vanish, single letters join (s. a. becomes sa). */
function companyTokens(name: string): string[] {
  const text = fold(withoutUnspacedForm(name))
    .replace(/[&+]/g, ' and ')
    .replace(/[.']/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[a-z](?: [a-z](?![\p{L}\p{N}]))+/gu, (letters) => letters.replaceAll(' ', ''))
    .trim()
  return text === '' ? [] : text.split(' ')
}
