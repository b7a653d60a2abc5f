import { plain } from './place_truth.js'
import type { AskedQuery } from './read_queries.js'
import { answers, longForm } from './role_truth.js'
import type { TruePerson } from './query_people.js'

/** Whether a person truly has the role a query asks for and is in its place, whoever they were made for. */
export const isRelevant = (person: TruePerson, query: AskedQuery): boolean =>
  answers(person.role, query.role) && query.place.contains(person.city)

export type Grades = { first: number; tenth: number; precision: number }

/** How one answer did: the first is right, one of the first ten is, the share of ten that are. */
export function gradeAnswer(found: readonly (TruePerson | undefined)[], query: AskedQuery): Grades {
  const relevant = found.slice(0, 10).map((person) => person !== undefined && isRelevant(person, query))
  return {
    first: Number(relevant[0] ?? false),
    tenth: Number(relevant.includes(true)),
    precision: relevant.filter(Boolean).length / 10,
  }
}

/** What a parser says a query asks for, as it was written. */
export type ParsedNames = { roles: string[]; places: string[] }

/** Whether the parsed role is the one asked for, no more and no less; plural and spelling aside. */
export const roleIsRight = ({ roles }: ParsedNames, { roleTitle }: AskedQuery): boolean =>
  roles.length === 1 && singularForm(roles[0]) === singularForm(roleTitle)

export const placeIsRight = ({ places }: ParsedNames, { geoName }: AskedQuery): boolean =>
  places.length === 1 && plain(places[0]) === plain(geoName)

const singularForm = (title: string): string =>
  longForm(
    title
      .toLowerCase()
      .split(' ')
      .map((word) => word.replace(/(?<=[^s])s$/, ''))
      .join(' ')
  ).replace(/(?<=[^s ])s\b/g, '')
