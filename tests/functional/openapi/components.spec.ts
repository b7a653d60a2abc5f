import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { ERROR_CODES } from '#domain/errors'
import { RUN_STATUSES } from '#domain/runs/status'
import { BUILT_IN_COLUMNS } from '#domain/datasets/columns'
import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { EVERY_SCOPE_NAME } from '#domain/access/scopes'
import { expand } from '#app/openapi/expand'
import { serviceDocument } from '#app/openapi/service_document'
import { publicUrl } from '#start/env'

const MAX_BYTES = 250_000
/** Names of published components. Clients are generated from them, so names are only added. */
const NAMES = new URL('component_names.txt', import.meta.url)

const document = serviceDocument() as any
const schemas: Record<string, any> = document.components.schemas
const operations: any[] = Object.values<any>(document.paths).flatMap((path) => Object.values<any>(path))

/** Calls `visit` with every schema object inside a part of the document, and where it is. */
function walk(node: any, where: string, visit: (schema: any, where: string) => void): void {
  if (typeof node !== 'object' || node === null) return
  visit(node, where)
  for (const [key, inner] of Object.entries(node))
    if (!['example', 'examples', 'x-output-contracts'].includes(key)) walk(inner, `${where}/${key}`, visit)
}

test.group('OpenAPI components', () => {
  test('every object is a named component', ({ assert }) => {
    const inline: string[] = []
    walk(document, '', (schema, where) => {
      if (schema.type === 'object' && schema.properties && !/^\/components\/schemas\/\w+$/.test(where))
        inline.push(where)
    })
    assert.deepEqual(inline, [])
    assert.isAbove(Object.keys(schemas).length, 200)
  })

  test('no two components are equal', ({ assert }) => {
    const names = new Map<string, string>()
    const equal: string[][] = []
    for (const [name, { description: _, 'x-provisional': __, ...schema }] of Object.entries(schemas)) {
      const content = JSON.stringify(schema)
      const other = names.get(content)
      if (other) equal.push([other, name])
      names.set(content, name)
    }
    assert.deepEqual(equal, [])
  })

  test('every reference leads to a component, and every component is referred to', ({ assert }) => {
    const used = new Set<string>()
    walk(document, '', ({ $ref }) => {
      if (typeof $ref === 'string') used.add($ref)
    })
    const known = Object.entries<object>(document.components).flatMap(([kind, of]) =>
      kind === 'securitySchemes' || kind === 'examples'
        ? []
        : Object.keys(of).map((name) => `#/components/${kind}/${name}`)
    )
    assert.sameMembers([...used], known)
  })

  test('the names of components stay: component_names.txt lists them', ({ assert }) => {
    const published = readFileSync(NAMES, 'utf8').trim().split('\n')
    assert.includeMembers(Object.keys(schemas), published)
    assert.sameMembers(published, Object.keys(schemas), 'add the new names to component_names.txt')
  })

  test('column keys, statuses, events and error codes are enumerations', ({ assert }) => {
    const keys = schemas.ColumnKey.anyOf
    assert.sameMembers(keys[0].enum, [...new Set(Object.values(BUILT_IN_COLUMNS).flat())])
    assert.isTrue(new RegExp(keys[1].pattern).test('custom.has_blog'))
    assert.isFalse(new RegExp(keys[1].pattern).test('custom.Has-Blog'))
    assert.equal(schemas.DatasetColumn.properties.key.$ref, '#/components/schemas/ColumnKey')
    assert.sameMembers(schemas.RunStatus.enum, [...RUN_STATUSES])
    assert.sameMembers(schemas.ErrorCode.enum, Object.keys(ERROR_CODES))
    assert.sameMembers(Object.keys(document.components.securitySchemes.bearer['x-scopes']), EVERY_SCOPE_NAME)
    assert.sameMembers(schemas.WebhookEvent.enum, WEBHOOK_EVENT_NAMES)
    for (const { security, 'x-scope': scope } of operations) {
      assert.include(EVERY_SCOPE_NAME, scope)
      assert.isUndefined(security)
    }
  })

  test('every status member is a component', ({ assert }) => {
    for (const [name, { properties = {} }] of Object.entries(schemas))
      if (properties.status && properties.status.enum?.length !== 1)
        assert.match(JSON.stringify(properties.status), /\$ref|"enum"/, name)
  })

  test('every webhook event has a request with its schema', ({ assert }) => {
    assert.sameMembers(Object.keys(document.webhooks), WEBHOOK_EVENT_NAMES)
    for (const [type, { post }] of Object.entries<any>(expand(document.webhooks, document))) {
      const { schema } = post.requestBody.content['application/json']
      assert.equal(schema.properties.type.const, type)
      assert.sameMembers(schema.required, ['type', 'timestamp', 'data'])
      assert.deepEqual(
        post.parameters.map(({ name }: any) => name),
        ['webhook-id', 'webhook-timestamp', 'webhook-signature']
      )
    }
  })

  test('has a server, a licence, a contact, and tags with descriptions', ({ assert }) => {
    assert.equal(document.servers[0].url, publicUrl(''))
    assert.isString(document.info.license.identifier)
    assert.equal(document.info.contact.url, publicUrl('/'))
    for (const { name, description } of document.tags) assert.isString(description, name)
    assert.sameMembers(
      document.tags.map(({ name }: any) => name),
      [...new Set(operations.flatMap(({ tags }) => tags))]
    )
  })

  test('every operation shows a response, and its request if it takes one', ({ assert }) => {
    for (const { operationId, requestBody, responses } of operations) {
      const shown = Object.values<any>(responses).flatMap(({ content = {} }) =>
        Object.values<any>(content).filter(({ example, examples }) => example !== undefined || examples)
      )
      assert.lengthOf(shown, 1, operationId)
      if (requestBody) assert.exists(requestBody.content['application/json'].example, operationId)
    }
  })

  test('every webhook and every shared id, limit and cursor shows a value', ({ assert }) => {
    for (const [type, { post }] of Object.entries<any>(document.webhooks))
      assert.equal(post.requestBody.content['application/json'].example.type, type)
    for (const name of ['Id', 'Limit', 'JobsLimit', 'Cursor'])
      assert.exists(document.components.parameters[name].example, name)
  })

  test('operations beyond the interface are marked as additions', ({ assert }) => {
    const added = operations.filter((operation) => operation['x-addition'])
    assert.sameMembers(
      added.map(({ operationId }) => operationId),
      [
        'agent.runs.list',
        'autocomplete',
        'datasets.diff',
        'datasets.list',
        'datasets.proof',
        'exclusions.create',
        'exclusions.delete',
        'exclusions.list',
        'people.batch.list',
        'people.similar',
        'privacy.create',
        'privacy.list',
        'privacy.read',
        'reconcile.links',
        'webhooks.change',
        'webhooks.deliveries.list',
        'webhooks.deliveries.redeliver',
        'webhooks.redeliver',
        'webhooks.secret',
      ]
    )
  })

  test('the document is smaller than 250 kB', ({ assert }) => {
    assert.isBelow(Buffer.byteLength(JSON.stringify(document)), MAX_BYTES)
  })
})
