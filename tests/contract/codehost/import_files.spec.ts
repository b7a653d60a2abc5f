import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { DuckdbCodehostArchive } from '#adapters/codehost/archive/duckdb_codehost_archive'
import { createSqlite } from '../support/migrated.js'
import { TestSqlite } from '../support/test_sqlite.js'
import { comparable, DATABASES, folded, imported, testArchive } from './archive_support.js'
import { plainEvents } from './plain_events.js'
import { plainFold } from './plain_fold.js'

const AS_OF = '2024-12-01'

/** An hour of pushes and pull requests by a few hundred accounts. */
function hour(number: number, events: number): string {
  const lines = Array.from({ length: events }, (_, i) => {
    const actor = { id: 1 + ((i * 7 + number) % 400), login: `acc-${1 + ((i * 7 + number) % 400)}` }
    const repo = { id: 1 + (i % 90), name: `owner-${i % 9}/repo-${i % 90}` }
    const at = {
      public: true,
      created_at: `2024-03-05T${String(number % 24).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}:00Z`,
    }
    if (i % 3) return { type: 'PushEvent', actor, repo, payload: { size: i % 30 }, ...at }
    return {
      type: 'PullRequestEvent',
      actor,
      repo,
      payload: { action: 'opened', pull_request: { user: actor } },
      ...at,
    }
  })
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

let folder: string
const write = (name: string, content: Buffer | string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

for (const database of DATABASES) {
  test.group(`code-host archive over ${database.name}, files`, (group) => {
    group.each.setup(() => {
      folder = mkdtempSync(join(tmpdir(), 'hours-'))
      return () => rmSync(folder, { recursive: true })
    })
    group.each.skip(Boolean(database.missing), database.missing)

    test('a file counts once by its content; broken lines are counted and skipped', async ({ assert }) => {
      const { archive, end } = await testArchive(database.open)
      try {
        const good = hour(1, 50)
        const text = `${good}{"type":"PushEvent","created_at":"2024-\n\n[1]\n"x"\n{"type":1}\n${good.slice(0, 60)}`
        const [one, again] = [
          write('2024-03-05-1.json.gz', gzipSync(text)),
          write('copy.json.gz', gzipSync(text)),
        ]
        const [first] = await imported(archive, [one])
        assert.containSubset(first, {
          isKnown: false,
          report: { read: 55, written: 50, rejected: 5, broken: null },
        })
        assert.deepEqual(
          'report' in first && first.report.rejects.map(({ line }) => line),
          [51, 53, 54, 55, 56]
        )
        const [second] = await imported(archive, [again])
        assert.deepEqual(second, { ...first, file: again, isKnown: true })
        const accounts = await folded(archive, AS_OF)
        assert.deepEqual(comparable(accounts), comparable(plainFold(plainEvents(write('good', good)), AS_OF)))
      } finally {
        await end()
      }
    })

    test('a broken object without separators affects only itself', async ({ assert }) => {
      const { archive, end } = await testArchive(database.open)
      try {
        const objects = hour(2, 40).trim().split('\n')
        const text = [...objects.slice(0, 20), '{"type":"PushEvent","pay":{"a":[', ...objects.slice(20)].join(
          ''
        )
        const [outcome] = await imported(archive, [write('2024-03-05-2.json', text)])
        assert.containSubset(outcome, { report: { written: 40, rejected: 1 } })
      } finally {
        await end()
      }
    })

    test('a complete file replaces a truncated one', async ({ assert }) => {
      const { archive, end } = await testArchive(database.open)
      try {
        const zipped = gzipSync(hour(3, 3000))
        const path = write('2024-03-05-3.json.gz', zipped.subarray(0, zipped.length - 100))
        const [cut] = await imported(archive, [path])
        assert.containSubset(cut, { report: { broken: 'its gzip data is truncated' } })
        assert.isAbove('report' in cut ? cut.report.written : 0, 1000)
        write('2024-03-05-3.json.gz', zipped)
        await imported(archive, [path])
        const accounts = await folded(archive, AS_OF)
        assert.deepEqual(comparable(accounts), comparable(plainFold(plainEvents(path), AS_OF)))
        assert.deepEqual(
          (await archive.hours()).map(({ events }) => events),
          [3000]
        )
      } finally {
        await end()
      }
    })

    test('unreadable files are reported and stop nothing', async ({ assert }) => {
      const { archive, end } = await testArchive(database.open)
      try {
        const outcomes = await imported(archive, [
          join(folder, 'none'),
          folder,
          write('good.json', hour(4, 10)),
        ])
        const byFile = Object.fromEntries(outcomes.map((one) => [one.file, one]))
        assert.containSubset(byFile[join(folder, 'none')], { unreadable: 'there is no such file' })
        assert.containSubset(byFile[folder], { unreadable: 'it is a folder' })
        assert.containSubset(byFile[join(folder, 'good.json')], { report: { written: 10 } })
      } finally {
        await end()
      }
    })
  })
}

test.group('code-host archive, killed while it imports', () => {
  test('a restarted import continues without loss or duplicates', async ({ assert }) => {
    folder = mkdtempSync(join(tmpdir(), 'killed-'))
    const database = join(folder, 'test.sqlite3')
    await createSqlite(database)
    const files = Array.from({ length: 30 }, (_, i) =>
      write(`2024-03-05-${i}.json.gz`, gzipSync(hour(i, 200 + i)))
    )
    const directory = join(folder, 'codehost')
    const child = (args: string[]) =>
      spawn(
        process.execPath,
        ['--import=./bin/typescript.js', join(import.meta.dirname, 'import_child.ts'), ...args],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        }
      )
    try {
      let kills = 0
      // Kills at different times: between files, inside a file, during a merge of parts.
      for (const after of [1, 4, 9, 14]) {
        const process = child([directory, database, ...files])
        let lines = 0
        process.stdout.on('data', (data: Buffer) => {
          lines += data.toString().split('\n').length - 1
          if (lines > after) process.kill('SIGKILL')
        })
        const [, signal] = await once(process, 'exit')
        if (signal === 'SIGKILL') kills++
      }
      assert.isAbove(kills, 1)
      const sql = new TestSqlite(database)
      const archive = new DuckdbCodehostArchive({ directory, sql, threads: 2 })
      await imported(archive, files)
      const accounts = await folded(archive, AS_OF)
      assert.deepEqual(comparable(accounts), comparable(plainFold(files.flatMap(plainEvents), AS_OF)))
      await archive.close()
      const strays = readdirSync(join(directory, 'parts'))
      const yesterday = new Date(Date.now() - 2 * 86_400_000)
      for (const file of strays) utimesSync(join(directory, 'parts', file), yesterday, yesterday)
      await imported(archive, files.slice(0, 1))
      const known = await sql.select<{ name: string }>('SELECT name FROM codehost_parts')
      const left = new Set(readdirSync(join(directory, 'parts')).map((file) => file.split('.')[0]))
      assert.deepEqual([...left].sort(), known.map(({ name }) => name).sort())
      assert.sameDeepMembers(
        comparable(await folded(archive, '2024-12-02')).map(({ login }) => login),
        comparable(accounts).map(({ login }) => login)
      )
      await archive.close()
      sql.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  }).timeout(170_000)
})
