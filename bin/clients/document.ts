import { spawnSync } from 'node:child_process'
import { assertDistinct } from '#domain/clients/method_path'

type Json = Record<string, any>
export type Operation = Json & { id: string; method: string; path: string; parameters: Json[] }
export type ClientDocument = Json & { paths: Record<string, Record<string, Json>> }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const refName = (ref: string): string => ref.split('/').at(-1)!

/** Returns the OpenAPI document that this code serves with default settings. */
export function exportedDocument(): ClientDocument {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ace.js', 'openapi:export'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  })
  if (status !== 0) throw new Error(stderr || stdout)
  return JSON.parse(stdout)
}

/**
 * Prepares the document for the generators. Removes what the handwritten parts of the clients do:
 * streams, idempotency keys and webhooks. Puts the fields of bodies inline, so that methods take
 * them as arguments. Makes objects accept unknown fields, because the interface may add some.
 */
export function clientDocument(document: ClientDocument): ClientDocument {
  const copy: ClientDocument = structuredClone(document)
  for (const [path, methods] of Object.entries(copy.paths))
    for (const method of Object.keys(methods).filter((name) => METHODS.includes(name))) {
      const operation = methods[method]
      for (const response of Object.values<Json>(operation.responses)) {
        delete response.content?.['text/event-stream']
        for (const content of Object.values<Json>(response.content ?? {})) delete content.example
      }
      const succeeds = Object.entries<Json>(operation.responses).some(
        ([status, { content }]) => Number(status) < 400 && Object.keys(content ?? {}).length > 0
      )
      if (!succeeds) delete methods[method]
      if (Object.keys(methods).length === 0) delete copy.paths[path]
      operation.parameters = (operation.parameters ?? [])
        .map((one: Json) => (one.$ref ? copy.components.parameters[refName(one.$ref)] : one))
        .filter((one: Json) => one.in !== 'header')
      const body = operation.requestBody?.content['application/json']
      if (body?.schema.$ref) body.schema = structuredClone(copy.components.schemas[refName(body.schema.$ref)])
    }
  delete copy.webhooks
  dropDryRuns(copy)
  open(copy.components.schemas)
  assertDistinct(operationsOf(copy).map(({ id }) => id))
  return copy
}

export const operationsOf = ({ paths }: ClientDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => ({
      ...methods[method],
      id: methods[method].operationId,
      method,
      path,
      parameters: methods[method].parameters ?? [],
    }))
  )

/**
 * Removes dry runs from requests and responses. A dry run has another response type, so a method
 * with dry runs would return a union that every caller has to narrow. The clients have a method of
 * their own for dry runs.
 */
function dropDryRuns({ paths, components: { schemas } }: ClientDocument): void {
  const isDryRun = (schema: Json) => refName(schema.$ref ?? '') === 'DryRunData'
  for (const [name, { properties }] of Object.entries<Json>(schemas))
    if (properties && name !== 'DryRunData') delete properties.dry_run
  for (const methods of Object.values(paths))
    for (const { requestBody, responses } of Object.values<Json>(methods)) {
      delete requestBody?.content?.['application/json']?.schema?.properties?.dry_run
      for (const [status, { content }] of Object.entries<Json>(responses ?? {})) {
        const data = schemas[refName(content?.['application/json']?.schema?.$ref ?? '')]?.properties?.data
        if (data?.anyOf?.some(isDryRun))
          replace(
            data,
            data.anyOf.find((one: Json) => !isDryRun(one))
          )
        else if (data && isDryRun(data)) delete responses[status]
      }
    }
}

function replace(schema: Json, other: Json): void {
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(schema, other)
}

function open(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if ((value as Json).additionalProperties === false) delete (value as Json).additionalProperties
  for (const child of Object.values(value)) open(child)
}
