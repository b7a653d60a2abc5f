import { nameSpan, withoutUnspacedForm } from './company_forms.js'
import { rebrandKeys } from './rebrands.js'
import { fold } from './text.js'

export type CompanyName = {
  /** The name now, legal form included. */
  name: string
  /** Names it had before, as the text gives them. */
  former: string[]
  /** The legal form in plain letters, or null. */
  legalForm: string | null
}

const FORMERLY =
  /[([,;-]?\s*\b(?:formerly(?: known as)?|previously(?: known as)?|f\/k\/a|fka|ehemals|vormals|anciennement|antes|anteriormente|voorheen)\b\.?:?\s+([^)\]]+?)\s*[)\]]?\s*$/iu

/** A company name with what its text says of earlier names: `Acme, Inc. (formerly Foo)`. */
export function parseCompanyName(text: string): CompanyName {
  const former = FORMERLY.exec(text)
  const name = (former ? text.slice(0, former.index) : text).replace(/\s+/g, ' ').trim()
  const tokens = companyTokens(name)
  const { end } = nameSpan(tokens)
  return {
    name: name || text.trim(),
    former: former?.[1] ? [former[1].trim()] : [],
    legalForm: end < tokens.length ? tokens.slice(end).join(' ') : null,
  }
}

/**
 * What two names of one company share: folded, without punctuation, legal forms of any jurisdiction and a leading
 * "the" (SR-038). Longer different names keep their words: Acme is not Acme Foods (SR-039). Empty only for a text
 * without letters and digits.
 */
export function companyKey(name: string): string {
  const tokens = companyTokens(parseCompanyName(name).name)
  const { start, end } = nameSpan(tokens)
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
  const { former } = parseCompanyName(name)
  const keys = [name, ...former, ...aliases].map(companyKey).filter(Boolean)
  return [...new Set(keys.flatMap(rebrandKeys))]
}

/** Whether a text carries a legal form, as a person's name does not. */
export function looksLikeCompany(text: string): boolean {
  return parseCompanyName(text).legalForm !== null || withoutUnspacedForm(text) !== text.trim()
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
