import type { PersonRecord } from '../person_record.js'
import { placeOf, placeRelation } from './place_relation.js'

export type Location = Pick<PersonRecord, 'city' | 'state' | 'country'>

/** A statement's vote falls to 1/e after this many days. */
const VOTE_DECAY_DAYS = 180
const DAY_MS = 86_400_000

/**
 * Returns a person's location according to the records, which are sorted newest first. Each source
 * has one vote that decays with age, so two slightly older records that agree outweigh one newer
 * record. Agreeing records fill the winner's blanks.
 */
export function locationOf(newest: readonly PersonRecord[]): Location {
  const placed = newest.filter((record) => record.city ?? record.state ?? record.country)
  if (placed.length === 0) return {}
  const base = mostAgreed(placed)
  const location: Location = { city: base.city, state: base.state, country: base.country }
  for (const other of placed) {
    if (other === base || placeRelation(placeOf(location), placeOf(other)) < 1) continue
    location.city ??= other.city
    location.state ??= other.state
    location.country ??= other.country
  }
  return location
}

/**
 * Returns the record whose place has the most votes. Of one or two records, and on a tie, returns
 * the newest.
 */
function mostAgreed(placed: readonly PersonRecord[]): PersonRecord {
  if (placed.length < 3) return placed[0]
  const from = time(placed[0])
  const votes = placed.map((candidate) => {
    const bySource = new Map<string, number>()
    for (const [i, other] of placed.entries()) {
      if (other !== candidate && placeRelation(placeOf(candidate), placeOf(other)) < 1) continue
      const vote = Math.exp((time(other) - from) / DAY_MS / VOTE_DECAY_DAYS)
      const source = other.source ?? `record ${i}`
      bySource.set(source, Math.max(vote, bySource.get(source) ?? 0))
    }
    return [...bySource.values()].reduce((sum, vote) => sum + vote, 0)
  })
  return placed[votes.indexOf(Math.max(...votes))]
}

/** An undated statement counts as observed at the start of 2016. */
const time = (record: PersonRecord) => Date.parse(record.observed_at ?? '') || Date.UTC(2016, 0)
