import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'
import { runCommand } from '#tests/functional/support/run_command'
import { sheetXml, xlsxFile } from '#tests/support/xlsx_file'

const ownWord = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`

test.group('reports of imports', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'))
    return () => rmSync(folder, { recursive: true })
  })
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const run = async (command: string, ...args: string[]) => {
    const { out, err, code } = await runCommand(command, [...args, '--json'])
    return { report: out === '' ? null : JSON.parse(out), err, code }
  }

  test('maps headers, drops bad optional values, and reports both', async ({ assert }) => {
    const source = ownWord()
    const path = file(
      'people.csv',
      `Contact ID;Vorname;Nachname;E-Mail;GitHub;Last Modified\n1;Zoe;${source};zoe@${source}.example;zoe-${source};2026-01-02\n2;Bo;${source};not an address;;02/01/2026\n`
    )
    const { report, code, err } = await run('people:import', path, `--source=${source}`)
    assert.deepEqual([code, err], [0, ''])
    assert.include(report, { read: 2, written: 2, rejected: 0 })
    assert.deepEqual(report.dropped_by_field, { emails: 1, observed_at: 1 })
    assert.sameDeepMembers(report.dropped, [
      {
        file: path,
        line: 3,
        field: 'emails[0]',
        reason: 'emails[0] is not an email address: "not an address"',
      },
      {
        ...{ file: path, line: 3, field: 'observed_at' },
        reason: 'observed_at is not an ISO 8601 date or time: "02/01/2026"',
      },
    ])
    assert.deepEqual(report.files[0].columns, {
      ...{ 'Contact ID': 'id', Vorname: 'name.first', Nachname: 'name.last', 'E-Mail': 'emails' },
      ...{ GitHub: 'socials.codehost', 'Last Modified': 'observed_at' },
    })
    const store = await app.container.make(PeopleStore)
    const [stored] = await store.recordsOf(`per_${recordKey({ source, id: '1' }, '')}`)
    assert.deepEqual(stored, {
      ...{ id: '1', source, observed_at: '2026-01-02T00:00:00.000Z', name: `Zoe ${source}` },
      ...{ socials: { codehost: `zoe-${source}` }, emails: [`zoe@${source}.example`] },
    })
    const { out } = await runCommand('people:import', [path, `--source=${source}`])
    assert.include(out, 'dropped values: observed_at 1, emails 1')
    assert.include(out, '"Vorname" as name.first')
  })

  test('renames fields of JSON objects', async ({ assert }) => {
    const source = ownWord()
    const path = file(
      'a.jsonl',
      `{"Full Name":"Zoe ${source}","Job Title":"CTO"}\n{"Full Name":"Bo","foo":1}\n`
    )
    const { report } = await run('people:import', path)
    assert.deepEqual(report.rejects, [{ file: path, line: 2, reason: 'unknown field "foo"' }])
    assert.equal(report.written, 1)
    assert.deepEqual(report.files[0].columns, { 'Full Name': 'name', 'Job Title': 'title' })
  })

  test('names unknown columns with the nearest field, and skips them with --ignore-unknown', async ({
    assert,
  }) => {
    const path = file('a.csv', `name,Compnay,Shoe size\n${ownWord()},Acme,43\n`)
    const { err, code } = await run('people:import', path)
    assert.equal(code, 1)
    assert.match(
      err,
      /unknown columns: "Compnay" \(nearest: company\), "Shoe size".*--ignore-unknown.*--map=suggest.*Valid columns: id, source, /
    )
    const again = await run('people:import', path, '--ignore-unknown')
    assert.include(again.report, { written: 1, rejected: 0 })
    assert.deepEqual(again.report.files[0].columns, { name: 'name', Compnay: null, 'Shoe size': null })
    const missing = await run('people:import', file('b.csv', 'Company\nAcme\n'))
    assert.match(missing.err, /b\.csv has no column for name; its columns are "Company"/)
  })

  test('--map=suggest writes a mapping that imports the file', async ({ assert }) => {
    const word = ownWord()
    const path = file(
      'crm.csv',
      `First Name,Last Name,E-Mail,Shoe size\nZoe,${word},zoe@${word}.example,43\n`
    )
    const { report, code } = await run('people:import', path, '--map=suggest')
    assert.equal(code, 0)
    const mapping = join(folder, 'crm.map.sql')
    assert.include(report.mappings[0], { file: path, mapping })
    assert.include(readFileSync(mapping, 'utf8'), '-- Not mapped: "Shoe size"')
    assert.include((await run('people:import', path, `--map=${mapping}`)).report, { written: 1, rejected: 0 })
    const store = await app.container.make(PeopleStore)
    assert.lengthOf(await store.withAddress(`zoe@${word}.example`), 1)
    assert.match((await run('people:import', path, '--map=suggest')).err, /already exists/)
    const lines = file('b.jsonl', '{"Full Name":"Zoe"}\n{"Shoe size":43}\n')
    assert.deepEqual((await run('people:import', lines, '--map=suggest')).report.mappings[0].columns, {
      'Full Name': 'name',
      'Shoe size': null,
    })
  })

  test('--dry-run reports and shows samples, but stores and lists nothing', async ({ assert }) => {
    const word = ownWord()
    const rows = Array.from(
      { length: 7 },
      (_, i) => `P${i} ${word},${i === 3 ? 'x' : `p${i}@${word}.example`}`
    )
    const path = file('a.csv', `Full Name,Mail\n${rows.join('\n')}\n,\n`)
    const before = (await run('imports:list')).report.imports[0]?.id
    const { report, code } = await run('people:import', path, '--dry-run', `--source=${word}`)
    assert.equal(code, 0)
    assert.include(report, { read: 8, written: 7, rejected: 1, dry_run: true })
    assert.deepEqual(report.dropped_by_field, { emails: 1 })
    assert.lengthOf(report.samples, 5)
    assert.deepEqual(report.samples[0], { source: word, name: `P0 ${word}`, emails: [`p0@${word}.example`] })
    assert.equal((await run('imports:list')).report.imports[0]?.id, before)
    const store = await app.container.make(PeopleStore)
    assert.deepEqual(await store.withAddress(`p1@${word}.example`), [])
  })

  test('an import that stores nothing or rejects most rows exits with 1 and advice', async ({ assert }) => {
    const most = await run('people:import', file('a.jsonl', `{"name":"${ownWord()}"}\n{}\n{}\n`))
    assert.equal(most.code, 1)
    assert.match(
      most.err,
      /^2 of 3 rows were rejected, the first because name is missing\. .*people:import \S+a\.jsonl --map=suggest\n$/
    )
    const half = await run('people:import', file('b.jsonl', `{"name":"${ownWord()}"}\n{}\n`))
    assert.deepEqual([half.code, half.err], [0, ''])
    const empty = await run('people:import', file('c.csv', 'name\n'))
    assert.deepEqual([empty.code, empty.err], [1, 'Nothing was imported, because the files have no rows.\n'])
    const blank = await run('companies:import', file('d.csv', 'Company,HQ\n,Oslo\n'))
    assert.match(blank.err, /The columns are "Company", "HQ"\./)
  })

  test('reads UTF-16 and Windows-1252 files and workbooks, and reports the encoding', async ({ assert }) => {
    const word = ownWord()
    const utf16 = file('a.csv', Buffer.from(`\uFEFFName;Stadt\nZoë ${word};Köln\n`, 'utf16le'))
    const latin = file('b.csv', Buffer.from(`Name;Stadt\nZo\xeb ${word};K\xf6ln\n`, 'latin1'))
    const book = file(
      'c.xlsx',
      xlsxFile({
        sheets: {
          Kunden: sheetXml([['x']]),
          Leute: sheetXml([
            ['Name', 'Stadt'],
            [`Zoë ${word}`, 'Köln'],
          ]),
        },
      })
    )
    const { report } = await run('people:import', utf16, latin, book, '--sheet=leute', `--source=${word}`)
    assert.include(report, { read: 3, written: 3 })
    assert.deepEqual(
      report.files.map(({ format, encoding }: { format: string; encoding: string | null }) => [
        format,
        encoding,
      ]),
      [
        ['csv', 'utf-16le'],
        ['csv', 'windows-1252'],
        ['xlsx', null],
      ]
    )
    // The three records are equal, so they are one record.
    assert.include(report, { added: 1, unchanged: 2 })
  })

  test('lists imports with files, mapping, counts and user, and undoes them by command', async ({
    assert,
  }) => {
    const source = ownWord()
    const path = file('a.jsonl', `{"name":"Zoe ${source}","id":"1"}\n`)
    const { report } = await run('people:import', path, `--source=${source}`)
    const [listed] = (await run('imports:list', '--limit=1')).report.imports
    assert.include(listed, {
      id: report.import,
      kind: 'people',
      state: 'finished',
      source,
      written: 1,
      added: 1,
    })
    assert.match(listed.files[0].sha256, /^[0-9a-f]{64}$/)
    assert.isString(listed.started_by)
    const refused = await run('imports:undo', report.import)
    assert.equal(refused.code, 1)
    assert.match(refused.err, /^Nothing was changed\. Undo removes 1 records.*Add --yes/)
    const preview = await run('imports:undo', report.import, '--dry-run')
    assert.deepEqual(preview.report, {
      import: report.import,
      removed: 1,
      restored: 0,
      kept: 0,
      dry_run: true,
    })
    const undone = await run('imports:undo', report.import, '--yes')
    assert.include(undone.report, { import: report.import, state: 'finished', removed: 1 })
    const [entry, original] = (await run('imports:list', '--limit=2')).report.imports
    assert.include(entry, { id: undone.report.undo, kind: 'undo', undoes: report.import })
    assert.include(original, { id: report.import, state: 'undone' })
    const { out } = await runCommand('imports:list', [])
    assert.include(out, report.import)
  })
})
