import { ROLE_ABBREVIATIONS } from '#domain/people/titles/data/spellings_data'
import { runsIn } from '#domain/people/titles/titles'
import type { QueryRole } from '../query_language/parsed_query.js'

/** What each word of a title beyond the role costs. */
const COST = { level: 0.06, mentioned: 0.04, other: 0.14 }
const LEVEL = /^(?:senior|junior|lead|staff|principal|global|regional|i{1,3}|iv)$/
/** A role met by level or employer, or only as one of the readings of a title. */
const [BY_LEVEL, BY_EMPLOYER, AS_PART] = [0.7, 0.9, 0.92]
/** The role in another spelling than the query's own, and in one that means other roles as well (PM). */
const [RESPELT, AMBIGUOUS] = [0.9, 0.7]
/** The longer form that ranks higher counts for more than the role alone. */
const PREFERRED = 1.2

/**
 * How close a title is to the closest of some roles: 1 where it is the role and nothing more, less by each further word,
 * a level costing least; 0 where it holds none of them. `titles` are its readings, the whole one first.
 */
export function titleCloseness(titles: readonly string[][], roles: readonly QueryRole[]): number {
  const closest = (sequences: readonly string[][]) =>
    Math.max(
      0,
      ...titles.flatMap((title, i) =>
        sequences.map(
          (role, k) => (i === 0 ? 1 : AS_PART) * (k === 0 ? 1 : trust(role)) * closeness(title, role)
        )
      )
    )
  return Math.max(
    0,
    ...roles.map(({ sequences, wish = [], employed = [], levels }) =>
      Math.max(
        closest(sequences),
        PREFERRED * closest(wish),
        ...employed.map((reading) => BY_EMPLOYER * closest(reading.sequences)),
        levels ? BY_LEVEL : 0
      )
    )
  )
}

/** How surely another spelling of a role means that role. */
const trust = (role: readonly string[]): number =>
  role.some((token) => ROLE_ABBREVIATIONS[token]?.includes(';')) ? AMBIGUOUS : RESPELT

function closeness(title: readonly string[], role: readonly string[]): number {
  if (!runsIn(role, title)) return 0
  const counts = new Map<string, number>()
  for (const token of role) counts.set(token, (counts.get(token) ?? 0) + 1)
  let cost = 0
  for (const token of title) {
    const left = counts.get(token) ?? 0
    if (left > 0) counts.set(token, left - 1)
    else cost += LEVEL.test(token) ? COST.level : /^[<>]/.test(token) ? COST.mentioned : COST.other
  }
  return Math.max(0.1, 1 - cost)
}
