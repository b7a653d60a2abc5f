import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { PeopleStore } from '#app/people/people_store'

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

test.group('people:import and companies:import', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'))
    return () => rmSync(folder, { recursive: true })
  })
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const lines = (...values: unknown[]) =>
    values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n')
  const own = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`

  test('prints one JSON document, rejects bad lines with line and reason, and stores the rest', async ({
    assert,
  }) => {
    const word = own()
    const good = { name: 'Zoe', pronet_url: `https://www.linkedin.com/in/${word}` }
    const path = file(
      'people.jsonl',
      lines(good, '{oops', { title: 'CTO' }, '', { name: 'Bo', foo: 1 }, { name: 'Al' }, { name: 'Cy' })
    )
    const { stdout, stderr, exitCode } = await run('people:import', [path, '--json'])
    assert.equal(stderr, '')
    assert.equal(exitCode, 0)
    const { import: imported, ...report } = JSON.parse(stdout)
    assert.match(imported, /^imp_[0-9a-f]{32}$/)
    assert.deepEqual(report, {
      read: 6,
      written: 3,
      rejected: 3,
      rejects: [
        { file: path, line: 2, reason: 'malformed JSON' },
        { file: path, line: 3, reason: 'name is missing' },
        { file: path, line: 5, reason: 'unknown field "foo"' },
      ],
      dropped: [],
      dropped_by_field: {},
      files: [{ file: path, format: 'json', encoding: 'utf-8', columns: null }],
      state: 'finished',
      added: 3,
      replaced: 0,
      unchanged: 0,
    })
    const store = await app.container.make(PeopleStore)
    const [id] = await store.withAccount(`pronet:in/${word}`)
    assert.include(await store.get(id), { name: 'Zoe' })
    assert.include((await store.recordsOf(id))[0], { source: 'people' })
  })

  test('reports each bad file in one sentence, imports the others and exits with 1', async ({ assert }) => {
    const path = file('good.csv.gz', gzipSync('name,skills\nZoe,sql;c++\n'))
    const { stdout, stderr, exitCode } = await run('people:import', [
      join(folder, 'none.jsonl'),
      path,
      '--json',
    ])
    assert.equal(exitCode, 1)
    assert.equal(stderr, `${join(folder, 'none.jsonl')} cannot be read: there is no such file.\n`)
    assert.include(JSON.parse(stdout), { read: 1, written: 1, rejected: 0 })
  })

  test('--ignore-unknown, --source and --map', async ({ assert }) => {
    const word = own()
    const path = file('a.jsonl', lines({ name: word, foo: 1 }, { name: 'B', source: 'theirs' }))
    const map = file(
      'map.sql',
      `SELECT input_line, name, foo, 'https://www.linkedin.com/in/' || name AS pronet_url FROM input;`
    )
    const flags = ['--ignore-unknown', '--source=mine', `--map=${map}`, '--json']
    const { stdout } = await run('people:import', [path, ...flags])
    assert.include(JSON.parse(stdout), { read: 2, written: 2, rejected: 0 })
    const store = await app.container.make(PeopleStore)
    const [id] = await store.withAccount(`pronet:in/${word}`)
    assert.include((await store.recordsOf(id))[0], { source: 'mine', name: word })
    const missing = await run('people:import', [path, '--map=none.sql'])
    assert.equal(missing.exitCode, 1)
    assert.match(missing.stderr, /^map: none\.sql cannot be read: there is no such file/)
  })

  test('counts all rejects and lists the first 1,000', async ({ assert }) => {
    const path = file('a.jsonl', '{}\n'.repeat(1500))
    const report = JSON.parse((await run('companies:import', [path, '--json'])).stdout)
    assert.include(report, { read: 1500, written: 0, rejected: 1500 })
    assert.lengthOf(report.rejects, 1000)
  })

  test('prints the report as text without --json', async ({ assert }) => {
    const path = file('a.jsonl', lines({ name: own(), domain: 'acme.example' }, { name: 3 }))
    const { stdout } = await run('companies:import', [path])
    const [first, counts, undo] = stdout.trim().split('\n')
    assert.deepEqual([first, counts], [`${path}:2: name must be text`, 'read 2, written 1, rejected 1'])
    assert.match(undo, /^To undo this import: node ace imports:undo imp_[0-9a-f]{32}$/)
  })
})
