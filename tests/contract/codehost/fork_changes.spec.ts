import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { comparable } from './archive_support.js'
import { foldHere } from './fold_here.js'
import { plainEvents } from './plain_events.js'
import { plainFold } from './plain_fold.js'

const AS_OF = '2024-12-01'
const ANN = { id: 1, login: 'ann' }
const at = (month: number, day = 5) => ({
  public: true,
  created_at: `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T10:00:00Z`,
})
const push = (month: number, name: string, id = 10) => ({
  type: 'PushEvent',
  actor: ANN,
  repo: { id, name },
  payload: { size: 3 },
  ...at(month),
})
const fork = (month: number, name: string, id = 10) => ({
  type: 'ForkEvent',
  actor: ANN,
  repo: { id: 99, name: 'up/stream' },
  payload: { forkee: { id, full_name: name, fork: true, owner: ANN } },
  ...at(month),
})
/** A pull request. Its base states whether the repository is a fork. */
const said = (month: number, isFork: boolean, name: string, id = 10) => ({
  type: 'PullRequestEvent',
  actor: ANN,
  repo: { id, name },
  payload: {
    action: 'opened',
    pull_request: { user: ANN, base: { repo: { id, full_name: name, fork: isFork, owner: ANN } } },
  },
  ...at(month, 20),
})

test.group('code-host archive: forks that change', () => {
  /** Ann's account as the archive folds it, checked against the reference fold. */
  async function folded(assert: any, ...files: object[][]) {
    const directory = mkdtempSync(join(tmpdir(), 'forks-'))
    try {
      const paths = files.map((events, i) => {
        const path = join(directory, `${i}.json`)
        writeFileSync(path, events.map((event) => JSON.stringify(event)).join('\n'))
        return path
      })
      const accounts = comparable(await foldHere(directory, paths, AS_OF))
      assert.deepEqual(accounts, comparable(plainFold(paths.flatMap(plainEvents), AS_OF)))
      return accounts.find(({ login }) => login === 'ann')!
    } finally {
      rmSync(directory, { recursive: true })
    }
  }

  test('[CH-045] a renamed fork stays a fork, also across files in any order', async ({ assert }) => {
    const [made, pushed] = [[fork(1, 'ann/tides')], [push(2, 'ann/tides'), push(3, 'ann/waves')]]
    for (const files of [
      [made, pushed],
      [pushed, made],
    ]) {
      const { activity, repos } = await folded(assert, ...files)
      assert.containSubset(activity, { commits: 0, pushes: 2 })
      assert.deepEqual(repos, ['ann/waves'])
    }
  })

  test('[CH-045] pushes to a former fork count from the month in which it is first reported as no fork', async ({
    assert,
  }) => {
    const { activity } = await folded(assert, [
      fork(1, 'ann/tides'),
      push(2, 'ann/tides'),
      said(3, true, 'ann/tides'),
      push(4, 'ann/tides'),
      said(5, false, 'ann/tides'),
      push(5, 'ann/tides'),
      push(6, 'ann/tides'),
    ])
    assert.containSubset(activity, { commits: 6, pushes: 4 })
  })

  test('[CH-045] a repository reported as no fork before it is reported as a fork was always a fork; its namesake is not', async ({
    assert,
  }) => {
    const { activity, repos } = await folded(assert, [
      push(1, 'ann/tides'),
      said(2, false, 'ann/tides'),
      said(3, true, 'ann/tides'),
      push(4, 'ann/tides'),
      push(6, 'ann/tides', 11),
    ])
    assert.containSubset(activity, { commits: 3, pushes: 3 })
    assert.deepEqual(repos, ['ann/tides'])
  })
})
