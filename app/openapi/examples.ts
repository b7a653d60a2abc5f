import type { JsonSchema } from '#app/shared/schema/schema'

/** A recorded request and its response. */
export type OperationExample = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  response: { status: number; type: string; body: unknown }
}

/** Returns the description of an operation with the example in its parameters, body and response. */
export function withExample(operation: JsonSchema, example?: OperationExample): JsonSchema {
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
    [response.type]: { ...answer.content[response.type], example: response.body },
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
