import type { ParsedQuery } from './query_language/parsed_query.js'
import type { ReadRequest } from './read_request.js'
import { evidenceFilters } from './request.js'

/**
 * One criterion in a query. A `hard` criterion must hold. With `exclude`, it must not hold. Any
 * other criterion only ranks.
 */
export type QueryCriterion = {
  filter:
    | 'title'
    | 'company'
    | 'location'
    | 'seniority'
    | 'industry'
    | 'name'
    | 'skill'
    | 'funding_stage'
    | 'text'
  value: string
  hard: boolean
  exclude: boolean
}

/**
 * Returns a query's criteria: first the profile address and the named person, then criteria that must hold or
 * must not hold, then preferences.
 */
export function criteriaOf(parsed: ParsedQuery): QueryCriterion[] {
  const {
    identity,
    person,
    required,
    roles,
    companies,
    affiliations,
    places,
    excluded,
    preferences,
    fundingStages,
    rest,
  } = parsed
  const as = (
    filter: QueryCriterion['filter'],
    values: readonly string[],
    hard: boolean,
    exclude = false
  ): QueryCriterion[] => values.map((value) => ({ filter, value, hard, exclude }))
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  return [
    ...as('text', identity ? [identity.value] : [], true),
    ...as('name', person ? [person.name] : [], true),
    ...as('company', person?.company ? [person.company] : [], person?.isAt ?? false),
    ...as('title', names(roles), true),
    ...as('company', [...companies, ...affiliations], true),
    ...as('location', names(places), true),
    ...as('title', names(excluded.roles), true, true),
    ...as('company', excluded.companies, true, true),
    ...as('location', names(excluded.places), true, true),
    ...as(
      'text',
      required.map((group) => group.map((words) => words.join(' ')).join(' or ')),
      true
    ),
    ...as(
      'text',
      excluded.words.map((group) => group.join(' ')),
      true,
      true
    ),
    ...as('title', names(preferences.roles), false),
    ...as('company', [...preferences.companies, ...preferences.pastCompanies], false),
    ...as('location', names(preferences.places), false),
    ...as('industry', names(preferences.sectors), false),
    ...as('skill', preferences.skills, false),
    ...as('seniority', preferences.seniority, false),
    ...as('funding_stage', fundingStages, false),
    ...as('text', rest, false),
  ]
}

/** Counts criteria that need evidence: evidence-verified filters, and funding in the query. */
export function countCriteria({ parsed, filters }: ReadRequest): number {
  const funding = parsed !== null && parsed.fundingStages.length > 0
  return evidenceFilters(filters).length + Number(funding)
}
