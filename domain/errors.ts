/** Error codes with default messages. app/shared/http/statuses.ts has the HTTP statuses. */
export const ERROR_CODES = {
  missing_api_key: 'the request has no API key',
  invalid_api_key: 'credential not recognized',
  expired_api_key: 'credential expired',
  revoked_api_key: 'credential revoked',
  paid_plan_required: 'plan does not allow API use',
  active_account_required: 'workspace cannot currently use the API',
  insufficient_scope: "key lacks the route's scope",
  insufficient_acu: 'workspace lacks usage capacity',
  insufficient_credits: 'out of credits',
  daily_budget_exceeded: 'key budget cannot cover the request maximum cost',
  monthly_budget_exceeded: 'key budget cannot cover the request maximum cost',
  max_cost_exceeded: "request would exceed the caller's max_cost_usd",
  not_found: 'no such route or object in the workspace',
  method_not_allowed: 'the path exists only with other methods',
  idempotency_conflict: 'idempotency key reused for a different request',
  run_expired: 'run older than 7 days',
  validation_failed: 'invalid request',
  identity_required: 'a stronger identity anchor is needed',
  unsupported_category: 'search category is not people',
  unsupported_filters: 'filter not in serving index, or evidence-verified filter on instant or fast',
  too_many_criteria: 'criteria plus evidence-verified filters exceed 5',
  unsupported_request: 'only exclusions or evidence-verified filters, no query',
  unsupported_freshness: 'freshness on instant or fast',
  query_required: 'a search query was missing',
  rate_limited: 'organization or key bucket exceeded',
  search_unavailable: 'search is not available',
  search_timeout: 'search timed out without results',
  search_failed: 'search failed without results',
  github_search_unavailable: 'code-host search unavailable',
  upstream_unavailable: 'temporarily unavailable',
  upstream_timeout: 'provider lookups took too long',
  structured_output_unverified: 'fixed-contract provenance could not be verified',
  structured_output_incomplete: 'agent did not produce the requested result',
  structured_output_invalid: 'result failed caller-schema validation',
  agent_unavailable: 'agent could not complete the task',
  queue_unavailable: 'background execution unavailable',
  internal_error: 'an unexpected fault',
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** Messages by path in the request body, such as `rows.3.email`. */
export type FieldErrors = Record<string, string[]>

export type ErrorExtras = {
  retry_after_seconds?: number
  retryable?: boolean
  unavailable_fields?: string[]
  fieldErrors?: FieldErrors
  dataset_id?: string
  usage?: Record<string, unknown>
}

/** An expected failure: a code, and a message that is safe to show to the caller. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string = ERROR_CODES[code],
    readonly extras: ErrorExtras = {}
  ) {
    super(message)
    this.name = 'DomainError'
  }
}

/** Creates a `validation_failed` error that lists the wrong fields by path. */
export function validationFailed(fieldErrors: FieldErrors): DomainError {
  const paths = Object.keys(fieldErrors)
  const first = paths[0] === undefined ? 'invalid request' : `${paths[0]}: ${fieldErrors[paths[0]][0]}`
  const more = paths.length > 1 ? ` (and ${paths.length - 1} more)` : ''
  return new DomainError('validation_failed', `${first}${more}`, { fieldErrors })
}
