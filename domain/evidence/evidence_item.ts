/** A page that supports an answer, as in API responses. `observed_at` is ISO 8601 UTC. */
export type EvidenceItem = { url: string; quote?: string; observed_at: string }
