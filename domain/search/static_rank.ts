import type { Person } from '#domain/people/person_record'

/**
 * Returns the rank that orders people with equal score. It is a sum:
 * - 0 to 10 for the number of known facts,
 * - up to 5 for the date of reading (0 before 2000, 5 from 2040),
 * - 0.5 for each record after the first, up to 2.
 */
export function staticRank(person: Person): number {
  const recency = Math.min(1, Math.max(0, (observedDay(person) - DAY_2000) / (DAY_2040 - DAY_2000)))
  return knownFacts(person) + 5 * recency + Math.min(2, 0.5 * (person.records - 1))
}

const [DAY_2000, DAY_2040] = [10_957, 25_567]

/** Returns the number of known facts, 0 to 10. */
export function knownFacts(person: Person): number {
  const { title, company, city, country, industry, pronet_url, headline, summary } = person
  const { skills, experience, education } = person
  const facts = [title, company, city, country, industry, pronet_url, headline ?? summary]
  return [...facts, skills?.length, experience?.length, education?.length].filter(Boolean).length
}

/** Returns days since 1970; 0 if unknown. */
export function observedDay(person: Person): number {
  const time = Date.parse(person.observed_at ?? '')
  return Number.isNaN(time) ? 0 : Math.floor(time / 86_400_000)
}
