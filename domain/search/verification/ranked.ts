import { sameCompany } from '#domain/people/companies/company_name'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import type { StoredPerson } from '../people_document.js'
import type { PersonFacts } from './person_facts.js'
import { isSamePerson } from './same_person.js'

export type Proven = { indexed: StoredPerson | null; facts: PersonFacts; probability: number }

/**
 * Sorts proven people and removes duplicates. People at the queried person's employer come first,
 * then the most probable. People outside the index with only a name are dropped unless there are no
 * other people.
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
  const people = distinct(best)
  // A query without a name has phrases, which all of these people meet.
  if (parsed && !parsed.person) return people
  const described = people.filter(
    ({ indexed, facts }) =>
      indexed !== null || facts.value('title') !== null || facts.value('company') !== null
  )
  return described.length > 0 ? described : people
}

function distinct<P extends Proven>(people: readonly P[]): P[] {
  const result: P[] = []
  for (const person of people) if (!result.some((other) => isOne(person, other))) result.push(person)
  return result
}

/** Reports whether two proven people are one person. */
export const isOne = (a: Proven, b: Proven): boolean =>
  (a.indexed !== null && a.indexed.person_id === b.indexed?.person_id) || isSamePerson(a.facts, b.facts)
