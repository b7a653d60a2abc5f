import { fold } from '#domain/people/text/text'
import { parseQuery } from '#domain/search/query_language/parse_query'

/**
 * Writes a parsed query in one line: `engineers | at acme | in berlin | not in mitte | wish fintech
 * | rest words`.
 */
export function read(query: string): string {
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
  } = parseQuery(query)
  const names = (list: readonly ({ name: string } | string)[]) =>
    list.map((one) => (typeof one === 'string' ? one : one.name)).join(', ')
  const wished = [
    ...preferences.roles,
    ...preferences.companies.map(fold),
    ...preferences.places,
    ...preferences.sectors,
    ...preferences.skills,
    ...preferences.pastCompanies.map((name) => `ex ${fold(name)}`),
    ...preferences.seniority,
  ]
  const parts: [string, readonly ({ name: string } | string)[]][] = [
    ['is', identity ? [`${identity.by} ${identity.value}`] : []],
    ['named', person ? [person.name] : []],
    [person?.isAt ? 'at' : 'clue', person?.company ? [fold(person.company)] : []],
    ['', roles],
    ['at', companies.map(fold)],
    ['from', affiliations.map(fold)],
    ['in', places],
    ['no', excluded.roles],
    ['not at', excluded.companies.map(fold)],
    ['not in', excluded.places],
    ['without', excluded.words.map((group) => group.join(' '))],
    ['must', required.map((group) => group.map((words) => words.join(' ')).join(' / '))],
    ['wish', wished],
    ['funding', fundingStages],
    ['rest', rest],
  ]
  return parts
    .filter(([, list]) => list.length > 0)
    .map(([label, list]) => `${label} ${names(list)}`.trim())
    .join(' | ')
}
