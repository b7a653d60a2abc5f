import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { clientSource } from '#app/console/client_source'
import { consoleOperations } from '#app/console/register'

test.group('console: client', () => {
  test("its types are those of the routes' declarations: node ace console:client", async ({ assert }) => {
    const kept = readFileSync(new URL('../../../console/src/api/schema.d.ts', import.meta.url), 'utf8')
    assert.isTrue(kept === (await clientSource()), 'run `node ace console:client` and commit what it writes')
  }).timeout(30_000)

  test('every route for members or admins names its workspace, and whatever changes something is for admins', ({
    assert,
  }) => {
    for (const { id, path, method, access } of consoleOperations()) {
      const named = path.includes('/:workspace')
      if (access !== 'operator') assert.equal(named, access === 'member' || access === 'admin', id)
      // Every user changes what is theirs alone.
      const changers = path.startsWith('/account') ? ['user'] : ['admin', 'operator', 'public']
      if (method !== 'GET') assert.include(changers, access, id)
      if (access === 'public') assert.match(path, /^\/(session|invitations\/(open|accept))$/)
    }
  })
})
