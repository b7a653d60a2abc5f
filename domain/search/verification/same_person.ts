import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { linkKey } from '#domain/truth/subject'
import type { PersonFacts } from './person_facts.js'
import { CONFIRMED } from '#domain/truth/thresholds'

/**
 * Reports whether two results are one person. A shared statement proves it. Otherwise, the
 * professional profiles decide if both are known, or else name and employer.
 */
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

const WORDS_CACHE = new WeakMap<PersonFacts, string[]>()

/** Returns keys of confirmed statements about the person, by page. */
function wordsOf(facts: PersonFacts): string[] {
  const cached = WORDS_CACHE.get(facts)
  if (cached) return cached
  const keys = facts.research.sources.flatMap(({ page, mention: { name, claims, links }, identity }) =>
    identity < CONFIRMED ? [] : [[page.url, name, claims[0]?.quote, claims[1]?.quote, ...links].join('\n')]
  )
  WORDS_CACHE.set(facts, keys)
  return keys
}
