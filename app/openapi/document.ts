import { OPERATOR_SCOPES, SCOPES } from '#domain/access/scopes'
import type { Operation } from '#app/shared/http/operation'
import { type JsonSchema, type Schema, s } from '#app/shared/schema/schema'
import { ANSWER_HEADERS } from './answer_headers.js'
import { Components, pascal } from './components.js'
import { errorEnvelope, Failures } from './failures.js'
import { type OperationExample, SharedExamples, withExample } from './examples.js'
import { PARAMETERS, parametersOf, shownParameters } from './parameters.js'
import { DELIVERY_PARAMETERS, DELIVERY_RESPONSES, webhooksOf } from './webhook_events.js'

type AnyOperation = Operation<any, any, any>
/** Recorded examples, by operation id and by event. */
export type Examples = {
  operations: Record<string, OperationExample>
  events: Record<string, unknown>
}
type Head = {
  info: JsonSchema
  servers?: JsonSchema[]
  tags?: Record<string, string>
  /** Adds the webhooks section and the examples. */
  examples?: Examples
}

const JSON_TYPE = 'application/json'
const SUCCESS_NAMES: Record<string, string> = { 200: 'Response', 201: 'Created', 202: 'Accepted' }

/** Builds the OpenAPI 3.1 document from the operations and their schemas. */
export function openApiDocument(operations: readonly AnyOperation[], head: Head): JsonSchema {
  const components = new Components()
  const failures = new Failures(components.refer(errorEnvelope.json, 'ErrorResponse'))
  const shared = new SharedExamples(head.examples?.operations ?? {})
  const described = new Map(
    namingOrder(operations).map((operation) => [
      operation.id,
      withExample(describe(operation, components, failures), head.examples?.operations[operation.id], shared),
    ])
  )
  const paths: Record<string, JsonSchema> = {}
  for (const { id, method, path } of operations) {
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: described.get(id) }
  }
  const webhooks = head.examples && webhooksOf(components, head.examples.events)
  return {
    openapi: '3.1.0',
    info: head.info,
    servers: head.servers ?? [{ url: '/' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: tagsOf(operations, head.tags ?? {}),
    paths,
    ...(webhooks ? { webhooks } : {}),
    components: {
      headers: ANSWER_HEADERS,
      parameters: webhooks ? { ...shownParameters(), ...DELIVERY_PARAMETERS } : PARAMETERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', 'x-scopes': { ...SCOPES, ...OPERATOR_SCOPES } },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      ...(head.examples ? { examples: shared.examples } : {}),
      responses: sorted({ ...failures.responses, ...(webhooks ? DELIVERY_RESPONSES : {}) }),
      schemas: sorted(components.schemas),
    },
  }
}

/** Returns the tags in use: described ones in the order of `descriptions`, then the others. */
function tagsOf(operations: readonly AnyOperation[], descriptions: Record<string, string>): JsonSchema[] {
  const used = new Set(operations.map(({ tag }) => tag))
  const described = Object.keys(descriptions).filter((tag) => used.has(tag))
  return [...new Set([...described, ...used])].map((name) =>
    descriptions[name] ? { name, description: descriptions[name] } : { name }
  )
}

/**
 * Sorts shorter ids first, so that an operation and its aliases share names like `SearchResponse`.
 */
const namingOrder = (operations: readonly AnyOperation[]): AnyOperation[] =>
  [...operations].sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

function describe(operation: AnyOperation, components: Components, failures: Failures): JsonSchema {
  const { provisional, addition, deprecated, description, body } = operation
  const schema = body && components.refer(body.json, `${pascal(operation.id)}Request`)
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(description ? { description } : {}),
    tags: [operation.tag],
    'x-scope': operation.scope,
    ...(deprecated ? { deprecated } : {}),
    ...(provisional ? { 'x-provisional': provisional } : {}),
    ...(addition ? { 'x-addition': addition } : {}),
    ...parametersOf(operation, components),
    ...(schema ? { requestBody: { ...needed(body), content: { [JSON_TYPE]: { schema } } } } : {}),
    responses: { ...successes(operation, components), ...failures.of(operation) },
  }
}

/** A request without a body is read as `{}`, so only required properties make the body required. */
const needed = ({ json }: Schema<unknown>): { required?: true } =>
  'required' in json || !('properties' in json) ? { required: true } : {}

function successes(operation: AnyOperation, components: Components): Record<string, JsonSchema> {
  const envelopes = enveloped(operation, components)
  if (!operation.media) return envelopes
  const media = Object.fromEntries(operation.media.map((type) => [type, { schema: { type: 'string' } }]))
  const { content = {}, ...rest } = (envelopes[200] ?? { description: 'OK' }) as { content?: JsonSchema }
  return { ...envelopes, 200: { ...rest, content: { ...content, ...media } } }
}

function enveloped(operation: AnyOperation, components: Components): Record<string, JsonSchema> {
  const name = pascal(operation.id)
  const cost: Record<string, Schema<any>> = operation.priced ? { credits_charged: s.integer({ min: 0 }) } : {}
  const meta = s.object({ request_id: s.string(), ...cost, ...operation.meta })
  const metaName = operation.meta ? `${name}Meta` : operation.priced ? 'PricedMeta' : 'Meta'
  const metaJson = components.refer(meta.json, metaName)
  return Object.fromEntries(
    Object.entries(operation.success).map(([status, data]) => {
      const dataJson = components.refer(
        data!.json,
        `${name}${status === '200' ? '' : SUCCESS_NAMES[status]}Data`
      )
      const envelope = {
        type: 'object',
        properties: { data: dataJson, meta: metaJson },
        required: ['data', 'meta'],
        additionalProperties: false,
      }
      const schema = components.refer(envelope, name + SUCCESS_NAMES[status])
      return [status, { description: 'OK', content: { [JSON_TYPE]: { schema } } }]
    })
  )
}
