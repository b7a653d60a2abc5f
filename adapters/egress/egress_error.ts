/** A request refused because of its destination. */
export class EgressError extends Error {
  readonly code = 'EGRESS_REFUSED'

  constructor(
    readonly host: string,
    readonly refusal: string
  ) {
    super(`${host} was refused: ${refusal}`)
  }
}

/** Returns the EgressError in an error's chain of causes, or null. */
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
