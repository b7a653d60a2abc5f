import type { Provenance } from './person_record.js'

/** A page, or a record, that states something. */
export type Origin = {
  /** What kind of source it is, or a record's own name for where it is from. */
  source: string
  url: string | null
  /** ISO 8601. */
  observedAt: string
}

/** Something stated of the person, with whoever states it, the strongest first. */
export type ProfileFact<Value> = { value: Value; confidence: number; origins: Origin[] }

/** Where a field is from; null where no origin is known (PE-024). */
export function provenanceOf({ confidence, origins }: ProfileFact<unknown>): Provenance | null {
  const [first] = origins
  if (!first) return null
  const seen = origins.map(({ observedAt }) => observedAt).sort()
  return {
    source: first.source,
    source_url: first.url,
    first_seen: seen[0],
    last_seen: seen[seen.length - 1],
    confidence: rounded(confidence),
  }
}

export const rounded = (probability: number): number => Math.round(probability * 10_000) / 10_000
