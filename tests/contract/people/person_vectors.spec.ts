import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { PersonVectors } from '#app/people/person_vectors'
import { countRefused } from '#app/people/stored_vectors'
import { createSqlite } from '../support/migrated.js'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { TestSqlite } from '../support/test_sqlite.js'
import { SlowEmbedder, vectorPeople } from './slow_embedder.js'

const people = vectorPeople(20)

async function insertPeople(sql: Sql, count = 20): Promise<void> {
  for (const { person_id } of vectorPeople(count))
    await sql.run('INSERT INTO people (person_id, view, updated_at) VALUES (?, ?, ?)', [person_id, '{}', ''])
}

for (const [name, open, skip] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const)
  test.group(`vectors of people: ${name}`, (group) => {
    let sql: Sql
    const warnings: object[] = []
    const vectorsOf = (embedder: SlowEmbedder) =>
      new PersonVectors(sql, embedder, { warn: (details) => warnings.push(details) })
    group.each.setup(async () => {
      const opened = await open()
      sql = opened.sql
      warnings.length = 0
      await insertPeople(sql)
      return opened.end
    })

    test('only new and changed texts are embedded again', async ({ assert }) => {
      const first = new SlowEmbedder('one')
      const made = await vectorsOf(first).of(people)
      const second = new SlowEmbedder('one')
      const changed = people.map((person, at) => (at === 3 ? { ...person, title: 'Pilot' } : person))
      const again = await vectorsOf(second).of(changed)
      assert.deepEqual([first.asked, second.asked], [20, 1])
      assert.deepEqual(again.toSpliced(3, 1), made.toSpliced(3, 1))
      assert.deepEqual(again[3], Int8Array.of(5, 1))
    }).skip(skip !== undefined, skip)

    test('vectors of another model are kept until a rebuild with the new one ends', async ({ assert }) => {
      await vectorsOf(new SlowEmbedder('one')).of(people)
      const other = vectorsOf(new SlowEmbedder('two'))
      await other.of(people)
      const models = () =>
        sql.select<{ model: string }>('SELECT DISTINCT model FROM person_vectors ORDER BY model')
      assert.deepEqual(await models(), [{ model: 'one' }, { model: 'two' }])
      await other.forgetOthers()
      assert.deepEqual(await models(), [{ model: 'two' }])
    }).skip(skip !== undefined, skip)

    test('a refused text is reported, counted and not sent again', async ({ assert }) => {
      const refused = people.map((person, at) => (at === 7 ? { ...person, title: 'refused' } : person))
      const embedder = new SlowEmbedder('one')
      const vectors = vectorsOf(embedder)
      assert.isNull((await vectors.of(refused))[7])
      assert.isNull((await vectors.of(refused))[7])
      assert.equal(embedder.asked, 20)
      assert.deepEqual(warnings, [{ people: ['per_007'] }])
      assert.equal(await countRefused(sql, 'one'), 1)
    }).skip(skip !== undefined, skip)

    test('a deleted person has no stored vector, and a missing one fails nothing', async ({ assert }) => {
      await vectorsOf(new SlowEmbedder('one')).of(people)
      await sql.run('DELETE FROM people WHERE person_id = ?', ['per_001'])
      const rows = await sql.select('SELECT 1 FROM person_vectors WHERE person_id = ?', ['per_001'])
      assert.lengthOf(rows, 0)
      assert.lengthOf(await vectorsOf(new SlowEmbedder('one')).of(people), 20)
      assert.lengthOf(warnings, 1)
    }).skip(skip !== undefined, skip)
  })

test.group('vectors of people: a process that is killed', () => {
  test('the next run embeds only the rest', async ({ assert }) => {
    const directory = await mkdtemp(join(tmpdir(), 'vectors-'))
    const filename = join(directory, 'test.sqlite3')
    await createSqlite(filename)
    const sql = new TestSqlite(filename)
    try {
      await insertPeople(sql, 100)
      const script = fileURLToPath(new URL('./vectors_child.ts', import.meta.url))
      const child = spawn(process.execPath, ['--import=./bin/typescript.js', script, filename], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let done = 0
      child.stdout.on('data', (data) => {
        done = Math.max(done, ...String(data).trim().split('\n').map(Number))
      })
      await once(child.stdout, 'data')
      await sleep(60)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const embedder = new SlowEmbedder('one')
      const vectors = await new PersonVectors(sql, embedder, { warn: () => {} }).of(vectorPeople(100))
      assert.isAbove(done, 0)
      assert.isBelow(done, 100)
      assert.isAtMost(embedder.asked, 100 - done)
      assert.isTrue(vectors.every((vector) => vector !== null))
    } finally {
      sql.close()
      await rm(directory, { recursive: true })
    }
  }).timeout(60_000)
})
