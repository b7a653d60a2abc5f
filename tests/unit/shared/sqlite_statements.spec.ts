import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'

const INSERT = 'INSERT INTO t (k, v) VALUES (?, ?)'

test.group('SQLite statements', (group) => {
  let file: string
  let other: Database.Database
  let statements: SqliteStatements
  group.each.setup(() => {
    const directory = mkdtempSync(join(tmpdir(), 'kith-statements-'))
    file = join(directory, 'test.sqlite3')
    other = new Database(file)
    other.pragma('journal_mode = WAL')
    other.exec('CREATE TABLE t (k INTEGER PRIMARY KEY, v TEXT NOT NULL)')
    statements = new SqliteStatements(file, 100)
    return () => {
      other.close()
      rmSync(directory, { recursive: true })
    }
  })
  const stored = () => other.prepare('SELECT k, v FROM t ORDER BY k').raw().all()
  const settled = (writes: Promise<number | null>[]) =>
    Promise.allSettled(writes).then((all) =>
      all.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as { code: string }).code))
    )

  test('a write resolves once other connections see it', async ({ assert }) => {
    const first = statements.run(INSERT, [1, 'a']).then((changes) => [changes, stored().length])
    const second = statements.run(INSERT, [2, 'b'])
    assert.deepEqual(stored(), [])
    assert.deepEqual(await first, [1, 2])
    assert.equal(await second, 1)
    statements.close()
  })

  test('writes of one turn share one commit', async ({ assert }) => {
    const frames = () => (other.pragma('wal_checkpoint(PASSIVE)') as { log: number }[])[0].log
    const before = frames()
    await Promise.all(Array.from({ length: 50 }, (_, k) => statements.run(INSERT, [k, 'x'])))
    assert.isAtMost(frames() - before, 2)
    assert.lengthOf(stored(), 50)
    statements.close()
  })

  test('a failing statement fails alone', async ({ assert }) => {
    const writes = [
      statements.run(INSERT, [1, 'a']),
      statements.run(INSERT, [1, 'again']),
      statements.run(INSERT, [2, null]),
      statements.run(INSERT, [3, 'c']),
    ]
    assert.deepEqual(await settled(writes), [
      1,
      'SQLITE_CONSTRAINT_PRIMARYKEY',
      'SQLITE_CONSTRAINT_NOTNULL',
      1,
    ])
    assert.deepEqual(stored(), [
      [1, 'a'],
      [3, 'c'],
    ])
    statements.close()
  })

  test('while another connection writes, each statement is rejected and none runs', async ({ assert }) => {
    other.exec('BEGIN IMMEDIATE')
    const writes = [1, 2, 3].map((k) => statements.run(INSERT, [k, 'x']))
    assert.deepEqual(await settled(writes), [null, null, null])
    other.exec('COMMIT')
    assert.deepEqual(stored(), [])
    assert.equal(await statements.run(INSERT, [4, 'y']), 1)
    statements.close()
  })

  test('a full disk undoes no resolved write', async ({ assert }) => {
    assert.equal(await statements.run(INSERT, [1, 'kept']), 1)
    const full = new SqliteStatements(file, 100)
    full.select('PRAGMA max_page_count = 2', [])
    const long = 'x'.repeat(50_000)
    const writes = [full.run(INSERT, [2, 'short']), full.run(INSERT, [3, long]), full.run(INSERT, [4, long])]
    assert.deepEqual(await settled(writes), [1, 'SQLITE_FULL', 'SQLITE_FULL'])
    assert.deepEqual(stored(), [
      [1, 'kept'],
      [2, 'short'],
    ])
    full.close()
    statements.close()
  })

  test('closing runs waiting statements', async ({ assert }) => {
    const write = statements.run(INSERT, [1, 'a'])
    statements.close()
    assert.equal(await write, 1)
    assert.lengthOf(stored(), 1)
  })

  test('batched statements have the same effect as sequential ones', async ({ assert }) => {
    const write = fc.oneof(
      fc.record({ sql: fc.constant(INSERT), values: fc.tuple(fc.nat(5), fc.string({ maxLength: 3 })) }),
      fc.record({
        sql: fc.constant('UPDATE t SET v = v || ? WHERE k <= ?'),
        values: fc.tuple(fc.constantFrom('p', null), fc.nat(5)),
      }),
      fc.record({ sql: fc.constant('DELETE FROM t WHERE k = ?'), values: fc.tuple(fc.nat(5)) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 2, maxLength: 12 }), async (writes) => {
        other.exec('DELETE FROM t')
        const alone = []
        for (const { sql, values } of writes) alone.push(...(await settled([statements.run(sql, values)])))
        const expected = stored()
        other.exec('DELETE FROM t')
        const together = await settled(writes.map(({ sql, values }) => statements.run(sql, values)))
        assert.deepEqual(together, alone)
        assert.deepEqual(stored(), expected)
      }),
      { numRuns: 100 }
    )
    statements.close()
  })
})
