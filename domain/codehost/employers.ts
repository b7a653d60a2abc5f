import { companyKeys } from '#domain/people/companies/company_name'
import { splitTrimmed } from '#domain/people/text/linear_text'

/** Longer texts are cut; the code host itself takes fewer. */
const MAX_COMPANY = 300
/** What stands between two employers of one text; commas and dashes are part of names. */
const BETWEEN = /[|;•·]|\s\/\s|,\s?(?=@)|\s(?:(?:and|&|\+)\s)?(?=@)/
/** An employer of before, said as such. */
const PAST = /^(?:ex[-\s@]|former(?:ly)?\b|prev(?:iously)?\b)/i
/** What people write who have no employer. */
const NOBODY =
  /^(?:self[-\s]?employed|freelanc(?:e|er|ing)|independent|student|none|no|n\/?a|unemployed|retired|home|open to work|-+)$/i

/**
 * The employers that the company field of a profile names, as written: `@acme`, `Acme, Inc.`, `Acme | ex-Foo`. A leading
 * `@` and `at` go; employers of before and words for having none are left out.
 */
export function employersOf(company: string | null): string[] {
  const parts = splitTrimmed((company ?? '').slice(0, MAX_COMPANY).replace(/\s+/g, ' '), BETWEEN)
  const current = parts.filter((part) => part !== '' && !PAST.test(part))
  const names = current.map((part) => part.replace(/^(?:at\s+)?@?\s*/i, '').trim())
  return [...new Set(names.filter((name) => name !== '' && !NOBODY.test(name)))]
}

/** The keys that these employers answer to, known rebrands included; a handle's dashes stand for spaces. */
export function employerKeysOf(company: string | null): string[] {
  return [...new Set(employersOf(company).flatMap((name) => companyKeys(name)))]
}
