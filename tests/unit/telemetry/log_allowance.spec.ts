import { test } from '@japa/runner'
import { LogAllowance } from '#app/telemetry/log_allowance'

const NOW = Date.parse('2026-05-01T10:00:00Z')

/** Number of logged requests of `times` equal ones. */
const logged = (allowance: LogAllowance, workspace: string, times: number, status = 200, now = NOW) =>
  Array.from({ length: times }, () => allowance.take(workspace, status, now)).filter(Boolean).length

test.group('request log: allowance', () => {
  test('a busy workspace leaves room for the others', ({ assert }) => {
    const allowance = new LogAllowance()
    assert.equal(logged(allowance, 'busy', 5_000), 900)
    assert.equal(logged(allowance, 'other', 100), 100)
    assert.equal(logged(allowance, 'busy', 100, 200, NOW + 1_000), 10)
  })

  test('failures of the service have a reserve, in the workspace and in the process', ({ assert }) => {
    const allowance = new LogAllowance()
    for (const workspace of ['a', 'b', 'c']) logged(allowance, workspace, 5_000)
    assert.equal(logged(allowance, 'd', 10), 0)
    assert.equal(logged(allowance, 'a', 300, 503), 100)
    assert.equal(logged(allowance, 'd', 300, 500), 100)
    assert.equal(logged(allowance, 'd', 300, 500), 0)
  })

  test('all workspaces of a process share a limit', ({ assert }) => {
    const allowance = new LogAllowance()
    let total = 0
    for (let i = 0; i < 1_500; i++) total += logged(allowance, `ws_${i}`, 5)
    assert.equal(total, 1_800)
  })
})
