import { organisationRank } from '../sentences/phrases/nouns.js'

/** Matches a conjunction at the end of a cut phrase. */
const AND = /\s(?:and|und|et|y|e|en|&)$/iu
/** Matches a part of a publication or company before its name: `section of Acme Journal`. */
const SECTION = /^(?:section|column|edition|branch) of (?=\p{Lu})/u
const UNIT = 1

/**
 * Returns an employer without a conjunction at its end, a start such as `section of`, and
 * departments after a comma.
 */
export function plainEmployer(company: string): string {
  const whole = company.replace(AND, '').replace(SECTION, '')
  const [name, ...rest] = whole.split(/,\s/)
  const isParted = rest.length > 0 && organisationRank(name) > UNIT
  return isParted && rest.every((part) => organisationRank(part) === UNIT) ? name : whole
}
