import { test } from '@japa/runner'
import { clientSource, clientDocument, declaredOperations } from '#app/console/client_source'
import { CONSOLE_API } from '#app/console/operation'
import { consoleOperations } from '#app/console/register'

test.group('console: client', () => {
  test('the generated types have every route of the console and the API routes it calls', async ({
    assert,
  }) => {
    assert.sameMembers(declaredOperations(), [...consoleOperations()])
    const source = await clientSource(clientDocument())
    const own = consoleOperations().map(({ path }) => CONSOLE_API + path)
    for (const path of [...own, '/v1/search', '/v1/datasets', '/v1/sets'])
      assert.include(source, `    "${path.replace(/:(\w+)/g, '{$1}')}": {`)
  }).timeout(30_000)

  test('routes for members and admins name their workspace, and only admins can make changes', ({
    assert,
  }) => {
    for (const { id, path, method, access } of consoleOperations()) {
      const named = path.includes('/:workspace')
      if (access !== 'operator') assert.equal(named, access === 'member' || access === 'admin', id)
      // Every user can change their own account, and read and deny what a client asks for.
      const changers = /^\/(?:account|authorization\/(?:read|deny)$)/.test(path)
        ? ['user']
        : ['admin', 'operator', 'public']
      // These read a query or a file, which may contain names, or record what a member exports.
      const isReading = /^console\.(?:people\.(?:parse|export|evidence)|datasets\.(?:sheet|export))$/.test(id)
      if (method !== 'GET' && !isReading) assert.include(changers, access, id)
      if (access === 'public')
        assert.match(path, /^\/(session(\/oidc(\/finish|\/code)?)?|invitations\/(open|accept))$/)
    }
  })
})
