import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { failedFiles, repeatFailed } from '../../bin/repeat_failed.js'
import { runStep } from '../../bin/run_step.js'
import type { Step } from '../../bin/test_steps.js'

const A = 'tests/unit/a.spec.ts'
const B = 'tests/unit/b.spec.ts'
const listing = (file: string, mark: string) => `unit / group (${file})\n  ${mark} a test (1ms)\n\n`

test.group('Failed test files are repeated', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kith-repeat-'))
    return () => rmSync(folder, { recursive: true })
  })

  /** A step whose process prints the n-th text at its n-th run, and fails unless it ends in `passed (1)`. */
  function step(outputs: string[], repeat: Step['repeat'] = (files) => files): Step {
    const script = join(folder, 'step.cjs')
    writeFileSync(
      script,
      `const fs = require('node:fs')
      const count = ${JSON.stringify(join(folder, 'count'))}
      const run = fs.existsSync(count) ? 1 : 0
      fs.writeFileSync(count, '')
      const text = ${JSON.stringify(outputs)}[run]
      console.log(text.replace('ARGUMENTS', process.argv.slice(2).join(' ')))
      process.exitCode = /Tests +\\d+ passed \\(\\d+\\)$/.test(text) ? 0 : 1`
    )
    return { name: 'a step', command: [process.execPath, script], repeat }
  }
  const runSilently = (made: Step) => runStep(made, () => {})
  const run = async (made: Step) => repeatFailed(made, await runSilently(made), runSilently)

  test('finds the files of failed tests, with and without groups', ({ assert }) => {
    const output = `${listing(A, '✔')}${B}\n  ✖ alone\n\ne2e/c.spec.ts\n  ✖ in a browser\n ERRORS \n${A}\n  ✖ no heading\n`
    assert.deepEqual(failedFiles(output), [B, 'e2e/c.spec.ts'])
  })

  test('a file that passes when repeated is named as unsteady', async ({ assert }) => {
    const first = `${listing(A, '✖')}${listing(B, '✔')}Tests  1 passed, 1 failed (2)`
    const outcome = await run(step([first, 'ARGUMENTS\nTests  1 passed (1)']))
    assert.include(outcome, { passed: 2, failed: 0 })
    assert.deepEqual(outcome.unsteady, [A])
  })

  test('a file that fails again stays failed', async ({ assert }) => {
    const first = `${listing(A, '✖')}${listing(B, '✖')}Tests  2 failed (2)`
    const again = `${listing(A, '✔')}${listing(B, '✖')}Tests  1 passed, 1 failed (2)`
    const outcome = await run(step([first, again]))
    assert.include(outcome, { passed: 1, failed: 1 })
    assert.deepEqual(outcome.unsteady, [A])
    assert.include(outcome.failures.join(), 'a test')
  })

  test('a step whose process ended without a total is repeated whole', async ({ assert }) => {
    const outcome = await run(step([listing(A, '✔'), 'Tests  7 passed (7)']))
    assert.include(outcome, { passed: 7, failed: 0 })
    assert.deepEqual(outcome.unsteady, ['all of a step'])
  })

  test('six failed files, or a step that cannot be limited to files, fail at once', async ({ assert }) => {
    const six = Array.from({ length: 6 }, (_, i) => listing(`tests/unit/${i}.spec.ts`, '✖')).join('')
    const passes = 'Tests  6 passed (6)'
    assert.include(await run(step([`${six}Tests  6 failed (6)`, passes])), { passed: 0, failed: 6 })
    rmSync(join(folder, 'count'))
    assert.include(await run({ ...step(['broken', passes]), repeat: undefined }), { passed: 0, failed: 1 })
  })
})
