import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ImportUndo } from '#app/imports/import_undo'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'
import { runCommand } from '../support/run_command.js'

const ownWord = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`

test.group('sources of records that SQL cannot read as JSON', () => {
  test('sources:list and sources:delete work with lone surrogates, NUL, invalid JSON and a source like an address', async ({
    assert,
    cleanup,
  }) => {
    const word = ownWord()
    const address = `leads@${word}.example`
    const people = await app.container.make(PeopleStore)
    const record = (id: string, source = word) => ({ source, id, name: `P${id} ${word}` })
    await people.applyRecords([
      ...[record('1'), record('2'), record('3'), record('4')],
      ...[record('5', address), record('6', address)],
    ])
    const keyOf = (id: string, source?: string) => recordKey(record(id, source), '')
    const store = (id: string, body: string) =>
      db.from('person_records').where('record_key', keyOf(id)).update({ body })
    await store('2', `{"source":"${word}","id":"2","name":"P2 \\ud83d ${word}"}`)
    await store('3', `{"source":"${word}","id":"3","name":"P3 \\u0000 ${word}"}`)
    await store('4', `{"source":"${word}","id":`)
    cleanup(async () => {
      await db.from('person_records').where('record_key', keyOf('4')).delete()
    })

    const { code, out } = await runCommand('sources:list', ['--json'])
    assert.equal(code, 0)
    const listed: { source: string | null; person_records: number; people: number }[] =
      JSON.parse(out).sources
    const counts = (source: string) => {
      const { person_records, people: owners } = listed.find((one) => one.source === source)!
      return [person_records, owners]
    }
    assert.deepEqual(counts(word), [3, 3])
    assert.deepEqual(counts(address), [2, 2])
    assert.isAtLeast(listed.find(({ source }) => source === null)?.person_records ?? 0, 1)

    const undo = await app.container.make(ImportUndo)
    for (const source of [word, address]) {
      assert.equal((await runCommand('sources:delete', [source, '--yes', '--json'])).code, 0)
      assert.deepEqual(await undo.sources(source), [])
    }
    const left = await db.from('person_records').whereIn(
      'record_key',
      ['1', '2', '3'].map((id) => keyOf(id))
    )
    assert.deepEqual(left, [])
  })

  test('a deletion in small steps reads every record once', async ({ assert }) => {
    const word = ownWord()
    const people = await app.container.make(PeopleStore)
    const records = Array.from({ length: 2_300 }, (_, i) => ({
      ...{ source: i % 2 ? word : `other-${word}`, id: `${i}`, name: `P${i} ${word}` },
    }))
    await people.applyRecords(records)
    const undo = await app.container.make(ImportUndo)
    const { counts } = await undo.finish((await undo.startDeletion(word, 'tester')).id)
    assert.equal(counts.removed, 1_150)
    const [left] = await undo.sources(`other-${word}`)
    assert.include(left, { person_records: 1_150, people: 1_150 })
    await undo.finish((await undo.startDeletion(`other-${word}`, 'tester')).id)
  })
})
