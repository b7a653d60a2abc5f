/** Validates every response of the functional tests against the OpenAPI document. */
import { ApiClient, type ApiResponse } from '@japa/api-client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { operations } from '#app/shared/http/registered'
import { answerHeaders } from '#app/openapi/answer_headers'
import { serviceDocument } from '#app/openapi/service_document'
import type { JsonSchema } from '#app/shared/schema/schema'

let ajv: Ajv2020 | undefined
let document: JsonSchema | undefined

const described = (): JsonSchema => (document ??= serviceDocument())

/** Returns a response, or the component to which it refers. */
const resolved = ({ $ref, ...response }: any) =>
  $ref ? (described().components as any).responses[$ref.split('/').at(-1)] : response

/** Fails a test if it gets a response that the document does not describe. */
export function checkEveryAnswer(): void {
  ApiClient.clearTeardownHooks()
  ApiClient.teardown((response) => assertDescribed(response))
}

/** Throws if the document does not describe the status, headers, type and body of a response. */
function assertDescribed(response: ApiResponse): void {
  const { method, url } = {
    method: response.request.request.method,
    url: new URL(response.request.request.url),
  }
  const operation = operations().find((o) => o.method === method && matches(o.path, url.pathname))
  if (!operation) return
  const where = `${method} ${operation.path} ${response.status()}`
  if (response.status() === 200 && operation.media?.includes(response.type() ?? '')) return
  if (!response.type()?.startsWith('application/json'))
    throw new Error(`${where}: content type ${response.type()}`)
  for (const name of Object.keys(answerHeaders(response.status()).headers ?? {}))
    if (!/^\d+$/.test(response.header(name.toLowerCase()) ?? ''))
      throw new Error(`${where}: no header ${name}`)
  const path = operation.path.replace(/:(\w+)/g, '{$1}')
  const declared = (described().paths as any)[path][method.toLowerCase()].responses[response.status()]
  if (!declared) throw new Error(`${where}: the OpenAPI document has no such answer`)
  const { content, description } = resolved(declared)
  const validate = validator().getSchema(`service${content['application/json'].schema.$ref}`)
  if (!validate) throw new Error(`${where}: the OpenAPI document has no such schema`)
  const { error } = response.body()
  if (error && !description.split(', ').includes(error.code))
    throw new Error(`${where}: undeclared code ${error.code}`)
  if (!validate(response.body()))
    throw new Error(`${where}: ${ajv!.errorsText(validate.errors)}\n${JSON.stringify(response.body())}`)
}

function validator(): Ajv2020 {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true })
    formats.default(ajv)
    ajv.addSchema({ ...described(), $id: 'service' })
  }
  return ajv
}

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path)
