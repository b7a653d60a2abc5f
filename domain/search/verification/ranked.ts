import { sameCompany } from '#domain/people/companies/company_name'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import type { StoredPerson } from '../people_document.js'
import type { PersonFacts } from './person_facts.js'
import { isSamePerson } from './same_person.js'

type Proven = { indexed: StoredPerson | null; facts: PersonFacts; probability: number }

/**
 * People proven, each once: whoever works where the query has a named person, then by how probably all that is asked holds
 * (SR-072). Who is on pages alone and of whom these tell nothing but a name comes only where nobody else does.
 */
export function ranked<P extends Proven>(proven: readonly P[], parsed: ParsedQuery | null): P[] {
  const employer = parsed?.person?.company ?? null
  const isThere = ({ facts }: P) => {
    const company = facts.value('company')
    return employer !== null && company !== null && sameCompany(company, employer)
  }
  const best = [...proven].sort(
    (a, b) => Number(isThere(b)) - Number(isThere(a)) || b.probability - a.probability
  )
  const people = apart(best)
  const told = people.filter(
    ({ indexed, facts }) =>
      indexed !== null || facts.value('title') !== null || facts.value('company') !== null
  )
  return told.length > 0 ? told : people
}

function apart<P extends Proven>(people: readonly P[]): P[] {
  const kept: P[] = []
  for (const person of people) if (!kept.some((other) => isOne(person, other))) kept.push(person)
  return kept
}

const isOne = (a: Proven, b: Proven): boolean =>
  (a.indexed !== null && a.indexed.person_id === b.indexed?.person_id) || isSamePerson(a.facts, b.facts)
