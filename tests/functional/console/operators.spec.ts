import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { addOperator, removeOperator } from '#app/access/operators'
import { consoleOperations } from '#app/console/register'
import { makeKey } from '#tests/functional/support/keys'
import { operator, signedIn, type Visitor } from './support/visitor.js'

const OF_THE_SERVICE = (slug: string): [what: string, (v: Visitor) => Promise<any>][] => [
  ['grant credits', (v) => v.post(`/workspaces/${slug}/credits`, { amount: 1 })],
  ['see the service', (v) => v.get('/service')],
  ['check the service', (v) => v.get('/service/checks')],
  ['retry failed jobs', (v) => v.post('/service/revive', {})],
  ['see the indexes', (v) => v.get('/indexes')],
  ['rebuild an index', (v) => v.post('/indexes/none/rebuild', {})],
  ['see what is archived', (v) => v.get('/codehost/coverage')],
  ['see the imports', (v) => v.get('/imports')],
  ['see an import', (v) => v.get('/imports/none')],
  ['upload a file', (v) => v.post('/imports/files', {})],
  ['preview an import', (v) => v.post('/imports/preview', {})],
  ['import a file', (v) => v.post('/imports', {})],
  ['stop an import', (v) => v.post('/imports/none/stop', {})],
  ['preview an undo', (v) => v.get('/imports/none/undo')],
  ['undo an import', (v) => v.post('/imports/none/undo', {})],
  ['see the sources', (v) => v.get('/sources')],
  ['delete a source', (v) => v.post('/sources/delete', {})],
  ['see what is held', (v) => v.post('/privacy/preview', {})],
  ['erase a person', (v) => v.post('/privacy/requests', {})],
  ['see the erasures', (v) => v.get('/privacy/requests')],
  ['see an erasure', (v) => v.get('/privacy/requests/none')],
  ['see the suppressions', (v) => v.get('/privacy/suppressions')],
  ['list the suppressions', (v) => v.get('/privacy/suppressions/entries')],
  ['suppress a person', (v) => v.post('/privacy/suppressions', {})],
  ['suppress a list', (v) => v.post('/privacy/suppressions/entries', {})],
  ['check a suppression', (v) => v.post('/privacy/suppressions/check', {})],
  ['remove a suppression', (v) => v.delete('/privacy/suppressions/entries/none')],
]

test.group('console: operators', () => {
  test('routes of the whole service return not_found to everybody but operators', async ({ assert }) => {
    const { workspace } = await makeKey()
    const known = consoleOperations().filter(({ access }) => access === 'operator')
    assert.lengthOf(OF_THE_SERVICE(workspace.slug), known.length, 'add what operators can do to this test')
    for (const visitor of [await signedIn(workspace.id), await signedIn(workspace.id, 'member')])
      for (const [what, ask] of OF_THE_SERVICE(workspace.slug)) {
        const { status, body } = await ask(visitor)
        assert.deepEqual([status, body.error.code], [404, 'not_found'], what)
      }
    const one = await operator(workspace.id)
    const statuses = []
    for (const [, ask] of OF_THE_SERVICE(workspace.slug)) statuses.push((await ask(one)).status)
    assert.deepEqual(statuses, [
      ...[201, 200, 200, 200, 200, 422, 200],
      ...[200, 404, 422, 422, 422, 422, 404, 404, 200, 422],
      ...[422, 422, 200, 404, 200],
      ...[200, 422, 422, 422, 404],
    ])
  })

  test('operators grant credits to every workspace, but open only their own workspace', async ({
    assert,
  }) => {
    const [mine, other] = [await makeKey(), await makeKey()]
    const one = await operator(mine.workspace.id)
    const path = `/workspaces/${other.workspace.slug}/credits`
    assert.equal((await one.post(path, { amount: 5 })).body.data.remaining, 5)
    assert.equal((await one.get(path)).status, 404)
    assert.equal((await one.post('/workspaces/none/credits', { amount: 5 })).status, 404)
    // An operator is not an admin of their workspace.
    const key = await one.post(`/workspaces/${mine.workspace.slug}/keys`, {
      name: 'k',
      scopes: ['account:read'],
    })
    assert.equal(key.body.error.code, 'admin_required')
  })

  test('commands add and remove operators, with effect on the next request', async ({ assert }) => {
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    const user = await signedIn(workspace.id)
    assert.isFalse((await user.get('/session')).body.data.user.is_operator)
    await addOperator(sql, user.email.toUpperCase())
    assert.isTrue((await user.get('/session')).body.data.user.is_operator)
    assert.equal((await user.get('/service')).status, 200)
    await removeOperator(sql, user.email)
    assert.equal((await user.get('/service')).status, 404)
    await assert.rejects(() => removeOperator(sql, user.email), /not an operator/)
    await assert.rejects(() => addOperator(sql, 'nobody@console.example'), /There is no user/)
  })

  test('an operator without a workspace remains a user', async ({ assert }) => {
    const { workspace } = await makeKey()
    const [owner, one] = [await signedIn(workspace.id), await operator(workspace.id)]
    assert.equal((await owner.delete(`/workspaces/${workspace.slug}/members/${one.userId}`)).status, 200)
    assert.equal((await one.get('/service')).status, 200)
    await removeOperator(await app.container.make(Sql), one.email)
    assert.equal((await one.get('/account')).status, 401)
  })
})
