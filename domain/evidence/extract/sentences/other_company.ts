import { sameCompany } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import { isTitle } from '../recognisers.js'

const NAME = "\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?: \\p{Lu}[\\p{L}\\p{N}&'’.-]*){0,4}"
/** Matches the company after a role: `of Acme Media`, `at Acme`. */
const OF_COMPANY = new RegExp(`^\\s(?:of|at|bei|von|chez|de|du|da|do|di)\\s(?<company>${NAME})`, 'u')

/** Whether the text after a role names another company than the given one. */
export function isOfOtherCompany(rest: string, company: string): boolean {
  const named = OF_COMPANY.exec(rest)?.groups?.company
  if (!named || isTitle(named) || sameCompany(named, company)) return false
  const [one, other] = [named, company].map((name) => fold(name))
  return !one.includes(other) && !other.includes(one)
}
