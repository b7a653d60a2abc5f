import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { dataFolder, finished, start } from '#tests/functional/support/child'

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
})
