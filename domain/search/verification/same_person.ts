import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { linkKey } from '#domain/truth/subject'
import type { PersonFacts } from './person_facts.js'
import { CONFIRMED } from '#domain/truth/thresholds'

/** Whether what is proven of two is of one person: the same words of a page, one profile, or one name and employer. */
export function isSamePerson(a: PersonFacts, b: PersonFacts): boolean {
  const words = wordsOf(a)
  if (wordsOf(b).some((key) => words.includes(key))) return true
  const [one, other] = [a.value('pronet_url'), b.value('pronet_url')]
  if (one && other) return linkKey(one) === linkKey(other)
  const [company, employer] = [a.value('company'), b.value('company')]
  return (
    compareNames(a.value('name')!, b.value('name')!) >= 0.95 &&
    company !== null &&
    employer !== null &&
    sameCompany(company, employer)
  )
}

const WORDS = new WeakMap<PersonFacts, string[]>()

/** What is surely said of the person, by page. */
function wordsOf(facts: PersonFacts): string[] {
  const known = WORDS.get(facts)
  if (known) return known
  const keys = facts.research.sources.flatMap(({ page, mention: { name, claims, links }, identity }) =>
    identity < CONFIRMED ? [] : [[page.url, name, claims[0]?.quote, claims[1]?.quote, ...links].join('\n')]
  )
  WORDS.set(facts, keys)
  return keys
}
