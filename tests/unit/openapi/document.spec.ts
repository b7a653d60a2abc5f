import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import { openApiDocument } from '#app/openapi/document'
import { expand } from '#app/openapi/expand'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'

const make = defineOperation({
  id: 'things.make',
  method: 'POST',
  path: '/v1/things/:thing_id/parts/:id',
  summary: 'Make a part',
  description: 'Makes one.',
  tag: 'Things',
  scope: 'batch:write',
  params: s.object({ thing_id: s.string({ max: 9 }), id: s.string() }),
  query: s.object({ limit: s.integer({ min: 1 }).default(10).optional(), kind: s.enum(['a', 'b']) }),
  body: s.object({ name: s.string().provisional('It has a name.'), size: s.number().nullable().optional() }),
  success: { 201: s.object({ id: s.string() }), 202: s.object({ run: s.string() }) },
  meta: { warnings: s.array(s.string()).optional() },
  errors: ['idempotency_conflict', 'insufficient_credits', 'search_failed', 'search_timeout'],
  provisional: 'Nobody says how.',
  deprecated: true,
})
const read = defineOperation({
  id: 'things.read',
  method: 'GET',
  path: '/v1/things/:thing_id/parts/:id',
  summary: 'Read a part',
  tag: 'Things',
  scope: 'account:read',
  params: make.params,
  success: { 200: s.object({}) },
})
const list = { ...read, id: 'others.list', path: '/v1/others', tag: 'Others', params: undefined }

const document = openApiDocument([make, read, list], { info: { title: 'acme', version: '1.2.3' } }) as any
const path = expand(document.paths['/v1/things/{thing_id}/parts/{id}'], document)
const schemaOf = (response: any) => response.content['application/json'].schema
const codesOf = (response: any) => response.description.split(', ')

test.group('OpenAPI: document of sample operations', () => {
  test('[VE-005] is valid OpenAPI 3.1', async ({ assert }) => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(document))
    assert.isTrue(result.valid, JSON.stringify(result.errors))
    assert.equal(validator.version, '3.1')
    assert.include(document.info, { title: 'acme', version: '1.2.3' })
  })

  test('[VE-005] paths contain every method in OpenAPI format; each tag appears once', ({ assert }) => {
    assert.deepEqual(Object.keys(document.paths), ['/v1/things/{thing_id}/parts/{id}', '/v1/others'])
    assert.deepEqual(Object.keys(path), ['post', 'get'])
    assert.deepEqual(document.tags, [{ name: 'Things' }, { name: 'Others' }])
  })

  test('contains exactly what a route declares', ({ assert }) => {
    assert.include(path.post, {
      operationId: 'things.make',
      summary: 'Make a part',
      description: 'Makes one.',
      'x-scope': 'batch:write',
      'x-provisional': 'Nobody says how.',
      deprecated: true,
    })
    assert.sameMembers(Object.keys(path.get), [
      'operationId',
      'summary',
      'tags',
      'x-scope',
      'parameters',
      'responses',
    ])
  })

  test('[VE-005] path parameters are always required, query parameters if declared', ({ assert }) => {
    assert.deepEqual(
      path.post.parameters.map((one: any) => [one.in, one.name, one.required ?? false]),
      [
        ['path', 'thing_id', true],
        ['path', 'id', true],
        ['query', 'limit', false],
        ['query', 'kind', true],
        ['header', 'Idempotency-Key', false],
      ]
    )
    assert.equal(path.post.parameters[0].schema.maxLength, 9)
    assert.include(path.post.parameters[2].schema, { type: 'integer', minimum: 1, default: 10 })
    assert.deepEqual(path.post.parameters[3].schema.enum, ['a', 'b'])
  })

  test('the body is required and closed, and distinguishes null from optional', ({ assert }) => {
    assert.isTrue(path.post.requestBody.required)
    const schema = schemaOf(path.post.requestBody)
    assert.isFalse(schema.additionalProperties)
    assert.deepEqual(schema.required, ['name'])
    assert.deepEqual(schema.properties.size.type, ['number', 'null'])
    assert.equal(schema.properties.name['x-provisional'], 'It has a name.')
  })

  test('[VE-002 ENV-001 ENV-003] each success has its status and a closed schema of data and meta', ({
    assert,
  }) => {
    for (const [status, name] of [
      ['201', 'id'],
      ['202', 'run'],
    ]) {
      const schema = schemaOf(path.post.responses[status])
      assert.isFalse(schema.additionalProperties)
      assert.deepEqual(schema.required, ['data', 'meta'])
      assert.deepEqual(Object.keys(schema.properties.data.properties), [name])
      assert.deepEqual(Object.keys(schema.properties.meta.properties), ['request_id', 'warnings'])
      assert.deepEqual(schema.properties.meta.required, ['request_id'])
    }
    assert.notProperty(path.post.responses, '200')
  })

  test('[ER-003 OP-004] each error is listed under its status, with the codes of the route', ({ assert }) => {
    const { responses } = path.post
    assert.sameMembers(Object.keys(responses), [
      '201',
      '202',
      '401',
      '402',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    assert.sameMembers(codesOf(responses[402]), ['paid_plan_required', 'insufficient_credits'])
    assert.deepEqual(codesOf(responses[409]), ['idempotency_conflict'])
    assert.sameMembers(codesOf(responses[503]), ['search_failed', 'search_timeout'])
    for (const status of [413, 415, 422]) assert.deepEqual(codesOf(responses[status]), ['validation_failed'])
    assert.equal(responses[503].description, 'search_failed, search_timeout')
  })

  test('only a route with input has validation_failed', ({ assert }) => {
    assert.deepEqual(codesOf(path.get.responses[422]), ['validation_failed'])
    assert.notProperty(path.get.responses, '413')
    assert.sameMembers(Object.keys(document.paths['/v1/others'].get.responses), [
      '200',
      '401',
      '402',
      '403',
      '404',
      '429',
      '500',
    ])
  })

  test('building a document changes no declaration', ({ assert }) => {
    const before = JSON.stringify(make.body!.json)
    openApiDocument([make], { info: { title: 'acme', version: '1' } })
    assert.equal(JSON.stringify(make.body!.json), before)
  })
})
