import { test } from '@japa/runner'
import { ace, dataFolder } from '#tests/functional/support/child'

test.group('webhook commands', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })
  const run = (...args: string[]) => ace([...args, '--json'], { DATA_DIR: folder.directory })

  test('shows and rotates the workspace secret; unknown ids are reported', async ({ assert }) => {
    await run('workspace:create', 'One')
    const secret = async (...args: string[]) =>
      JSON.parse((await run('webhook:secret', '--workspace=one', ...args)).out).secret
    const first = await secret()
    assert.match(first, /^whsec_/)
    assert.notEqual(await secret('--rotate'), first)
    const { code, err } = await run('webhook:rotate', 'wh_none')
    assert.equal(code, 1)
    assert.match(err, /no registered webhook "wh_none"/)
  }).timeout(120_000)
})
