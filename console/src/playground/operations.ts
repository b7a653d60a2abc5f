import { useQuery } from '@tanstack/react-query'
import type { Call } from '#domain/clients/snippets'
import { Problem } from '../api/problem'

export type Json = Record<string, any>
type Parameter = {
  name: string
  in: 'path' | 'query'
  schema: Json
  description?: string
  example?: unknown
}
/** An operation of the OpenAPI document. */
export type Operation = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  tag: string
  scope: string | null
  parameters: Parameter[]
  /** The properties of the body; null if the body is not a plain object. */
  properties: Record<string, Json> | null
  required: readonly string[]
  hasBody: boolean
  example: Json
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete']

/** Reads all operations of the API. */
export const useOperations = () =>
  useQuery({
    queryKey: ['openapi'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const response = await fetch('/openapi.json')
      if (!response.ok) throw new Problem(response.status, null)
      return operationsOf(await response.json())
    },
  })

function operationsOf(document: Json): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) =>
      operationOf(document, path, method, item[method])
    )
  )
}

function operationOf(document: Json, path: string, method: string, operation: Json): Operation {
  const content = operation.requestBody?.content?.['application/json']
  const body = resolved(document, content?.schema ?? {})
  const parameters = ((operation.parameters ?? []) as Json[]).map((one) => resolved(document, one))
  const properties = Object.entries<Json>(body.properties ?? {})
  return {
    ...{ id: operation.operationId, method, path, summary: operation.summary },
    ...{
      description: operation.description ?? '',
      tag: operation.tags[0],
      scope: operation['x-scope'] ?? null,
    },
    parameters: parameters
      .filter((one) => one.in !== 'header')
      .map((one) => ({ ...(one as Parameter), schema: resolved(document, one.schema) })),
    properties: body.properties
      ? Object.fromEntries(properties.map(([name, schema]) => [name, resolved(document, schema)]))
      : null,
    required: body.required ?? [],
    hasBody: content !== undefined,
    example: content?.example ?? {},
  }
}

/** Resolves a `$ref`. Keywords beside the `$ref` override those of its target. */
function resolved(document: Json, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  const path = value.$ref.slice(2).split('/')
  const found = path.reduce((part: Json, name: string) => part[name], document)
  const { $ref: _, ...beside } = value
  return { ...resolved(document, found), ...beside }
}

/** Returns the call of an operation with the values of its form. */
export const callOf = ({ id, method, path }: Operation, values: Values): Call => ({
  ...{ id, method, path, params: values.params, query: values.query },
  body: values.body && Object.keys(values.body).length > 0 ? values.body : undefined,
})

export type Values = {
  params: Record<string, string>
  query: Record<string, string>
  body: Json | undefined
}
