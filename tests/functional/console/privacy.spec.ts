import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { operator } from './support/visitor.js'

test.group('console: privacy', () => {
  test('an operator sees what is held about a person and requests the erasure', async ({ assert }) => {
    await givePeople([
      { id: 'p1', name: 'Ada Byron', company: 'Engines', emails: ['ada@byron.example'] },
      { id: 'p2', name: 'Ada Byron', company: 'Engines', emails: ['other@byron.example'] },
    ] as never)
    const one = await operator((await makeKey()).workspace.id)
    const person = { email: 'ada@byron.example' }
    const { data } = (await one.post('/privacy/preview', { person })).body
    assert.equal(data.person.name, 'Ada Byron')
    assert.isAbove(data.held.length, 0)
    assert.equal((await one.post('/privacy/preview', { person: {} })).status, 422)

    const { body } = await one.post('/privacy/requests', { person })
    const request = (await one.get(`/privacy/requests/${body.data.request}`)).body.data
    assert.equal(request.id, body.data.request)
    const list = (await one.get('/privacy/requests')).body.data
    assert.include(
      list.items.map(({ id }: { id: string }) => id),
      request.id
    )
    assert.equal((await one.get('/privacy/requests/none')).status, 404)
    assert.properties((await one.get('/privacy/suppressions')).body.data, ['suppressed', 'do_not_contact'])
  })
})
