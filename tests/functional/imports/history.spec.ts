import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { ImportHistory } from '#app/imports/import_history'
import { ImportLog } from '#app/imports/import_log'
import { ImportUndo } from '#app/imports/import_undo'
import { Imports } from '#app/imports/imports'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'
import { runCommand } from '../support/run_command.js'

const LONG_AGO = new Date(Date.now() - 366 * 86_400_000).toISOString()

test.group('history of imports', (group) => {
  let folder: string
  let source: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'history-'))
    source = `q${randomUUID().slice(0, 8)}`
    return () => rmSync(folder, { recursive: true })
  })
  const runFile = async (path: string) => {
    const imports = await app.container.make(Imports)
    return (await imports.run('people', [path], { startedBy: 'tester' })).entry!.id
  }
  const record = (title: string, id = '1') => ({ source, id, name: `Zoe ${source}`, title })
  const imported = async (...records: object[]) => {
    const path = join(folder, `${randomUUID()}.jsonl`)
    writeFileSync(path, records.map((one) => JSON.stringify(one)).join('\n'))
    return runFile(path)
  }
  const age = (...ids: string[]) =>
    db.from('imports').whereIn('id', ids).update({ ended_at: LONG_AGO, updated_at: LONG_AGO })
  /** Sweeps the whole history once. Returns the titles that are left, oldest first. */
  const left = async (id = '1') => {
    const history = new ImportHistory(
      await app.container.make(Sql),
      [await app.container.make(PeopleStore)],
      365
    )
    for (let i = 0; i < 20; i++) await history.sweep(new Date())
    const rows = await (await app.container.make(Sql)).select<{ body: string }>(
      'SELECT body FROM person_versions WHERE record_key = ? ORDER BY version_id',
      [recordKey(record('', id), '')]
    )
    return rows.map(({ body }) => JSON.parse(body).title)
  }
  const titleNow = async (id = '1') =>
    (await (await app.container.make(PeopleStore)).get(`per_${recordKey(record('', id), '')}`))?.title

  test('keeps every statement that an undo can restore, and deletes the others', async ({ assert }) => {
    const ids: string[] = []
    for (const title of ['first', 'second', 'third', 'fourth']) ids.push(await imported(record(title)))
    assert.deepEqual(await left(), ['first', 'second', 'third'])
    await age(ids[0], ids[1])
    assert.deepEqual(await left(), ['second', 'third'])
    const undo = await app.container.make(ImportUndo)
    for (const [id, title] of [
      [ids[3], 'third'],
      [ids[2], 'second'],
    ]) {
      await undo.finish((await undo.start(id, 'tester')).id)
      assert.equal(await titleNow(), title)
    }
    const fifth = await imported(record('fifth'))
    await age(fifth)
    assert.deepEqual(await left(), [])
    assert.equal(await titleNow(), 'fifth')
  })

  test('refuses to undo an import after the limit, and says what to do', async ({ assert }) => {
    const [old, recent] = [await imported(record('old')), await imported(record('new'), record('x', '2'))]
    await age(old)
    const { code, out, err } = await runCommand('imports:undo', [old, '--yes', '--json'])
    assert.equal(code, 1)
    assert.match(`${out}${err}`, /ended more than 365 days ago \(IMPORT_UNDO_DAYS\).*sources:delete/)
    assert.equal((await runCommand('imports:undo', [recent, '--yes', '--json'])).code, 0)
    assert.equal(await titleNow(), 'old')
  })

  test('an undo that was started in time continues after the limit', async ({ assert }) => {
    const [first, second] = [await imported(record('first')), await imported(record('second'))]
    const undo = await app.container.make(ImportUndo)
    const started = await undo.start(second, 'tester')
    await age(first, second)
    assert.deepEqual(await left(), ['first'])
    assert.include(await undo.finish(started.id), { state: 'finished' })
    assert.equal(await titleNow(), 'first')
  })

  test('an expired import is not continued, so that its undo cannot delete what it replaced', async ({
    assert,
  }) => {
    const first = await imported(record('first'))
    const path = join(folder, 'stopped.jsonl')
    writeFileSync(path, JSON.stringify(record('second')))
    const stop = (id: string) => db.from('imports').where({ id }).update({ state: 'stopped' })
    const second = await runFile(path)
    await stop(second)
    assert.equal(await runFile(path), second)
    await stop(second)
    await age(first, second)
    const third = await runFile(path)
    assert.notEqual(third, second)
    assert.deepEqual(await left(), [])
    const undo = await app.container.make(ImportUndo)
    await undo.finish((await undo.start(third, 'tester')).id)
    assert.equal(await titleNow(), 'second')
    await assert.rejects(() => undo.start(second, 'tester'), /IMPORT_UNDO_DAYS/)
  })

  test('a higher limit does not allow undos of imports whose history is deleted', async ({ assert }) => {
    const first = await imported(record('first'))
    const second = await imported(record('second'))
    const undo = new ImportUndo(
      await app.container.make(Sql),
      new ImportLog(await app.container.make(Sql), 1000),
      { people: await app.container.make(PeopleStore), companies: await app.container.make(CompanyStore) },
      1000
    )
    await age(first, second)
    assert.include(await undo.preview(second), { restored: 1 })
    assert.deepEqual(await left(), [])
    await assert.rejects(() => undo.preview(second), /IMPORT_UNDO_DAYS/)
    await assert.rejects(() => undo.start(second, 'tester'), /IMPORT_UNDO_DAYS/)
    assert.equal(await titleNow(), 'second')
  })
})
