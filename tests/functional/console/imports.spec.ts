import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { operator, signedIn, type Visitor } from './support/visitor.js'

const CSV =
  'Full Name,Job,E-Mail\nAda Byron,Pilot,ada@byron.example\n,Nobody,\nGrace Hopper,Admiral,not an address\n'

async function upload(visitor: Visitor, text: string, name = 'crew list.csv') {
  const response = await fetch(
    `http://${process.env.HOST}:${process.env.PORT}/console/api/imports/files?name=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      body: text,
      headers: {
        cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        'x-csrf-token': visitor.csrfToken,
        'content-type': 'application/octet-stream',
      },
    }
  )
  return { status: response.status, body: (await response.json()) as any }
}

async function ended(visitor: Visitor, id: string) {
  for (let i = 0; i < 200; i++) {
    const { body } = await visitor.get(`/imports/${id}`)
    if (!['running', 'undoing'].includes(body.data.import.state)) return body.data
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the import did not end')
}

/** Waits until an upload is gone, which happens right after its import has ended. */
async function removed(one: Visitor, file: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await one.post('/imports/preview', { file, kind: 'people' })).status === 404) return
    await sleep(20)
  }
  throw new Error('the upload is still there')
}

test.group('console: imports', () => {
  test('an operator uploads, previews, imports and undoes a file', async ({ assert }) => {
    const { workspace } = await makeKey()
    const one = await operator(workspace.id)
    const { body: uploaded } = await upload(one, CSV)
    const { file, name } = uploaded.data
    assert.equal(name, 'crew list.csv')

    const suggested = (await one.post('/imports/preview', { file, kind: 'people' })).body.data
    assert.deepEqual(
      suggested.columns.map(({ header, field }: any) => [header, field]),
      [
        ['Full Name', 'name'],
        ['Job', null],
        ['E-Mail', 'emails'],
      ]
    )
    // Also of a column that no field takes.
    assert.deepEqual(suggested.columns[1].examples, ['Pilot', 'Nobody', 'Admiral'])
    const columns = { 'Full Name': 'name', Job: 'title', 'E-Mail': 'emails' }
    const preview = (await one.post('/imports/preview', { file, kind: 'people', columns })).body.data
    assert.deepInclude(preview, { read: 3, written: 2, rejected: 1, whole: true })
    assert.deepInclude(preview.samples[0], { name: 'Ada Byron', title: 'Pilot' })
    assert.equal(preview.rejects[0].line, 3)
    assert.deepEqual(preview.rejects[0].row, { title: 'Nobody' })
    assert.equal(preview.dropped_by_field.emails, 1)

    const wrong = { file, kind: 'people', columns: { ...columns, Job: 'name' } }
    assert.equal((await one.post('/imports/preview', wrong)).status, 422)
    assert.equal((await one.post('/imports', { file, kind: 'people', columns: { Job: 'none' } })).status, 422)

    const { body: started } = await one.post('/imports', { file, kind: 'people', columns, source: 'crew' })
    const done = await ended(one, started.data.import)
    assert.deepInclude(done.import, {
      state: 'finished',
      file: 'crew list.csv',
      added: 2,
      started_by: one.email,
    })
    assert.equal(done.report.rejected, 1)
    assert.deepEqual(done.report.rejects[0].row, { title: 'Nobody' })
    assert.lengthOf(done.people, 2)
    await removed(one, file)
    const { sources } = (await one.get('/sources')).body.data
    assert.equal(sources.find(({ source }: any) => source === 'crew').person_records, 2)

    const path = `/imports/${started.data.import}/undo`
    assert.deepEqual((await one.get(path)).body.data, { removed: 2, restored: 0, kept: 0 })
    assert.equal((await one.post(path, {})).status, 200)
  })

  test('shows whether an import can be undone, which ends with its history', async ({ assert }) => {
    const { workspace } = await makeKey()
    const one = await operator(workspace.id)
    const { file } = (await upload(one, 'Full Name,E-Mail\nMay Undo,may@undo.example\n')).body.data
    const columns = { 'Full Name': 'name', 'E-Mail': 'emails' }
    const started = await one.post('/imports', { file, kind: 'people', columns })
    const id = started.body.data.import
    assert.isTrue((await ended(one, id)).import.may_undo)
    await db.from('imports').where('id', id).update({ history_deleted: 1 })
    const { body } = await one.get(`/imports/${id}`)
    assert.isFalse(body.data.import.may_undo)
    const listed = (await one.get('/imports')).body.data.imports.find((entry: any) => entry.id === id)
    assert.isFalse(listed.may_undo)
  })

  test('one upload is imported once, also if it is started twice at a time', async ({ assert }) => {
    const { workspace } = await makeKey()
    const one = await operator(workspace.id)
    const { file } = (await upload(one, CSV)).body.data
    const columns = { 'Full Name': 'name' }
    const given = { file, kind: 'people', columns, source: 'crew twice' }
    const starts = await Promise.all([one.post('/imports', given), one.post('/imports', given)])
    const started = starts.filter(({ status }) => status < 300)
    assert.lengthOf(started, 1)
    assert.include([404, 422], starts.find(({ status }) => status >= 300)!.status)
    assert.deepInclude((await ended(one, started[0].body.data.import)).import, {
      state: 'finished',
      added: 2,
    })
    await removed(one, file)
    assert.equal((await one.post('/imports', given)).status, 404)
  })

  test('refuses unreadable files, unknown uploads and forged requests', async ({ assert }) => {
    const { workspace } = await makeKey()
    const one = await operator(workspace.id)
    const { body } = await upload(one, '\u0000\u0001', 'a.bin')
    const { status, body: refused } = await one.post('/imports/preview', {
      file: body.data.file,
      kind: 'people',
    })
    assert.equal(status, 422)
    assert.notInclude(refused.error.message, '/uploads/')
    assert.equal((await one.post('/imports/preview', { file: '../../x', kind: 'people' })).status, 404)
    assert.equal((await upload(await signedIn(workspace.id), CSV)).status, 404)
    one.csrfToken = 'wrong'
    assert.equal((await upload(one, CSV)).status, 403)
  })
})
