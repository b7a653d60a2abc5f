import { rounded } from '#domain/rounded'
import type { Provenance } from './person_record.js'

/** A page or record that states a fact. */
export type Origin = {
  /** The kind of source, or a record's own source name. */
  source: string
  url: string | null
  /** ISO 8601. */
  observedAt: string
}

/** A fact about the person, with its origins, strongest first. */
export type ProfileFact<Value> = { value: Value; confidence: number; origins: Origin[] }

/** Returns a fact's provenance; null without origins. */
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
