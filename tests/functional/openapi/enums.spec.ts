import { test } from '@japa/runner'
import RECORDED from '../../../app/openapi/recorded_examples.json' with { type: 'json' }
import { expand } from '#app/openapi/expand'
import { serviceDocument } from '#app/openapi/service_document'
import { makeKey } from '#tests/functional/support/keys'

const WRONG = 'no-such-value'
const examples = RECORDED.operations as Record<string, { body?: object }>

type Place = { path: (string | number)[]; values: string[] }

/** Returns every enumeration of texts in a schema of a request, and its path. */
function enumsIn(schema: any, path: (string | number)[] = []): Place[] {
  const variants = (schema.anyOf ?? []).filter((one: any) => one.properties)
  const own = Array.isArray(schema.enum) ? schema.enum.filter((value: unknown) => value !== null) : []
  return [
    ...(own.length > 0 ? [{ path, values: own }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => enumsIn(inner, [...path, key])),
    ...(schema.items ? enumsIn(schema.items, [...path, 0]) : []),
    ...variants.flatMap((one: any) => enumsIn(one, path)),
  ]
}

/** Returns a copy of a body with the wrong value at a path. */
function spoiled(body: any, [key, ...rest]: (string | number)[]): any {
  if (key === undefined) return WRONG
  if (typeof key === 'number') return [spoiled(Array.isArray(body) ? body[0] : undefined, rest)]
  const members = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  return { ...members, [key]: spoiled(members[key], rest) }
}

/** Members without which the value at a path is not read. */
const needed = ([key]: (string | number)[]): object =>
  key === 'stage_seed'
    ? { output_contract: 'stage_aligned_lookalikes_v1', sources: ['public_web'], memory: 'none' }
    : {}

test.group('a wrong value of an enumeration', (group) => {
  const document = serviceDocument() as any
  let secret: string
  group.setup(async () => {
    secret = (await makeKey({ rateOverride: 100_000 })).secret
  })

  for (const [path, methods] of Object.entries<any>(document.paths))
    for (const [method, operation] of Object.entries<any>(methods)) {
      const body = operation.requestBody?.content['application/json'].schema
      const inBody = body ? enumsIn(expand(body, document)) : []
      const inQuery = (operation.parameters ?? [])
        .map((one: any) => expand(one, document))
        .filter((one: any) => one.in === 'query' && one.schema.enum)
      for (const { path: place, values } of inBody)
        test(`${method.toUpperCase()} ${path}: ${place.join('.')} lists the valid ones`, async ({
          client,
          assert,
        }) => {
          const response = await client
            .request(path.replace(/\{\w+\}/g, 'none'), method.toUpperCase())
            .bearerToken(secret)
            .json({ ...needed(place), ...spoiled(examples[operation.operationId]?.body, place) })
          response.assertStatus(422)
          const messages = response.body().error.details.fieldErrors[place.join('.')]
          assert.isArray(messages, JSON.stringify(response.body().error))
          for (const value of values) assert.include(messages.join(' '), value)
        })
      for (const { name, schema } of inQuery)
        test(`${method.toUpperCase()} ${path}: ?${name} lists the valid ones`, async ({ client, assert }) => {
          const response = await client
            .request(path.replace(/\{\w+\}/g, 'none'), method.toUpperCase())
            .bearerToken(secret)
            .qs({ [name]: WRONG })
          response.assertStatus(422)
          for (const value of schema.enum) assert.include(response.body().error.message, value)
        })
    }
})
