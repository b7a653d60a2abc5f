// The operations import a file with an injected class. Its decorator needs this module.
import 'reflect-metadata'
import { createDatasetOperation } from '#app/datasets/operations'
import { openApiDocument } from '#app/openapi/document'
import { searchOperation } from '#app/search/operations'
import { createSetOperation } from '#app/sets/operations'
import type { JsonSchema } from '#app/shared/schema/schema'
import { CONSOLE_API, type ConsoleOperation } from './operation.js'
import * as areas from './operations.js'

/** API operations that the console calls with an API key. */
const CALLED = [searchOperation, createDatasetOperation, createSetOperation]

export const declaredOperations = (): ConsoleOperation[] =>
  Object.values(areas).flatMap((area) =>
    Object.values(area as object).filter((value): value is ConsoleOperation => 'access' in Object(value))
  )

/**
 * Returns the OpenAPI document of the operations that the console calls, without error responses.
 */
export function clientDocument(): JsonSchema {
  const own = declaredOperations().map((operation) => ({
    ...operation,
    path: CONSOLE_API + operation.path,
    tag: 'Console',
  }))
  return successesOnly(
    openApiDocument([...own, ...CALLED] as never, { info: { title: 'console', version: '1' } })
  )
}

/** Returns the TypeScript types of a document, for `openapi-fetch`. */
export async function clientSource(document: JsonSchema): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  return astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false }))
}

/**
 * Leaves out error responses. All have one shape, which the client parses without generated types.
 */
function successesOnly({ openapi, info, paths, components }: JsonSchema): JsonSchema {
  const { schemas, parameters } = components as JsonSchema
  const kept = Object.entries(paths as Record<string, Record<string, JsonSchema>>).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, { responses, ...operation }]) => [
        method,
        { ...operation, responses: successes(responses as Record<string, JsonSchema>) },
      ])
    ),
  ])
  return { openapi, info, paths: Object.fromEntries(kept), components: { schemas, parameters } }
}

const successes = (responses: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { headers: _, ...response }]) => [status, response])
  )
