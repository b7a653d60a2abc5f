import type { ErrorCode } from '#domain/errors'
import type { Operation } from '#app/shared/http/operation'
import { STATUS_OF } from '#app/shared/http/statuses'
import { type JsonSchema, type Schema, s } from '#app/shared/schema/schema'
import { ANSWER_HEADERS, answerHeaders } from './answer_headers.js'
import { errorSchema } from './error_schema.js'

type AnyOperation = Operation<any, any, any>

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

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to retry. A request with the same key and body runs and is billed once; its response is replayed for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

/** Builds the OpenAPI 3.1 document from the operations and their schemas. */
export function openApiDocument(
  operations: readonly AnyOperation[],
  service: string,
  version: string
): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: service, version, summary: 'Find, verify and enrich people and companies.' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      headers: ANSWER_HEADERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
  }
}

function describe(operation: AnyOperation): JsonSchema {
  const { provisional, deprecated, description } = operation
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(description ? { description } : {}),
    tags: [operation.tag],
    'x-scope': operation.scope,
    ...(deprecated ? { deprecated } : {}),
    ...(provisional ? { 'x-provisional': provisional } : {}),
    ...parameters(operation),
    ...(operation.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: operation.body.json } } } }
      : {}),
    responses: { ...successes(operation), ...failures(operation) },
  }
}

function parameters(operation: AnyOperation): { parameters?: JsonSchema[] } {
  const declared = (['params', 'query'] as const).flatMap((place) => {
    const { properties = {}, required = [] } = (operation[place]?.json ?? {}) as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || required.includes(name),
      schema,
    }))
  })
  const all = operation.method === 'POST' ? [...declared, IDEMPOTENCY_KEY] : declared
  return all.length > 0 ? { parameters: all } : {}
}

function successes(operation: AnyOperation): Record<string, JsonSchema> {
  const envelopes = enveloped(operation)
  if (!operation.media) return envelopes
  const media = Object.fromEntries(operation.media.map((type) => [type, { schema: { type: 'string' } }]))
  const { content = {}, ...rest } = (envelopes[200] ?? {
    description: 'Success',
    ...answerHeaders(200),
  }) as { content?: JsonSchema }
  return { ...envelopes, 200: { ...rest, content: { ...content, ...media } } }
}

function enveloped(operation: AnyOperation): Record<string, JsonSchema> {
  const cost: Record<string, Schema<any>> = operation.priced ? { credits_charged: s.integer({ min: 0 }) } : {}
  const meta = s.object({ request_id: s.string(), ...cost, ...operation.meta })
  return Object.fromEntries(
    Object.entries(operation.success).map(([status, data]) => [
      status,
      response(Number(status), 'Success', s.object({ data: data!, meta }).json),
    ])
  )
}

function failures(operation: AnyOperation): Record<string, JsonSchema> {
  const isPost = operation.method === 'POST'
  const takesInput = isPost || operation.body || operation.query || operation.params
  const codes = [
    ...EVERYWHERE,
    ...(takesInput ? (['validation_failed'] as const) : []),
    ...(isPost ? (['idempotency_conflict'] as const) : []),
    ...(operation.priced ? PRICED : []),
    ...(operation.errors ?? []),
  ]
  const byStatus: Record<number, ErrorCode[]> = {}
  for (const code of new Set(codes)) (byStatus[STATUS_OF[code]] ??= []).push(code)
  if (operation.body) byStatus[413] = byStatus[415] = ['validation_failed']
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of]) => [
      status,
      response(Number(status), of.join(', '), errorSchema(of).json),
    ])
  )
}

const response = (status: number, description: string, schema: JsonSchema): JsonSchema => ({
  description,
  ...answerHeaders(status),
  content: { 'application/json': { schema } },
})
