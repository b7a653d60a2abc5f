import type { Mention } from '#domain/evidence/claim'
import { companyKey } from '#domain/people/companies/company_name'
import { handleLikeness } from '#domain/people/names/handles'
import { handlesOf } from './row_addresses.js'

/** The minimum number of letters of a shared word. Shorter words, such as articles, are in many names. */
const MIN_WORD = 3

/**
 * Whether a company's site is named after `name` although its pages write another form of the name:
 * `vsoquell.example` of VSO Office Quell, which calls itself VSO Surveyors Quell. Both forms share a word.
 */
export function isNamedByHost(name: string, { entity, own, name: written }: Mention, url: string): boolean {
  if (entity !== 'company' || !own || written === null) return false
  const [given, other] = [companyKey(name), companyKey(written)]
  const others = other.split(' ')
  const isShared = given.split(' ').some((word) => word.length >= MIN_WORD && others.includes(word))
  return isShared && handlesOf(url).some((handle) => handleLikeness(handle, given) === 'whole')
}
