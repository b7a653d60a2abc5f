/** A request was refused because of where it would go. */
export class EgressError extends Error {
  readonly code = 'EGRESS_REFUSED'

  constructor(
    readonly host: string,
    readonly refusal: string
  ) {
    super(`${host} is not reached: ${refusal}`)
  }
}

/** The refusal at the bottom of what a client threw; null where it failed for another reason. */
export function egressErrorOf(error: unknown): EgressError | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof EgressError) return at
    if (at instanceof AggregateError) {
      const inner = at.errors.map(egressErrorOf).find(Boolean)
      if (inner) return inner
    }
  }
  return null
}
