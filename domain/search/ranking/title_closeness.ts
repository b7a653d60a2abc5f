import { ROLE_ABBREVIATIONS } from '#domain/people/titles/data/spellings_data'
import { runsIn } from '#domain/people/titles/titles'
import type { QueryRole } from '../query_language/parsed_query.js'

/** The cost of each additional word in a title. */
const COST = { level: 0.06, mentioned: 0.04, other: 0.14 }
const LEVEL = /^(?:senior|junior|lead|staff|principal|global|regional|i{1,3}|iv)$/
/** Factors for a role matched by level, by employer, or by a reading of a part of the title. */
const [BY_LEVEL, BY_EMPLOYER, AS_PART] = [0.7, 0.9, 0.92]
/** Factors for another spelling, and for a spelling that also means other roles (PM). */
const [RESPELT, AMBIGUOUS] = [0.9, 0.7]
/** The factor for a role's preferred longer form (`wish`). */
const PREFERRED = 1.2

/**
 * Returns how close a title is to the closest role: 1 if equal, less for each additional word, and
 * 0 if the title contains none of the roles. A preferred longer form yields up to 1.2. A role with levels
 * yields at least 0.7. `titles` are the title's readings, the whole title first.
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

/** Returns the probability that another spelling means the same role. */
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
