/** One page that supports an answer, in the form of the interface. `observed_at` is ISO 8601 UTC. */
export type EvidenceItem = { url: string; quote?: string; observed_at: string }
