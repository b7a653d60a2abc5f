import type { JsonSchema } from '#app/shared/schema/schema'
import { pascal } from './components.js'

/** A recorded request and its response. */
export type OperationExample = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  response: { status: number; type: string; body: unknown }
}

/** Response bodies that operations and their aliases have in common, as components. */
export class SharedExamples {
  readonly examples: Record<string, JsonSchema> = {}
  readonly #nameOf = new Map<string, string>()

  constructor(operations: Record<string, OperationExample>) {
    const seen = new Map<string, string>()
    for (const [id, { response }] of Object.entries(operations)) {
      const content = JSON.stringify(response.body)
      const first = seen.get(content)
      if (first === undefined) seen.set(content, pascal(id))
      else {
        this.#nameOf.set(content, first)
        this.examples[first] = { value: response.body }
      }
    }
  }

  /** Returns the `example` or `examples` member for a response body. */
  show(body: unknown): JsonSchema {
    const name = this.#nameOf.get(JSON.stringify(body))
    return name ? { examples: { default: { $ref: `#/components/examples/${name}` } } } : { example: body }
  }
}

/**
 * Adds an example to an operation's parameters, body and response. Returns the operation unchanged
 * without an example.
 */
export function withExample(
  operation: JsonSchema,
  example: OperationExample | undefined,
  shared: SharedExamples
): JsonSchema {
  if (!example) return operation
  const { parameters, requestBody, responses } = operation as {
    parameters?: JsonSchema[]
    requestBody?: { content: Record<string, JsonSchema> }
    responses: Record<string, { content: Record<string, JsonSchema> }>
  }
  const { params, query, body, response } = example
  const given: Record<string, unknown> = { ...params, ...query }
  const answer = responses[response.status]
  const content = {
    ...answer.content,
    [response.type]: { ...answer.content[response.type], ...shared.show(response.body) },
  }
  return {
    ...operation,
    ...(parameters ? { parameters: parameters.map((one) => withValue(one, given[one.name as string])) } : {}),
    ...(requestBody ? { requestBody: withBody(requestBody, body) } : {}),
    responses: { ...responses, [response.status]: { ...answer, content } },
  }
}

const withValue = (parameter: JsonSchema, example: unknown): JsonSchema =>
  example === undefined ? parameter : { ...parameter, example }

const withBody = ({ content, ...rest }: { content: Record<string, JsonSchema> }, example: unknown) => ({
  ...rest,
  content: { 'application/json': { ...content['application/json'], example } },
})
