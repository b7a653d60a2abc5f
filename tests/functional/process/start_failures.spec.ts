import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { ace, dataFolder, finished, start } from '#tests/functional/support/child'

test.group('a start that fails', () => {
  test('prints one sentence that names the setting, without a stack, and exits with 1', async ({
    assert,
  }) => {
    const folder = dataFolder()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const own = { DATA_DIR: folder.directory, PORT: '0' }
    try {
      for (const [env, says] of [
        [{ ...own, PORT: String(port) }, new RegExp(`^PORT ${port} on HOST 127.0.0.1 is in use`)],
        // Node's recursive mkdir loops forever below /proc.
        [{ ...own, DATA_DIR: '/proc/none/kith' }, /^DATA_DIR \/proc\/none\/kith is not writable: /],
        [
          { ...own, DATABASE_URL: 'postgres://u@127.0.0.1:1/x' },
          /^Cannot connect to the database in DATABASE_URL: /,
        ],
        [{ ...own, ROLE: 'king' }, /^ROLE must be one of all, web, worker, but is "king"/],
      ] as [Record<string, string>, RegExp][]) {
        const { code, err } = await finished(start(['bin/server.ts'], env), 60_000)
        assert.equal(code, 1, err)
        assert.lengthOf(err.trim().split('\n'), 1, err)
        assert.match(err, says)
      }
    } finally {
      other.close()
      folder.end()
    }
  }).timeout(120_000)

  test('rejects a database that a newer version migrated, and changes nothing', async ({
    assert,
    cleanup,
  }) => {
    const { directory, end } = dataFolder()
    cleanup(end)
    const env = { DATA_DIR: directory, DEMO: '0' }
    assert.equal((await ace(['workspace:list'], env)).code, 0)
    const database = new Database(join(directory, 'kith.sqlite3'))
    database.exec(`INSERT INTO adonis_schema (name, batch) VALUES ('database/migrations/9999_future', 99)`)
    const rows = () => database.prepare('SELECT count(*) AS n FROM adonis_schema').get()
    const before = rows()
    const refused = /^The database was migrated by a newer version: 9999_future\./
    for (const { code, err } of [
      await finished(start(['bin/server.ts'], { ...env, PORT: '0' }), 60_000),
      await ace(['workspace:list'], env),
    ]) {
      assert.equal(code, 1, err)
      assert.match(err, refused)
    }
    assert.deepEqual(rows(), before)
    database.close()
  }).timeout(120_000)
})
