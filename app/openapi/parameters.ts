import type { Operation } from '#app/shared/http/operation'
import type { JsonSchema } from '#app/shared/schema/schema'
import { type Components, pascal } from './components.js'

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to retry. A request with the same key and body runs and is billed once; its response is replayed for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

/** Parameters that operations refer to. */
export const PARAMETERS: Record<string, JsonSchema> = { IdempotencyKey: IDEMPOTENCY_KEY }

/** The parameters of an operation: path, query and, for POST, the idempotency key. */
export function parametersOf(
  operation: Operation<any, any, any>,
  components: Components
): { parameters?: JsonSchema[] } {
  const declared = (['params', 'query'] as const).flatMap((place) => {
    const { properties = {}, required = [] } = (operation[place]?.json ?? {}) as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || required.includes(name),
      schema: components.refer(schema, pascal(operation.id) + pascal(name)),
    }))
  })
  const all: JsonSchema[] =
    operation.method === 'POST' ? [...declared, { $ref: '#/components/parameters/IdempotencyKey' }] : declared
  return all.length > 0 ? { parameters: all } : {}
}
