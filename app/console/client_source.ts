import { openApiDocument } from '#app/openapi/document'
import { API_VERSION } from '#app/openapi/service_document'
import { operations } from '#app/shared/http/register'
import type { JsonSchema } from '#app/shared/schema/schema'
import env from '#start/env'
import { CONSOLE_API } from './operation.js'
import { consoleOperations } from './register.js'

/** What of the API the console calls, with a key that its user gives it. */
const CALLED = ['search', 'datasets.create', 'sets.create']

const HEAD = `/* Made from the declarations of the routes: node ace console:client. */\n\n`

/** The types of the console's client: its own routes, and those of the API that it calls. */
export async function clientSource(): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const own = consoleOperations().map((operation) => ({
    ...operation,
    path: CONSOLE_API + operation.path,
    tag: 'Console',
  }))
  const called = operations().filter(({ id }) => CALLED.includes(id))
  const document = openApiDocument([...own, ...called] as never, env.get('SERVICE_NAME'), API_VERSION)
  return HEAD + astToString(await openapiTS(JSON.stringify(answersAlone(document))))
}

/** The document without failures, which have one shape, and headers. */
function answersAlone({ openapi, info, paths }: JsonSchema): JsonSchema {
  const kept = Object.entries(paths as Record<string, Record<string, JsonSchema>>).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, { responses, ...operation }]) => [
        method,
        { ...operation, responses: successes(responses as Record<string, JsonSchema>) },
      ])
    ),
  ])
  return { openapi, info, paths: Object.fromEntries(kept) }
}

const successes = (responses: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { headers: _, ...response }]) => [status, response])
  )
