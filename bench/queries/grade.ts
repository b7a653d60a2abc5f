import type { AskedQuery, TruePerson } from './query_people.js'
import { holds } from './truth/roles.js'

/** Results looked at. */
export const TOP = 10

/** Whether a person truly has the role a query asks for. */
export const hasRole = ({ roles }: TruePerson, { role }: AskedQuery): boolean =>
  roles.some((one) => holds(one, role))

/** Whether a person truly lives in the place a query asks for. */
export const livesThere = ({ town }: TruePerson, { place }: AskedQuery): boolean => place.holds(town)

/** Whether a person answers a query, whoever they were made for. */
export const isRelevant = (person: TruePerson, query: AskedQuery): boolean =>
  hasRole(person, query) && livesThere(person, query)

/** How one answer did. Shares are of what was returned, at most ten; 0 where nothing was. */
export type Grades = {
  /** 1 where the first result is right. */
  first: number
  /** 1 where any of the ten is right. */
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
