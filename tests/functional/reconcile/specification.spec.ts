import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { customer } from '#tests/functional/datasets/fixture'
import { ask, giveEntities, linksOf, postForm, postJson } from './fixture.js'
import { OWN_SCHEMAS } from './own_schemas.js'

/**
 * A checkout of github.com/reconciliation-api/specs, whose JSON schemas its test bench uses. Without
 * it, the checks are our own.
 */
const SPECS = process.env.TEST_RECONCILIATION_SPECS

/** The schemas of one version, as the test bench loads them. */
function schemasOf(version: string) {
  const ajv = new Ajv({ allErrors: true, strict: false })
  formats.default(ajv)
  // The manifest refers to OpenAPI for `authentication`, which kith does not use.
  ajv.addSchema(
    { definitions: { securityDefinitions: { additionalProperties: {} } } },
    'http://swagger.io/v2/schema.json'
  )
  if (!SPECS) return ownCheck(ajv, version)
  const folder = join(SPECS, version, 'schemas')
  for (const file of readdirSync(folder)) {
    const { $schema: _, ...schema } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    if (file !== 'openapi.json') ajv.addSchema(schema, file)
  }
  return (name: string, value: unknown): string => {
    const validate = ajv.getSchema(`${name}.json`)!
    return validate(value) ? '' : `${name}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`
  }
}

/** Checks responses. Our own schemas leave out requests. */
function ownCheck(ajv: Ajv, version: string) {
  return (name: string, value: unknown): string => {
    const schema = OWN_SCHEMAS[version][name]
    if (!schema || ajv.validate(schema, value)) return ''
    return `${name}: ${ajv.errorsText(ajv.errors)} in ${JSON.stringify(value)}`
  }
}

const QUERY = { ids: ['com_0', 'com_9'], properties: [{ id: 'founded_year' }, { id: 'domain' }] }
const BATCH = {
  q0: {
    query: 'Ingrid Solheim',
    type: 'person',
    limit: 3,
    properties: [{ pid: 'company', v: 'Tarnlight Labs' }],
  },
  q1: { query: 'nobody' },
}
const CONDITIONS = {
  queries: [
    { type: 'company', limit: 3, conditions: [{ matchType: 'name', propertyValue: 'Tarnlight Labs' }] },
    {
      conditions: [
        { matchType: 'name', propertyValue: 'Ingrid Solheim' },
        {
          ...{ matchType: 'property', propertyId: 'company', propertyValue: ['Tarnlight Labs', 'Tarnlight'] },
          ...{ required: false, matchQuantifier: 'any' },
        },
      ],
    },
  ],
}

/** Responses that neither version allows. */
const BROKEN = {
  manifest: { versions: ['0.2', '1.0-draft'] },
  'reconciliation-result-batch': { q0: { result: [{ id: 'per_1' }] } },
  'suggest-entities-response': { result: [{ id: 'per_1' }] },
  'data-extension-property-proposal': {},
  'data-extension-response': { meta: [{ id: 'title' }], rows: [] },
}

test.group("reconciliation: the specification's schemas", (group) => {
  group.each.setup(() => giveEntities())

  for (const version of ['0.2', '1.0-draft'])
    test(`responses of ${version} satisfy them`, async ({ client, assert }) => {
      const check = schemasOf(version)
      const { link, draft } = await linksOf(client, (await customer()).secret)
      const base = version === '0.2' ? link : draft
      const valid = (name: string, value: unknown) => assert.equal(check(name, value), '')
      valid('manifest', (await ask(base)).body)
      const isOlder = version === '0.2'
      valid('reconciliation-query-batch', isOlder ? BATCH : CONDITIONS)
      const matched = isOlder
        ? await postForm(base, 'queries', BATCH)
        : await postJson(`${base}/match`, CONDITIONS)
      valid('reconciliation-result-batch', matched.body)
      for (const [kind, name] of [
        ['entity', 'suggest-entities-response'],
        ['property', 'suggest-properties-response'],
        ['type', 'suggest-types-response'],
      ])
        for (const prefix of ['', 't', 'com_0', 'person'])
          valid(name, (await ask(`${base}/suggest/${kind}?prefix=${prefix}`)).body)
      valid('data-extension-property-proposal', (await ask(`${base}/extend/propose?type=person`)).body)
      valid('data-extension-query', QUERY)
      const extended = isOlder
        ? await postForm(base, 'extend', QUERY)
        : await postJson(`${base}/extend`, QUERY)
      valid('data-extension-response', extended.body)
      for (const [name, broken] of Object.entries(BROKEN)) assert.notEqual(check(name, broken), '', name)
    })
})
