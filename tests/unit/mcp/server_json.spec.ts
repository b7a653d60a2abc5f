import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from '@japa/runner'
import { VERSION } from '#app/mcp/version'

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
const input = { description: text(300), isRequired: { type: 'boolean' }, isSecret: { type: 'boolean' } }
const open = (properties: object, required: string[]) => ({ type: 'object', properties, required })

/** What the registry's format of 2025-12-11 requires of a remote server. */
const FORMAT = open(
  {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json' },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    ...{ title: text(100), description: text(100), version: text(255) },
    remotes: {
      type: 'array',
      minItems: 1,
      items: open(
        {
          type: { const: 'streamable-http' },
          url: { type: 'string', pattern: '^https?://[^\\s]+$' },
          variables: { type: 'object', additionalProperties: open(input, []) },
          headers: { type: 'array', items: open({ name: text(100), ...input }, ['name']) },
        },
        ['type', 'url']
      ),
    },
  },
  ['$schema', 'name', 'description', 'version', 'remotes']
)

test.group('MCP: server.json', () => {
  const server = JSON.parse(readFileSync(new URL('../../../deploy/server.json', import.meta.url), 'utf8'))

  test('has the format of the registry and the version of the server', ({ assert }) => {
    const ajv = new Ajv2020({ allErrors: true })
    assert.isTrue(ajv.validate(FORMAT, server), ajv.errorsText())
    assert.equal(server.version, VERSION)
  })

  test('describes every variable of its URL', ({ assert }) => {
    for (const { url, variables } of server.remotes)
      assert.sameMembers(
        [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        Object.keys(variables)
      )
  })
})
