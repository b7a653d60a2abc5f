// Comes first: the imported files use `@inject`, which needs this module.
import 'reflect-metadata'
import * as account from '#app/account/operations'
import * as agent from '#app/agent/operations'
import * as autocomplete from '#app/autocomplete/operations'
import * as batch from '#app/batch/operations'
import * as codehost from '#app/codehost/operations'
import * as contacts from '#app/contacts/operations'
import * as datasets from '#app/datasets/operations'
import * as exclusions from '#app/exclusions/operations'
import { openApiDocument } from '#app/openapi/document'
import * as monitors from '#app/monitors/operations'
import * as profiles from '#app/profiles/operations'
import * as pronet from '#app/pronet/operations'
import * as search from '#app/search/operations'
import * as sets from '#app/sets/operations'
import * as webhooks from '#app/webhooks/operations'
import type { Operation } from '#app/shared/http/operation'
import type { JsonSchema } from '#app/shared/schema/schema'
import { CONSOLE_API, type ConsoleOperation } from './operation.js'
import * as areas from './operations.js'

/** API operations, which the console calls with an API key. */
const CALLED = [
  account,
  agent,
  autocomplete,
  batch,
  codehost,
  contacts,
  datasets,
  exclusions,
  monitors,
  profiles,
  pronet,
  search,
  sets,
  webhooks,
].flatMap((area) =>
  Object.values(area as object).filter((value): value is Operation => 'scope' in Object(value))
)

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
