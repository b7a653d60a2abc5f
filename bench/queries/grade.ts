import type { AskedQuery, TruePerson } from './query_people.js'
import { holds } from './truth/roles.js'

/** The maximum number of results graded per query. */
export const TOP = 10

/** Whether a person really has the role that a query asks for. */
export const hasRole = ({ roles }: TruePerson, { role }: AskedQuery): boolean =>
  roles.some((one) => holds(one, role))

/** Whether a person really lives in the place that a query asks for. */
export const livesThere = ({ town }: TruePerson, { place }: AskedQuery): boolean => place.holds(town)

/** Whether a person is a correct result for a query, even if generated for another query. */
export const isRelevant = (person: TruePerson, query: AskedQuery): boolean =>
  hasRole(person, query) && livesThere(person, query)

/**
 * Grades of one answer, of which at most ten results count. `precision` is a share, 0 without
 * results. The others are counts.
 */
export type Grades = {
  /** 1 if the first result is right. */
  first: number
  /** 1 if any of the ten is right. */
  anyOfTen: number
  precision: number
  returned: number
  wrongRole: number
  wrongPlace: number
  contradicting: number
}

export function gradeAnswer(found: readonly (TruePerson | undefined)[], query: AskedQuery): Grades {
  const top = found.slice(0, TOP)
  const right = top.map((person) => person !== undefined && isRelevant(person, query))
  const count = (isWrong: (person: TruePerson) => boolean) =>
    top.filter((person) => person === undefined || isWrong(person)).length
  return {
    first: Number(right[0] ?? false),
    anyOfTen: Number(right.includes(true)),
    precision: top.length === 0 ? 0 : right.filter(Boolean).length / top.length,
    returned: top.length,
    wrongRole: count((person) => !hasRole(person, query)),
    wrongPlace: count((person) => !livesThere(person, query)),
    contradicting: right.filter((one) => !one).length,
  }
}
