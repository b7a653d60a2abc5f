import { test } from '@japa/runner'
import { ace, dataFolder } from '#tests/functional/support/child'
import { runCommand } from '#tests/functional/support/run_command'

test.group('credits commands', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })
  const run = (...args: string[]) => ace(args, { DATA_DIR: folder.directory })
  const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out)
  /** Runs a command in this process, which saves a start. */
  const answer = async (name: string, ...args: string[]) =>
    JSON.parse((await runCommand(name, [...args, '--json'])).out)

  test('[ENV-007] a workspace starts with credits, and a grant adds to them', async ({ assert }) => {
    const workspace = await json('workspace:create', 'Acme Recruiting', '--credits=50')
    assert.include(workspace, { slug: 'acme-recruiting', credits: 50 })
    assert.sameMembers(Object.keys(workspace), ['id', 'slug', 'plan', 'credits'])
    assert.deepEqual(await json('credits:grant', '25', '--workspace=acme-recruiting'), {
      workspace: 'acme-recruiting',
      granted: 25,
      credits: 75,
    })
    assert.include(await json('workspace:create', 'Empty'), { credits: 0 })
    assert.include(await json('credits:grant', '1', '--workspace=empty'), { credits: 1 })
  }).timeout(60_000)

  test('invalid credits print one sentence, exit with 1 and grant nothing', async ({ assert }) => {
    await answer('workspace:create', 'Other', '--credits=10')
    for (const [args, said] of [
      [['credits:grant', '0', '--workspace=other'], /amount.*whole number above 0/],
      [['credits:grant', '1.5', '--workspace=other'], /amount.*"1.5"/],
      [['credits:grant', '5', '--workspace=nobody'], /nobody/],
      [['workspace:create', 'Debt', '--credits=-5'], /credits/],
      [['workspace:create', 'Other', '--credits=5'], /other already exists/],
    ] as [string[], RegExp][]) {
      const [name, ...given] = args
      const { code, out, err } = await runCommand(name, given)
      assert.equal(code, 1, args.join(' '))
      assert.match(err.trim(), said)
      assert.lengthOf(err.trim().split('\n'), 1, err)
      assert.equal(out, '')
    }
    assert.include(await answer('credits:grant', '1', '--workspace=other'), { credits: 11 })
  })

  test('an invalid price stops the start with a sentence that names it', async ({ assert }) => {
    const { code, out, err } = await ace(['index:status'], { DATA_DIR: folder.directory, PRICES: 'phone=1' })
    assert.equal(code, 1)
    assert.match(out + err, /PRICES accepts the names .*"phone"/)
  }).timeout(60_000)
})
