import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { Imports } from '#app/imports/imports'
import { ace, kill, start } from '#tests/functional/support/child'
import { ownDatabase } from '#tests/support/own_database'

const BY = { startedBy: 'tester' }
const ROWS = 60_000

test.group('the same import started twice', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'twice-'))
    return () => rmSync(folder, { recursive: true })
  })
  const file = (rows: number, source: string) => {
    const path = join(folder, `${source}.jsonl`)
    const lines = Array.from(
      { length: rows },
      (_, i) => `{"source":"${source}","id":"${i}","name":"P Nr${i}"}\n`
    )
    writeFileSync(path, lines.join(''))
    return path
  }

  test('the second start is refused while the first runs, and other imports run', async ({ assert }) => {
    const imports = await app.container.make(Imports)
    const [path, other] = [file(2500, 'twice'), file(1, 'other')]
    const refused: Promise<unknown>[] = []
    const onProgress = () => void refused.push(imports.run('people', [path], BY).catch((error) => error))
    const first = await imports.run('people', [path], {
      ...BY,
      onStart: () => {
        onProgress()
        refused.push(imports.run('people', [other], BY).then(({ entry }) => entry!.state))
      },
      onProgress,
    })
    assert.include(first.entry, { state: 'finished' })
    assert.include(first.entry!.counts, { read: 2500, added: 2500 })
    const [error, state] = await Promise.all(refused)
    assert.match((error as Error).message, new RegExp(`already running as ${first.entry!.id}`))
    assert.equal(state, 'finished')
    const again = await imports.run('people', [path], BY)
    assert.include(again.entry, { state: 'finished' })
    const { id, ...rest } = again.entry!
    assert.notEqual(id, first.entry!.id)
    assert.include(rest.counts, { added: 0, unchanged: 2500 })
  }).timeout(60_000)

  for (const engine of ['sqlite', 'postgres'])
    test(`another process is refused, and continues at once after a kill -9: ${engine}`, async ({
      assert,
      cleanup,
    }) => {
      const env: Record<string, string> = { DATA_DIR: join(folder, 'data') }
      if (engine === 'postgres') {
        const { url, drop } = await ownDatabase(process.env.TEST_DATABASE_URL!, 'twice')
        cleanup(drop)
        env.DATABASE_URL = url
      }
      const path = file(ROWS, 'killed')
      const first = start(['ace.js', 'people:import', path, '--json'], env)
      cleanup(() => kill(first))
      const listed = async () => JSON.parse((await ace(['imports:list', '--json'], env)).out).imports
      let [entry] = await listed().catch(() => [])
      while (!(entry?.read > 0)) [entry] = await listed()
      // On a busy machine the first import could end before the second one starts.
      first.kill('SIGSTOP')
      assert.equal(entry.state, 'running')
      const second = await ace(['people:import', path, '--json'], env)
      assert.equal(second.code, 1)
      assert.include(second.out + second.err, `already running as ${entry.id}`)
      await kill(first)
      const third = JSON.parse((await ace(['people:import', path, '--json'], env)).out)
      assert.include(third, { import: entry.id, state: 'finished', read: ROWS, written: ROWS, added: ROWS })
      assert.lengthOf(await listed(), 1)
    })
      .timeout(180_000)
      .skip(engine === 'postgres' && !process.env.TEST_DATABASE_URL, 'TEST_DATABASE_URL is not set')

  test('an import whose lock is lost stores nothing more', async ({ assert }) => {
    const imports = await app.container.make(Imports)
    const sql = await app.container.make(Sql)
    const path = file(20_000, 'lost')
    let id = ''
    const run = imports.run('people', [path], {
      ...BY,
      onStart: (entry) => {
        id = entry.id
        void sql.select(
          `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7203115
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
        )
      },
    })
    await assert.rejects(() => run, /connection of its lock/)
    const [row] = await sql.select<{ state: string; counts: string }>(
      'SELECT state, counts FROM imports WHERE id = ?',
      [id]
    )
    assert.equal(row.state, 'running')
    assert.isBelow(JSON.parse(row.counts).read, 20_000)
    assert.include((await imports.run('people', [path], BY)).entry, { id, state: 'finished' })
  })
    .timeout(60_000)
    .skip(!process.env.DATABASE_URL, 'SQLite locks have no connection to lose')
})
