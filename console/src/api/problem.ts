type Body = {
  error?: {
    code?: string
    message?: string
    request_id?: string
    details?: { fieldErrors?: Record<string, string[]>; dataset_id?: string }
  }
}

/** A failure as the service tells it. */
export class Problem extends Error {
  readonly code: string
  readonly requestId: string | null
  /** Messages by path of the request body. */
  readonly fields: Record<string, string[]>

  constructor(
    readonly status: number,
    body: unknown
  ) {
    const { error = {} } = (typeof body === 'object' && body !== null ? body : {}) as Body
    super(error.message ?? `The service answered ${status}.`)
    this.name = 'Problem'
    this.code = error.code ?? 'unknown'
    this.requestId = error.request_id ?? null
    this.fields = error.details?.fieldErrors ?? {}
  }
}

/** What is to be shown of anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Problem) return error.message
  return error instanceof TypeError ? 'The service cannot be reached.' : String(error)
}

export const fieldsOf = (error: unknown): Record<string, string[]> =>
  error instanceof Problem ? error.fields : {}
