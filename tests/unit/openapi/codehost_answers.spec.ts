/**
 * Responses of the code-host search are in beta: fields may be added, but existing ones never
 * change. codehost_answers.json lists them; KEEP_ANSWERS=1 adds new ones.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { openApiDocument } from '#app/openapi/document'
import { expand } from '#app/openapi/expand'
import { codehostPeopleSearchOperation, codehostSearchOperation } from '#app/codehost/operations'
import type { JsonSchema } from '#app/shared/schema/schema'
import { changesOf } from './additions_only.js'

const KEPT = new URL('codehost_answers.json', import.meta.url)
const document = openApiDocument([codehostSearchOperation, codehostPeopleSearchOperation], { info: {} })
const paths = expand(document.paths as Record<string, any>, document)
const now: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(paths).map(([path, { post }]) => [
    path,
    post.responses[200].content['application/json'].schema,
  ])
)
const kept = (): Record<string, JsonSchema> => JSON.parse(readFileSync(KEPT, 'utf8'))

test.group('OpenAPI: responses of the code-host search', () => {
  test('[VE-003] every earlier field is still present with the same type', ({ assert }) => {
    for (const [path, before] of Object.entries(kept()))
      assert.deepEqual(changesOf(before, now[path] ?? {}), [], path)
    if (process.env.KEEP_ANSWERS) writeFileSync(KEPT, `${JSON.stringify(now, null, 2)}\n`)
  })

  test('[VE-003] an added field is recorded', ({ assert }) => {
    for (const [path, schema] of Object.entries(now))
      assert.deepEqual(changesOf(schema, kept()[path] ?? {}), [], `${path}: KEEP_ANSWERS=1 keeps it`)
  })

  const change = (edit: (account: any, schema: any) => void) => {
    const schema = structuredClone(now['/v1/codehost/search']) as any
    edit(schema.properties.data.properties.results.items, schema)
    return changesOf(now['/v1/codehost/search'], schema)
  }
  const at = 'answer.data.results items'

  test('[VE-003] an additional field or a new description is not a breaking change', ({ assert }) => {
    const added = change((account) => {
      account.properties.pronouns = { type: 'string' }
      account.required.push('pronouns')
      account.properties.login.description = 'The name of the account.'
    })
    assert.deepEqual(added, [])
  })

  test('[VE-003] detects: {what}')
    .with([
      {
        what: 'a field renamed',
        edit: ({ properties }: any) => {
          properties.username = properties.login
          delete properties.login
        },
        found: [`${at}.login is gone`],
      },
      {
        what: 'a type changed',
        edit: ({ properties }: any) => (properties.repo_count.type = 'string'),
        found: [`${at}.repo_count: type was "integer"`],
      },
      {
        what: 'null where there was none',
        edit: ({ properties }: any) => (properties.hireable.type = ['boolean', 'null']),
        found: [`${at}.hireable: type was "boolean"`],
      },
      {
        what: 'a field that may be missing',
        edit: (account: any) => (account.required = account.required.filter((one: string) => one !== 'type')),
        found: [`${at}.type may be missing`],
      },
      {
        what: 'other values',
        edit: ({ properties }: any) => (properties.type.enum[0] = 'Person'),
        found: [`${at}.type: enum.0 was "User"`],
      },
      {
        what: 'a field of a nested object gone',
        edit: ({ properties }: any) => delete properties.activity.properties.top_repos.items.properties.repo,
        found: [`${at}.activity.top_repos items.repo is gone`],
      },
    ])
    .run(({ assert }, { edit, found }) => assert.includeMembers(change(edit), found))
})
