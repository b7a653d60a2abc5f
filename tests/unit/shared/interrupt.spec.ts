import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'

const PROGRAM = `
import { onInterrupt } from '#app/shared/cli/interrupt'
const { signal } = onInterrupt('Stopping.')
signal.addEventListener('abort', () => console.log('aborted'))
setInterval(() => {}, 1_000)
console.log('ready')
`

test('the first Ctrl-C aborts the work, and the second ends the process at once', async ({ assert }) => {
  const args = ['--import=./bin/typescript.js', '--input-type=module', '--eval', PROGRAM]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const errors: string[] = []
  child.stderr.on('data', (text) => errors.push(String(text)))
  const says = async (text: string) => {
    const [said] = await once(child.stdout, 'data')
    assert.equal(String(said).trim(), text)
  }
  try {
    await says('ready')
    child.kill('SIGINT')
    await says('aborted')
    assert.isNull(child.exitCode)
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    assert.equal(code, 130)
    assert.equal(errors.join(''), 'Stopping. Press Ctrl-C again to end at once.\n')
  } finally {
    child.kill('SIGKILL')
  }
}).timeout(30_000)
