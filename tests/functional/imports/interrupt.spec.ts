import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace, dataFolder, finished, start } from '#tests/functional/support/child'

/** Enough for several seconds, because progress is printed every 3 seconds. */
const ROWS = 200_000

test.group('Ctrl-C during an import', (group) => {
  let folder: ReturnType<typeof dataFolder>
  let path: string
  group.setup(async () => {
    folder = dataFolder()
    path = join(folder.directory, 'many people.jsonl')
    const file = createWriteStream(path)
    for (let i = 0; i < ROWS; i++)
      if (!file.write(`{"id":"${i}","name":"Person Nr${i}"}\n`)) await once(file, 'drain')
    file.end()
    await once(file, 'finish')
    return () => folder.end()
  })
  const env = () => ({ DATA_DIR: folder.directory })
  /** Starts the import and waits until it has stored some rows. */
  const started = async () => {
    const child = start(['ace.js', 'people:import', path, '--json'], env())
    const done = finished(child, 100_000)
    await new Promise<void>((resolve) => {
      child.stderr!.on('data', (text: Buffer) => / rows, /.test(String(text)) && resolve())
      child.once('exit', () => resolve())
    })
    return { child, done }
  }

  test('ends with a summary and the command to continue, which continues the import', async ({ assert }) => {
    const { child, done } = await started()
    child.kill('SIGINT')
    const { code, out, err } = await done
    assert.equal(code, 130, err)
    const report = JSON.parse(out)
    assert.include(report, { state: 'stopped', rejected: 0 })
    assert.isAbove(report.written, 0)
    assert.isBelow(report.written, ROWS)
    assert.include(err, `node ace people:import '${path}'`)
    const again = JSON.parse((await ace(['people:import', path, '--json'], env())).out)
    assert.include(again, {
      import: report.import,
      state: 'finished',
      read: ROWS,
      written: ROWS,
      added: ROWS,
    })
    assert.equal(again.unchanged, 0)
  }).timeout(400_000)
})
