import type { Operation } from '#app/shared/http/operation'
import { jobsQuery, pageQuery } from '#app/shared/schema/paging'
import type { JsonSchema } from '#app/shared/schema/schema'
import { type Components, pascal } from './components.js'

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes the request safe to retry. A request with the same key and body runs and is billed once; its response is replayed for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

const inQuery = (name: keyof typeof pageQuery, query = pageQuery): JsonSchema => ({
  name,
  in: 'query',
  schema: query[name].json,
})

/** Parameters that operations refer to. */
export const PARAMETERS: Record<string, JsonSchema> = {
  Cursor: inQuery('cursor'),
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  Key: IDEMPOTENCY_KEY,
  JobsLimit: inQuery('limit', jobsQuery),
  Limit: inQuery('limit'),
}

/** Example values of shared parameters. The recorded examples belong to single operations. */
const SHOWN: Record<string, unknown> = {
  Cursor: 'MjAyNi0xMS0yM1QxNTozM...',
  Id: 'set_a0dd4adb',
  JobsLimit: 20,
  Limit: 20,
}

/** The shared parameters as components of a document that shows examples. */
export const shownParameters = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, one]) => [
      name,
      name in SHOWN ? { ...one, example: SHOWN[name] } : one,
    ])
  )

/** Returns a reference to a shared parameter, or the parameter itself. */
const shared = (parameter: JsonSchema): JsonSchema => {
  const same = Object.entries(PARAMETERS).find(([, one]) => JSON.stringify(one) === JSON.stringify(parameter))
  return same ? { $ref: `#/components/parameters/${same[0]}` } : parameter
}

/**
 * Returns the parameters of an operation: path, query and, for POST, the idempotency key. Returns
 * an empty object if there are none.
 */
export function parametersOf(
  operation: Operation<any, any, any>,
  components: Components
): { parameters?: JsonSchema[] } {
  const declared = (['params', 'query'] as const).flatMap((place) => {
    const { properties = {}, required = [] } = (operation[place]?.json ?? {}) as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) =>
      shared({
        name,
        in: place === 'params' ? 'path' : 'query',
        ...(place === 'params' || required.includes(name) ? { required: true } : {}),
        schema: components.refer(schema, pascal(operation.id) + pascal(name)),
      })
    )
  })
  const all: JsonSchema[] =
    operation.method === 'POST' ? [...declared, { $ref: '#/components/parameters/Key' }] : declared
  return all.length > 0 ? { parameters: all } : {}
}
