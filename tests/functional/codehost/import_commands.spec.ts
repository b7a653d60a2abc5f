import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import type { StoredAccount } from '#domain/codehost/account_document'
import { SearchIndex } from '#domain/ports/search_index'
import { IndexFollower } from '#app/index/index_follower'

/** Runs a command and captures its output. */
async function run(command: string, args: string[]) {
  const printed = { stdout: '', stderr: '' }
  const [log, error] = [console.log, console.error]
  console.log = (...parts) => (printed.stdout += `${parts.join(' ')}\n`)
  console.error = (...parts) => (printed.stderr += `${parts.join(' ')}\n`)
  try {
    const { exitCode } = await ace.exec(command, args)
    return { ...printed, exitCode: exitCode ?? 0 }
  } finally {
    Object.assign(console, { log, error })
  }
}

async function accountOf(login: string): Promise<StoredAccount | undefined> {
  await (await app.container.make(IndexFollower)).catchUp()
  const index = await app.container.make(SearchIndex)
  const { hits } = await index.search('codehost', {
    filter: { match: 'term', field: 'login', value: login.toLowerCase() },
    limit: 1,
  })
  return hits[0]?.stored as StoredAccount | undefined
}

/** Ids and logins unique to this run, because suites share the index. */
const base = 700_000_000 + Math.floor(Math.random() * 1e8)
const login = `Acc-${base}`

const push = (createdAt: string, size?: number) => ({
  id: `${base}`,
  type: 'PushEvent',
  actor: { id: base, login },
  repo: { id: base + 1, name: `owner-${base}/thing` },
  payload:
    size === undefined ? { push_id: 1 } : { push_id: 1, size, commits: Array(Math.min(size, 20)).fill({}) },
  public: true,
  created_at: createdAt,
})

test.group('codehost:import, codehost:profiles and index:rebuild', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'codehost-'))
    return () => rmSync(folder, { recursive: true })
  })
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const lines = (...values: unknown[]) =>
    values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n')

  test('[CH-034][CH-046] imports hours as accounts and rejects bad lines by number; a second import changes nothing', async ({
    assert,
  }) => {
    const path = file(
      '2024-03-05-10.json.gz',
      gzipSync(
        lines(
          push('2024-03-05T10:00:00Z', 50),
          '{"type":"PushEv',
          '',
          { no: 'event' },
          push('2024-03-05T10:01:00Z', 2)
        )
      )
    )
    for (let time = 1; time <= 2; time++) {
      const { stdout, stderr, exitCode } = await run('codehost:import', [path, '--json'])
      assert.equal(stderr, '')
      assert.equal(exitCode, 0)
      assert.deepEqual(JSON.parse(stdout), {
        read: 4,
        written: 2,
        rejected: 2,
        rejects: [
          { file: path, line: 2, reason: 'malformed JSON' },
          { file: path, line: 4, reason: 'the object is not an event' },
        ],
      })
    }
    const rebuilt = await run('index:rebuild', ['codehost', '--as-of=2024-06-01', '--json'])
    assert.equal(JSON.parse(rebuilt.stdout).index, 'codehost')
    assert.containSubset(await accountOf(login), {
      id: base,
      login,
      profile: null,
      activity: { commits: 22, pushes: 2, pushesLast12m: 2, firstActiveAt: '2024-03-05' },
      repos: [`owner-${base}/thing`],
    })
  })

  test('index:rebuild rejects a day that is not in the calendar', async ({ assert }) => {
    const { exitCode, stdout, stderr } = await run('index:rebuild', ['codehost', '--as-of=2026-02-31'])
    assert.equal(exitCode, 1)
    assert.include(stdout + stderr, 'must be a day of the calendar')
  })

  test('[CH-017] recent pushes are counted from the day of the build', async ({ assert }) => {
    await run('index:rebuild', ['codehost', '--as-of=2026-06-01', '--json'])
    assert.containSubset((await accountOf(login))?.activity, { pushes: 2, pushesLast12m: 0 })
  })

  test('[CH-042] a profile is searchable immediately, without its e-mail address', async ({ assert }) => {
    const profile = {
      login: login.toLowerCase(),
      name: 'Zoe',
      email: 'zoe@example.org',
      socials: ['https://x.example/zoe'],
    }
    const path = file('profiles.jsonl', lines(profile, { login: 'a/b' }, { name: 'nobody' }))
    const { stdout, exitCode } = await run('codehost:profiles', [path, '--json'])
    assert.equal(exitCode, 1, 'most lines are rejected')
    assert.containSubset(JSON.parse(stdout), {
      read: 3,
      written: 1,
      rejected: 2,
      rejects: [
        { file: path, line: 2, reason: 'login is not a login: "a/b"' },
        { file: path, line: 3, reason: 'login is missing' },
      ],
    })
    const account = await accountOf(login)
    assert.containSubset(account, {
      id: base,
      profile: { name: 'Zoe', hasEmail: true },
      activity: { commits: 22 },
    })
    assert.notInclude(JSON.stringify(account), 'zoe@example.org')
  })

  test('a truncated file keeps the events before the cut; a missing file is reported in one sentence', async ({
    assert,
  }) => {
    const whole = gzipSync(
      lines(...Array.from({ length: 2000 }, (_, i) => push(`2024-03-06T10:00:${10 + (i % 50)}Z`, i)))
    )
    const path = file('2024-03-06-10.json.gz', whole.subarray(0, whole.length - 200))
    const { stdout, stderr, exitCode } = await run('codehost:import', [
      join(folder, 'none.json.gz'),
      path,
      '--json',
    ])
    assert.equal(exitCode, 1)
    assert.include(stderr, `${join(folder, 'none.json.gz')} cannot be read: there is no such file.`)
    assert.include(stderr, `${path}: its gzip data is truncated; the events before the damage are kept.`)
    assert.isAbove(JSON.parse(stdout).written, 1000)
  })

  test('index:status reports how complete each month is', async ({ assert }) => {
    const { stdout } = await run('index:status', ['--json'])
    const { indexes } = JSON.parse(stdout)
    const { coverage } = indexes.find((index: { name: string }) => index.name === 'codehost')
    const month = coverage.months.find((one: { month: string }) => one.month === '2024-03')
    assert.isAtLeast(month.hours_present, 2)
    assert.equal(month.hours_expected, 744)
    assert.isBelow(month.complete, 1)
  })
})
