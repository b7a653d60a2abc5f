type Body = {
  error?: {
    code?: string
    message?: string
    request_id?: string
    details?: { fieldErrors?: Record<string, string[]>; dataset_id?: string }
  }
}

/** An error response of the service. */
export class Problem extends Error {
  readonly code: string
  readonly requestId: string | null
  /** Error messages by the path of a field in the request body. */
  readonly fields: Record<string, string[]>

  constructor(
    readonly status: number,
    body: unknown
  ) {
    const { error = {} } = (typeof body === 'object' && body !== null ? body : {}) as Body
    super(error.message ?? `The service returned status ${status}.`)
    this.name = 'Problem'
    this.code = error.code ?? 'unknown'
    this.requestId = error.request_id ?? null
    this.fields = error.details?.fieldErrors ?? {}
  }
}

/** Returns the message to show for a thrown value. */
export function messageOf(error: unknown): string {
  if (error instanceof Problem) return error.message
  return error instanceof TypeError ? 'The service cannot be reached.' : String(error)
}

export const fieldsOf = (error: unknown): Record<string, string[]> =>
  error instanceof Problem ? error.fields : {}
