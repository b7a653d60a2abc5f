import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RunningImports } from '#app/console/imports/running_imports'
import { Uploads } from '#app/console/imports/uploads'

const KEPT_MS = 600

test.group('console: uploads', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'uploads-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })
  /** Sweeps like another process until it has deleted an unused upload. */
  const sweepUntilGone = async (unused: string) => {
    const other = new Uploads(folder, KEPT_MS)
    while (existsSync(join(folder, unused))) {
      await sleep(50)
      await other.sweep()
    }
  }

  test('an upload that is being imported is kept, and an unused one is deleted', async ({ assert }) => {
    const uploads = new Uploads(folder, KEPT_MS)
    const { file } = await uploads.store('crew.csv', Readable.from(['name\nAda Byron\n']))
    const { file: unused } = await uploads.store('unused.csv', Readable.from(['name\nNobody\n']))
    const ended = Promise.withResolvers<any>()
    // A real import of this length blocks the sweeps of this process.
    const imports = {
      run: (_kind: string, _files: string[], { onStart }: { onStart: (entry: { id: string }) => void }) => {
        onStart({ id: 'imp_1' })
        return ended.promise
      },
    }
    const running = new RunningImports(imports as any, uploads, await app.container.make('logger'))
    await running.start({ file, kind: 'people', columns: { name: 'name' }, startedBy: 'test' })
    await sweepUntilGone(unused)
    assert.isTrue(existsSync(join(folder, file)))
    ended.resolve({ report: {}, failures: [], entry: { id: 'imp_1' } })
    while (existsSync(join(folder, file))) await sleep(20)
    assert.isFalse(running.runs('imp_1'))
  })

  test('an upload that arrives slowly is kept', async ({ assert }) => {
    const uploads = new Uploads(folder, KEPT_MS)
    async function* slow() {
      yield 'name\n'
      await sleep(2.2 * KEPT_MS)
      yield 'Ada Byron\n'
    }
    const { file: unused } = await uploads.store('unused.csv', Readable.from(['name\n']))
    const stored = uploads.store('slow.csv', Readable.from(slow()))
    await sweepUntilGone(unused)
    const { file } = await stored
    assert.include(await uploads.pathOf(file), 'slow.csv')
  })
})
