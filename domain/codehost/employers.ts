import { companyKeys } from '#domain/people/companies/company_name'
import { splitTrimmed } from '#domain/people/text/linear_text'

/** The maximum number of characters read of a company field. The code host's own limit is lower. */
const MAX_COMPANY_LENGTH = 300
/**
 * Separates employers. A comma separates only before an `@`; other commas and dashes are parts of
 * names.
 */
const SEPARATOR = /[|;•·]|\s\/\s|,\s?(?=@)|\s(?:(?:and|&|\+)\s)?(?=@)/
const FORMER = /^(?:ex[-\s@]|former(?:ly)?\b|prev(?:iously)?\b)/i
/** Matches texts of people without an employer. */
const NO_EMPLOYER =
  /^(?:self[-\s]?employed|freelanc(?:e|er|ing)|independent|student|none|no|n\/?a|unemployed|retired|home|open to work|-+)$/i

/**
 * Returns the current employers in a profile's company field: `@acme`, `Acme, Inc.`, `Acme |
 * ex-Foo`. Strips a leading `@` or `at`. Drops former employers and texts such as "self-employed".
 */
export function employersOf(company: string | null): string[] {
  const parts = splitTrimmed((company ?? '').slice(0, MAX_COMPANY_LENGTH).replace(/\s+/g, ' '), SEPARATOR)
  const current = parts.filter((part) => part !== '' && !FORMER.test(part))
  const names = current.map((part) => part.replace(/^(?:at\s+)?@?\s*/i, '').trim())
  return [...new Set(names.filter((name) => name !== '' && !NO_EMPLOYER.test(name)))]
}

/** Returns the company keys of these employers, including known rebrands. */
export const employerKeysOf = (company: string | null): string[] => [
  ...new Set(employersOf(company).flatMap((name) => companyKeys(name))),
]
