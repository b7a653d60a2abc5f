import { ERROR_CODES, type ErrorCode } from '#domain/errors'
import type { Operation } from '#app/shared/http/operation'
import { STATUS_OF } from '#app/shared/http/statuses'
import { type JsonSchema, s } from '#app/shared/schema/schema'
import { answerHeaders } from './answer_headers.js'
import { pascal } from './components.js'

/** Error codes of every authenticated route. */
const EVERYWHERE: ErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'expired_api_key',
  'revoked_api_key',
  'paid_plan_required',
  'active_account_required',
  'insufficient_scope',
  'not_found',
  'rate_limited',
  'internal_error',
]

const PRICED: ErrorCode[] = ['insufficient_acu', 'daily_budget_exceeded', 'monthly_budget_exceeded']

const errorCode = s
  .enum(Object.keys(ERROR_CODES) as ErrorCode[])
  .describe('Each code has a page: /docs/errors/CODE.')
  .named('ErrorCode')

/** The error envelope of every failed request. */
export const errorEnvelope = s
  .object({
    error: s
      .object({
        code: errorCode,
        message: s.string(),
        request_id: s.string(),
        retry_after_seconds: s.integer({ min: 0 }).optional(),
        retryable: s.boolean().optional(),
        unavailable_fields: s.array(s.string()).optional(),
        details: s
          .object({
            fieldErrors: s
              .record(s.array(s.string()))
              .describe('Messages by the path of the field, such as `rows.3.email`.')
              .optional(),
            dataset_id: s.string().optional(),
          })
          .named('ApiErrorDetails')
          .optional(),
        usage: s.record(s.any()).optional(),
      })
      .named('ApiError'),
  })
  .named('ErrorResponse')

/** Short names of responses, because every operation refers to them. */
const GROUPS: [name: string, codes: ErrorCode[]][] = [
  ['BadKey', ['missing_api_key', 'invalid_api_key', 'expired_api_key', 'revoked_api_key']],
  ['Funds', ['paid_plan_required', ...PRICED]],
  ['Upstream', ['upstream_unavailable', 'upstream_timeout']],
  ['SearchDown', ['search_unavailable', 'search_timeout', 'search_failed']],
  ['CodehostSearchUnavailable', ['search_timeout', 'github_search_unavailable']],
  ['PaidPlan', ['paid_plan_required']],
  ['Limited', ['rate_limited']],
  ['Conflict', ['idempotency_conflict']],
  ['Invalid', ['validation_failed']],
  ['Internal', ['internal_error']],
  ['Forbidden', ['active_account_required', 'insufficient_scope']],
]

/** The error responses that operations share. One component per status and set of codes. */
export class Failures {
  readonly responses: Record<string, JsonSchema> = {}

  constructor(private readonly schema: JsonSchema) {}

  /** Returns references to the error responses of an operation, by status. */
  of(operation: Operation<any, any, any>): Record<string, JsonSchema> {
    const byStatus: Record<number, ErrorCode[]> = {}
    for (const code of codesOf(operation)) (byStatus[STATUS_OF[code]] ??= []).push(code)
    const failures = Object.entries(byStatus).map(([status, codes]) => [
      status,
      this.#refer(nameOf(codes), Number(status), codes),
    ])
    if (operation.body)
      failures.push(
        ['413', this.#refer('TooLarge', 413, ['validation_failed'])],
        ['415', this.#refer('MediaType', 415, ['validation_failed'])]
      )
    return Object.fromEntries(failures)
  }

  /** Throws if two lists of codes share a name. */
  #refer(name: string, status: number, codes: ErrorCode[]): JsonSchema {
    const known = this.responses[name]?.description
    if (known !== undefined && known !== codes.join(', ')) throw new Error(`two responses are named ${name}`)
    this.responses[name] ??= {
      description: codes.join(', '),
      // Almost all responses have rate limit headers. Listing them everywhere takes 19 kB.
      ...(status === 429 ? answerHeaders(status) : {}),
      content: { 'application/json': { schema: this.schema } },
    }
    return { $ref: `#/components/responses/${name}` }
  }
}

function codesOf(operation: Operation<any, any, any>): Set<ErrorCode> {
  const isPost = operation.method === 'POST'
  const takesInput = isPost || operation.body || operation.query || operation.params
  return new Set([
    ...EVERYWHERE,
    ...(takesInput ? (['validation_failed'] as const) : []),
    ...(isPost ? (['idempotency_conflict'] as const) : []),
    ...(operation.priced ? PRICED : []),
    ...(operation.errors ?? []),
  ])
}

function nameOf(codes: ErrorCode[]): string {
  const group = GROUPS.find(([, members]) => members.every((code) => codes.includes(code)))
  const rest = codes.filter((code) => !group?.[1].includes(code))
  const names = [...(group ? [group[0]] : []), ...rest.map(pascal)]
  // Long lists share their first name, so their length and last name tell them apart.
  return names.length > 3 ? `${names[0]}Or${names.at(-1)}${names.length}` : names.join('Or')
}
