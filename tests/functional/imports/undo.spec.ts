import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { PersonRecord } from '#domain/people/person_record'
import { Sql } from '#domain/ports/sql'
import { SuppressionList, type SuppressionScope } from '#domain/privacy/suppression_list'
import { ImportLog } from '#app/imports/import_log'
import { ImportUndo } from '#app/imports/import_undo'
import { Imports } from '#app/imports/imports'
import { importsPersonalData } from '#app/imports/personal_data'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'

const BY = { startedBy: 'tester' }
const ownWord = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`

test.group('undo of imports', (group) => {
  let folder: string
  let [imports, undo, log, people]: [Imports, ImportUndo, ImportLog, PeopleStore] = [] as never
  group.setup(async () => {
    imports = await app.container.make(Imports)
    undo = await app.container.make(ImportUndo)
    log = await app.container.make(ImportLog)
    people = await app.container.make(PeopleStore)
  })
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'undo-'))
    return () => rmSync(folder, { recursive: true })
  })

  let files = 0
  const file = (records: object[]) => {
    const path = join(folder, `${++files}.jsonl`)
    writeFileSync(path, records.map((record) => JSON.stringify(record)).join('\n'))
    return path
  }
  const importOf = async (...records: object[]) => {
    const { entry } = await imports.run('people', [file(records)], BY)
    return entry!
  }
  const undone = async (id: string) => undo.finish((await undo.start(id, 'tester')).id)
  const idOf = (record: Partial<PersonRecord>) => `per_${recordKey(record, '')}`

  test('an import with a failed file reads all its files again', async ({ assert }) => {
    const word = ownWord()
    const [broken, good] = [
      join(folder, 'broken.xlsx'),
      file([{ source: word, id: '1', name: `Ann ${word}` }]),
    ]
    writeFileSync(broken, 'PK\x03\x04 not a workbook')
    const run = () => imports.run('people', [broken, good], BY)
    for (const { failures } of [await run(), await run()]) assert.lengthOf(failures, 1)
  })

  test('a record stays while any of the imports that repeated it is left', async ({ assert }) => {
    const word = ownWord()
    const zoe = { source: word, id: '1', name: `Zoe ${word}` }
    const ids: string[] = []
    for (const place of ['Rome', 'Bern', 'Oslo'])
      ids.push((await importOf(zoe, { source: word, id: place, name: `${place} ${word}` })).id)
    for (const id of [ids[2], ids[0]]) await undone(id)
    assert.include(await people.get(idOf(zoe)), { name: `Zoe ${word}` })
    await undone(ids[1])
    assert.isNull(await people.get(idOf(zoe)))
  })

  test('an older statement of a later import returns when the newer one is undone', async ({ assert }) => {
    const word = ownWord()
    const zoe = (title: string, day: string) => ({
      ...{ source: word, id: '1', name: `Zoe ${word}`, title },
      observed_at: `2026-01-${day}T00:00:00Z`,
    })
    const newest = await importOf(zoe('CEO', '03'))
    await importOf(zoe('CTO', '02'))
    const oldest = await importOf(zoe('Engineer', '01'))
    await undone(newest.id)
    assert.include(await people.get(idOf(zoe('', '01'))), { title: 'CTO' })
    await undone(oldest.id)
    assert.include(await people.get(idOf(zoe('', '01'))), { title: 'CTO' })
  })

  test('removes new records, restores replaced ones, and leaves all ids valid', async ({ assert }) => {
    const word = ownWord()
    const [source, other] = [`a-${word}`, `b-${word}`]
    const zoe = { source, id: '1', name: `Zoe ${word}`, title: 'CTO', emails: [`zoe@${word}.example`] }
    const link = { pronet_url: `https://www.linkedin.com/in/${word}` }
    await importOf({ ...zoe, ...link }, { source: other, id: '1', name: `Zoe ${word}`, ...link })
    const before = await people.get(idOf(zoe))
    const second = await importOf(
      { ...zoe, title: 'CEO', emails: [`new@${word}.example`], ...link },
      { source, id: '2', name: `Bo ${word}` }
    )
    assert.include(await people.get(idOf(zoe)), { title: 'CEO', records: 2 })
    const preview = await undo.preview(second.id)
    assert.include(preview, { removed: 1, restored: 1, kept: 0 })
    const { counts, state } = await undone(second.id)
    assert.include({ ...counts, state }, { removed: 1, restored: 1, kept: 0, state: 'finished' })
    assert.deepEqual(await people.get(idOf(zoe)), before)
    assert.equal(before?.person_id, idOf(zoe))
    assert.isNull(await people.get(idOf({ source, id: '2' })))
    assert.deepEqual(await people.withAddress(`zoe@${word}.example`), [idOf(zoe)])
    assert.deepEqual(await people.withAddress(`new@${word}.example`), [])
    assert.equal((await log.get(second.id)).state, 'undone')
    await assert.rejects(() => undo.start(second.id, 'tester'), /already undone/)
  })

  test('a later statement stays, and its undo restores what was before the undone one', async ({
    assert,
  }) => {
    const source = ownWord()
    const zoe = (title: string) => ({ source, id: '1', name: `Zoe ${source}`, title })
    await importOf(zoe('first'))
    const second = await importOf(zoe('second'))
    const third = await importOf(zoe('third'))
    assert.include((await undone(second.id)).counts, { removed: 0, restored: 0, kept: 1 })
    assert.include(await people.get(idOf(zoe(''))), { title: 'third' })
    await undone(third.id)
    assert.include(await people.get(idOf(zoe(''))), { title: 'first' })
  })

  test('a record that a later import repeated stays, and goes with that import', async ({ assert }) => {
    const source = ownWord()
    const zoe = { source, id: '1', name: `Zoe ${source}` }
    const first = await importOf(zoe)
    const second = await importOf(zoe, { ...zoe, id: '2' })
    assert.include(await undo.preview(first.id), { removed: 0, kept: 1 })
    await undone(first.id)
    assert.isNotNull(await people.get(idOf(zoe)))
    await undone(second.id)
    assert.isNull(await people.get(idOf(zoe)))
  })

  test('the import of the same files is continued after it was stopped, not repeated', async ({ assert }) => {
    const source = ownWord()
    const path = file(
      Array.from({ length: 2500 }, (_, i) => ({ source, id: `${i}`, name: `P${i} ${source}` }))
    )
    const stop = new AbortController()
    const onProgress = (_file: string, rows: number) => rows >= 1000 && stop.abort()
    const first = await imports.run('people', [path], { ...BY, signal: stop.signal, onProgress })
    assert.include(first.entry, { state: 'stopped' })
    assert.equal(first.report.written, 1000)
    const second = await imports.run('people', [path], BY)
    assert.equal(second.entry!.id, first.entry!.id)
    assert.include({ ...second.entry!.counts }, { read: 2500, written: 2500, added: 2500, unchanged: 0 })
    assert.include(await undone(second.entry!.id).then(({ counts }) => counts), { removed: 2500 })
  })

  test('deletes a source with its versions, and keeps what other sources say', async ({ assert }) => {
    const word = ownWord()
    const link = { name: `Zoe ${word}`, pronet_url: `https://www.linkedin.com/in/${word}` }
    const [a, b] = [
      { source: `a-${word}`, id: '1', ...link },
      { source: `b-${word}`, id: '1', ...link },
    ]
    await importOf(a, { ...b, city: 'Paris' })
    await importOf({ ...b, city: 'Lyon' })
    assert.deepEqual(await undo.sources(`b-${word}`), [
      { source: `b-${word}`, person_records: 1, people: 1, company_records: 0, companies: 0 },
    ])
    const { counts } = await undo.finish((await undo.startDeletion(`b-${word}`, 'tester')).id)
    assert.equal(counts.removed, 1)
    assert.deepEqual(await undo.sources(`b-${word}`), [])
    const kept = await people.get(idOf(a))
    assert.equal(kept?.records, 1)
    assert.isUndefined(kept?.city)
    const sql = await app.container.make(Sql)
    const key = recordKey(b, '')
    assert.deepEqual(
      await sql.select('SELECT version_id FROM person_versions WHERE record_key = ?', [key]),
      []
    )
  })

  test('suppressed people and contacts do not return by an undo', async ({ assert, cleanup }) => {
    const [source, list] = [ownWord(), await app.container.make(SuppressionList)]
    const entries = ['all', 'contacts'].map((scope) => ({
      id: `${scope}-${source}`,
      scope: scope as SuppressionScope,
    }))
    cleanup(async () => {
      for (const { id } of entries) await list.remove(id)
    })
    const person = (id: string) => ({
      ...{ source, id, name: `P${id} ${source}`, emails: [`p${id}@${source}.example`] },
    })
    await importOf(person('1'), person('2'), person('3'))
    const other = (id: string) => ({ source, id, name: `Other${id} ${source}` })
    const { id } = await importOf(other('1'), other('2'), other('3'))
    for (const [i, entry] of entries.entries())
      await list.add({ ...entry, identifiers: [{ kind: 'email', value: person(`${i + 1}`).emails[0] }] })
    const { counts } = await undone(id)
    assert.include(counts, { removed: 1, restored: 2 })
    assert.isNull(await people.get(idOf(person('1'))))
    const bodies = async (one: object) => (await people.recordsOf(idOf(one))).map(({ emails }) => emails)
    assert.deepEqual(await bodies(person('2')), [undefined])
    assert.deepEqual(await bodies(person('3')), [person('3').emails])
  })

  test('an erasure removes earlier versions, also of records that name somebody else now', async ({
    assert,
  }) => {
    const source = ownWord()
    const zoe = { source, id: '1', name: `Zoe ${source}`, emails: [`zoe@${source}.example`] }
    await importOf(zoe, { source, id: '2', name: `Bo ${source}` })
    await importOf({ source, id: '1', name: `Max ${source}` }, { source, id: '2', name: `Bob ${source}` })
    const sql = await app.container.make(Sql)
    const store = importsPersonalData(sql)
    const identifiers = [{ kind: 'email' as const, value: `zoe@${source}.example` }]
    const erased = { personIds: [], recordKeys: [], names: [zoe.name], identifiers }
    assert.deepEqual(
      (await store.erase(erased)).map(({ count }) => count),
      [1]
    )
    const left = await sql.select<{ body: string }>('SELECT body FROM person_versions WHERE body LIKE ?', [
      `%${source}%`,
    ])
    assert.deepEqual(
      left.map(({ body }) => JSON.parse(body).name),
      [`Bo ${source}`]
    )
  })

  test('an import that runs during its undo stops without storing more', async ({ assert }) => {
    const source = ownWord()
    const path = file(
      Array.from({ length: 3000 }, (_, i) => ({ source, id: `${i}`, name: `P${i} ${source}` }))
    )
    const sql = await app.container.make(Sql)
    const onProgress = async (_file: string, rows: number) => {
      if (rows !== 1000) return
      await sql.run(`UPDATE imports SET state = 'undoing' WHERE source = ?`, [source])
    }
    await assert.rejects(
      () =>
        imports.run('people', [path], {
          ...BY,
          source,
          onProgress: (name, rows) => void onProgress(name, rows),
        }),
      /undo of it was started/
    )
    const [{ records }] = await undo
      .sources(source)
      .then((found) => found.map((one) => ({ records: one.person_records })))
    assert.isBelow(records, 3000)
  })

  test('imports and undos in any order leave what the remaining imports say', async ({ assert }) => {
    const step = fc.oneof(
      fc.record({ title: fc.array(fc.tuple(fc.nat(5), fc.nat(2)), { minLength: 1, maxLength: 5 }) }),
      fc.record({ undo: fc.nat(5) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const source = ownWord()
        /** The statements of each record that remain, oldest first, with the imports that made them. */
        const stacks = new Map<number, { title: string; by: string[] }[]>()
        const ids: string[] = []
        for (const one of steps) {
          if ('title' in one) {
            const titles = new Map(one.title)
            const records = [...titles].map(([id, title]) => ({
              ...{ source, id: `${id}`, name: `P${id} ${source}`, title: `t${title}` },
            }))
            const { id } = await importOf(...records)
            ids.push(id)
            for (const [record, title] of titles) {
              const stack = stacks.get(record) ?? []
              const top = stack.at(-1)
              // A statement remembers its first import and the last that repeated it.
              if (top?.title === `t${title}`) top.by = [top.by[0], id]
              else stack.push({ title: `t${title}`, by: [id] })
              stacks.set(record, stack)
            }
          } else if (ids.length > 0) {
            const [id] = ids.splice(one.undo % ids.length, 1)
            await undone(id)
            for (const [record, stack] of stacks) {
              for (const statement of stack) statement.by = statement.by.filter((by) => by !== id)
              stacks.set(
                record,
                stack.filter(({ by }) => by.length > 0)
              )
            }
          }
        }
        for (const [record, stack] of stacks) {
          const person = await people.get(idOf({ source, id: `${record}` }))
          assert.equal(person?.title, stack.at(-1)?.title)
        }
      }),
      { numRuns: 25 }
    )
  }).timeout(120_000)
})
