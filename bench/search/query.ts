import { displayName, type SyntheticPerson } from '#bench/support/synthetic_people'

/**
 * A search that each engine runs in its own query language. All facts must match. Engines return
 * the ten best people, by text relevance if there are `words`, otherwise by static rank.
 */
export type PeopleQuery = {
  words?: string[]
  /** Whether all words must match, or at least one. */
  require?: 'all' | 'any'
  /** Words of the name; all must match. */
  name?: string[]
  /** Consecutive words of a title. */
  title?: string[]
  seniority?: string
  industry?: string
  city?: string
  country?: string
  /** Excluded companies and cities. */
  none?: { companies: string[]; cities: string[] }
}

export const TOP = 10

/** The record returned for a hit. */
export type PersonRow = ReturnType<typeof personRow>

/** The stored record of a person. */
export function personRow(person: SyntheticPerson) {
  const { id, titles, company, city, state, country, seniority, industry, skills, summary, observed } = person
  return {
    person_id: id,
    name: displayName(person.name),
    title: displayName(titles[0]),
    company: displayName(company.split(' ')),
    city,
    state,
    country,
    seniority,
    industry,
    skills,
    summary: summary.join(' '),
    observed_at: new Date(observed * 1000).toISOString(),
  }
}

/** Returns the words with which the `words` of a query are compared. */
export function bodyWords(person: SyntheticPerson): string[] {
  return [...person.summary, ...person.skills]
}

/**
 * Returns the runs of one to five title words, so that engines can index a phrase as one exact
 * term.
 */
function titleRuns(person: SyntheticPerson): string[] {
  const runs = new Set<string>()
  for (const title of person.titles)
    for (let from = 0; from < title.length; from++)
      for (let to = from + 1; to <= Math.min(title.length, from + 5); to++)
        runs.add(title.slice(from, to).join(' '))
  return [...runs]
}

/**
 * Returns the facts of a person as terms. A prefix names the kind of fact, so that every filter is
 * one term in every engine. Spaces become `_`.
 */
export function personFacts(person: SyntheticPerson): string[] {
  return [
    `co_${person.country}`,
    `ci_${person.city}`,
    `or_${person.company}`,
    `se_${person.seniority}`,
    `in_${person.industry}`,
    ...person.name.map((word) => `na_${word}`),
    ...titleRuns(person).map((run) => `ti_${run}`),
  ].map(underscored)
}

/** Returns the required and excluded facts of a query, in the form of `personFacts`. */
export function queryFacts(query: PeopleQuery): { all: string[]; none: string[] } {
  const { name = [], title, seniority, industry, city, country, none } = query
  const all = [
    ...name.map((word) => `na_${word}`),
    title && `ti_${title.join(' ')}`,
    city && `ci_${city}`,
    industry && `in_${industry}`,
    seniority && `se_${seniority}`,
    country && `co_${country}`,
  ].filter((fact) => fact !== undefined)
  const excluded = [
    ...(none?.companies ?? []).map((company) => `or_${company}`),
    ...(none?.cities ?? []).map((city) => `ci_${city}`),
  ]
  return { all: all.map(underscored), none: excluded.map(underscored) }
}

function underscored(fact: string): string {
  return fact.replaceAll(' ', '_')
}
