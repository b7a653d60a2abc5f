import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { PeopleStore } from '#app/people/people_store'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { operator, signedIn, type Visitor } from './support/visitor.js'

/** The audit entries of the operator's first workspace, newest first. */
async function auditedBy(one: Visitor) {
  const [{ slug }] = (await one.get('/session')).body.data.workspaces
  return (await one.get(`/workspaces/${slug}/audit`)).body.data.items
}

test.group('console: privacy', () => {
  test('an operator sees what is held about a person and requests the erasure', async ({ assert }) => {
    await givePeople([
      { id: 'p1', name: 'Ada Byron', company: 'Engines', emails: ['ada@byron.example'] },
      { id: 'p2', name: 'Ada Byron', company: 'Engines', emails: ['other@byron.example'] },
    ] as never)
    const one = await operator((await makeKey()).workspace.id)
    const person = { email: 'ada@byron.example' }
    const { data } = (await one.post('/privacy/preview', { person })).body
    assert.equal(data.preview.person.name, 'Ada Byron')
    assert.isAbove(data.preview.held.length, 0)
    assert.isNull(data.suppressed)
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
    assert.equal(request.requested_by, one.email)
    assert.deepInclude(list.items, request)
    const [entry] = await auditedBy(one)
    assert.deepInclude(entry, { action: 'privacy.erase', email: one.email, subject: request.id })
    assert.notInclude(JSON.stringify(entry), 'byron')
  })

  test('an operator suppresses a person without erasing, and removes the entry again', async ({ assert }) => {
    await givePeople([
      { id: 'bela', name: 'Bela Loom', company: 'Loomworks', emails: ['bela@loom.example'] },
    ] as never)
    const one = await operator((await makeKey()).workspace.id)
    const people = await app.container.make(PeopleStore)
    const person = { email: 'bela@loom.example' }
    const suppressedNow = async () => (await one.post('/privacy/preview', { person })).body.data
    const personId = (await suppressedNow()).preview.person.person_id
    const added = await one.post('/privacy/suppressions', { person, scope: 'all' })
    assert.equal(added.status, 201)
    const { entry } = added.body.data
    assert.isNull(await people.get(personId))
    const { suppressed, preview } = await suppressedNow()
    assert.equal(suppressed, 'all')
    assert.isAbove(preview.held.length, 0, 'nothing is erased')

    const listed = (await one.get('/privacy/suppressions/entries?scope=all&limit=1')).body.data
    assert.equal(listed.items[0].id, entry)
    assert.notInclude(JSON.stringify(listed), 'bela')
    assert.equal((await one.delete(`/privacy/suppressions/entries/${entry}`)).status, 200)
    assert.equal((await one.delete(`/privacy/suppressions/entries/${entry}`)).status, 404)
    assert.isNull((await suppressedNow()).suppressed)
    assert.equal((await people.get(personId))?.name, 'Bela Loom')
  })

  test('the list says who added an entry and why, and a check finds it without storing the text', async ({
    assert,
  }) => {
    const one = await operator((await makeKey()).workspace.id)
    const person = { email: 'cora.reed@loom.example' }
    const check = async (text: string) => (await one.post('/privacy/suppressions/check', { text })).body.data
    assert.deepEqual(await check(person.email), { is_readable: true, scope: null, entries: [] })
    assert.deepEqual(await check('Cora Reed'), { is_readable: false, scope: null, entries: [] })
    const added = await one.post('/privacy/suppressions', { person, scope: 'contacts', reason: 'complaint' })
    const { entry } = added.body.data
    const found = await check('Cora.Reed@loom.example')
    assert.deepInclude(found, { is_readable: true, scope: 'contacts' })
    assert.lengthOf(found.entries, 1)
    assert.deepInclude(found.entries[0], { id: entry, added_by: one.email, reason: 'complaint' })
    const { items } = (await one.get('/privacy/suppressions/entries?limit=1')).body.data
    assert.deepEqual(items, found.entries)
    assert.equal((await check('cora@other.example')).scope, null)
    await one.post('/privacy/suppressions/entries', {
      lines: 'dan@loom.example',
      scope: 'all',
      reason: 'legal',
    })
    assert.deepInclude((await check('dan@loom.example')).entries[0], { reason: 'legal', scope: 'all' })
    assert.equal(
      (await one.post('/privacy/suppressions', { person, scope: 'all', reason: 'because of Cora' })).status,
      422
    )
    assert.equal((await one.delete(`/privacy/suppressions/entries/${entry}`)).status, 200)
    assert.equal((await check(person.email)).scope, null)
    const entries = await auditedBy(one)
    assert.deepEqual(
      entries.map(({ action, detail }: any) => [action, detail.reason ?? null]),
      [
        ['privacy.unsuppress', null],
        ['privacy.suppress', 'legal'],
        ['privacy.suppress', 'complaint'],
      ]
    )
    assert.notInclude(JSON.stringify(entries), 'loom.example')
    const sql = await app.container.make(Sql)
    const origins = await sql.select('SELECT * FROM suppression_origins WHERE entry_id = ?', [entry])
    assert.isEmpty(origins)
    const admin = await signedIn((await makeKey()).workspace.id, 'admin')
    assert.equal((await admin.post('/privacy/suppressions/check', { text: person.email })).status, 404)
  })

  test('a pasted list counts its lines, and only operators change the lists', async ({ assert }) => {
    const { workspace } = await makeKey()
    const one = await operator(workspace.id)
    const before = (await one.get('/privacy/suppressions')).body.data.do_not_contact
    const lines = 'e-mail\r\nada.weaver@loom.example\n\n+49 30 1234567\n'
    const { body } = await one.post('/privacy/suppressions/entries', { lines, scope: 'contacts' })
    assert.deepEqual(body.data, { read: 3, added: 2, skipped: 1, skipped_lines: [1] })
    assert.equal((await one.get('/privacy/suppressions')).body.data.do_not_contact, before + 2)
    const { items } = (await one.get('/privacy/suppressions/entries?scope=contacts')).body.data
    for (const { id } of items) await one.delete(`/privacy/suppressions/entries/${id}`)

    const admin = await signedIn(workspace.id, 'admin')
    const person = { email: 'ada.weaver@loom.example' }
    assert.equal((await admin.post('/privacy/suppressions', { person, scope: 'all' })).status, 404)
    assert.equal((await admin.get('/privacy/suppressions/entries')).status, 404)
    assert.equal((await one.post('/privacy/suppressions', { person: {}, scope: 'all' })).status, 422)
  })
})
