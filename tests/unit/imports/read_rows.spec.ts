import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { readRows } from '#app/imports/read_rows'
import { openFile, type TextLine, textLines } from '#app/imports/text_lines'
import { BadFileError, type SourceRow } from '#app/imports/source_row'

test.group('rows of an import file', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'rows-'))
    return () => rmSync(folder, { recursive: true })
  })

  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const read = async (path: string, map?: string) => {
    const rows: SourceRow[] = []
    for await (const row of readRows(path, { map })) rows.push(row)
    return rows.map((row) => [row.line, row.reason ?? row.value])
  }
  const parquet = async (name: string, select: string) => {
    const connection = await (await DuckDBInstance.create()).connect()
    await connection.run(`COPY (${select}) TO '${join(folder, name)}' (FORMAT parquet)`)
    connection.closeSync()
    return join(folder, name)
  }

  const CASES: [title: string, name: string, content: string | Buffer, expected: unknown[]][] = [
    [
      'JSON Lines',
      'a.jsonl',
      '{"a":1}\n{"a":[2]}\n',
      [
        [1, { a: 1 }],
        [2, { a: [2] }],
      ],
    ],
    [
      'no newline at the end',
      'a.jsonl',
      '{"a":1}\n{"a":2}',
      [
        [1, { a: 1 }],
        [2, { a: 2 }],
      ],
    ],
    [
      'blank lines and CRLF',
      'a.jsonl',
      '\r\n{"a":1}\r\n\r\n{"a":2}\r\n',
      [
        [2, { a: 1 }],
        [4, { a: 2 }],
      ],
    ],
    ['a byte order mark', 'a.jsonl', '\uFEFF{"a":1}\n', [[1, { a: 1 }]]],
    ['gzip under any name', 'a.jsonl', gzipSync('{"a":1}\n'), [[1, { a: 1 }]]],
    [
      'gzip in two members',
      'a.gz',
      Buffer.concat([gzipSync('{"a":1}\n'), gzipSync('{"a":2}\n')]),
      [
        [1, { a: 1 }],
        [2, { a: 2 }],
      ],
    ],
    [
      'broken JSON',
      'a.jsonl',
      '{"a":1}\n{"a":\n{"a":3}\n',
      [
        [1, { a: 1 }],
        [2, 'malformed JSON'],
        [3, { a: 3 }],
      ],
    ],
    ['an empty file', 'a.jsonl', '', []],
    [
      'CSV',
      'a.csv',
      'a,b\n1,x\n2,\n',
      [
        [2, { a: '1', b: 'x' }],
        [3, { a: '2', b: '' }],
      ],
    ],
    ['CSV with semicolons', 'a.csv', 'a;b\n1;"x;y"\n', [[2, { a: '1', b: 'x;y' }]]],
    ['CSV with tabs', 'a.tsv', 'a\tb\n1\tx,y\n', [[2, { a: '1', b: 'x,y' }]]],
    [
      'CSV, quotes and line breaks',
      'a.csv',
      'a,b\n"1\n2","say ""hi"""\n3,4\n',
      [
        [2, { a: '1\n2', b: 'say "hi"' }],
        [4, { a: '3', b: '4' }],
      ],
    ],
    [
      'CSV, a row too short',
      'a.csv',
      'a,b\n1\n2,3\n',
      [
        [2, 'malformed CSV: 1 values under 2 columns'],
        [3, { a: '2', b: '3' }],
      ],
    ],
    [
      'CSV, a stray quote',
      'a.csv',
      'a,b\n1,x"y\n2,3\n',
      [
        [2, 'malformed CSV: a quote is out of place'],
        [3, { a: '2', b: '3' }],
      ],
    ],
    [
      'CSV, a quote never closed',
      'a.csv',
      'a,b\n1,"x\n2,3\n',
      [
        [2, 'malformed CSV: a quote is never closed'],
        [3, { a: '2', b: '3' }],
      ],
    ],
    [
      'CSV, an open quote before quoted rows',
      'a.csv',
      'a,b\n1,"x\n2,"y"\n3,4\n',
      [
        [2, 'malformed CSV: a quote is never closed'],
        [3, { a: '2', b: 'y' }],
        [4, { a: '3', b: '4' }],
      ],
    ],
    ['CSV without an ending', 'list', 'name,city\nZoe,Paris\n', [[2, { name: 'Zoe', city: 'Paris' }]]],
  ]
  for (const [title, name, content, expected] of CASES) {
    test(title, async ({ assert }) => assert.deepEqual(await read(file(name, content)), expected))
  }

  test('rejects a line over the limit without reading it into memory', async ({ assert }) => {
    const rows = await read(file('a.jsonl', `{"a":1}\n{"a":"${'x'.repeat(17 * 1024 * 1024)}"}\n{"a":3}\n`))
    assert.deepEqual(rows, [
      [1, { a: 1 }],
      [2, 'the line is longer than 16777216 bytes'],
      [3, { a: 3 }],
    ])
  })

  test('Parquet with nested columns, plain and gzipped', async ({ assert }) => {
    const path = await parquet(
      'a.parquet',
      `SELECT 'Zoe' AS name, ['x', 'y'] AS skills, {web: 'w'} AS socials, DATE '2026-01-02' AS d`
    )
    const expected = [[1, { name: 'Zoe', skills: ['x', 'y'], socials: { web: 'w' }, d: '2026-01-02' }]]
    assert.deepEqual(await read(path), expected)
    const { readFileSync } = await import('node:fs')
    assert.deepEqual(await read(file('b.parquet.gz', gzipSync(readFileSync(path)))), expected)
  })

  test('a mapping reads the file as input and keeps line numbers', async ({ assert }) => {
    const path = file('a [x]*.jsonl', '{"n":"a","m":{"k":1}}\noops\n[1]\n{"n":"b"}\n')
    assert.deepEqual(await read(path, 'SELECT input_line, upper(n) AS name, m FROM input; -- why\n'), [
      [2, 'malformed JSON'],
      [3, 'the line is not a JSON object'],
      [1, { name: 'A', m: { k: 1 } }],
      [4, { name: 'B', m: null }],
    ])
    assert.deepEqual((await read(path, 'SELECT n AS name FROM input')).at(-1), [2, { name: 'b' }])
  })

  test('loses no rows before the reader starts', async ({ assert }) => {
    let bytes = 0
    const stream = openFile(file('a.jsonl', '{"a":1}\n'), false, (count) => {
      bytes += count
    })
    await setTimeout(50)
    const lines: TextLine[] = []
    for await (const line of textLines(stream)) lines.push(line)
    assert.deepEqual(lines, [{ line: 1, text: '{"a":1}' }])
    assert.equal(bytes, 8)
  })

  test('a mapping reads CSV and Parquet', async ({ assert }) => {
    const csv = file('a.csv', 'n,year\n"Zo\né",2012\nBo,x\n')
    const query = 'SELECT input_line, n AS name, try_cast(year AS INTEGER) AS y FROM input'
    assert.deepEqual(await read(csv, query), [
      [2, { name: 'Zo\né', y: 2012 }],
      [4, { name: 'Bo', y: null }],
    ])
    const path = await parquet('a.parquet', `SELECT unnest(['a', 'b']) AS n`)
    assert.deepEqual(await read(path, `SELECT input_line, n AS name FROM input WHERE n = 'b'`), [
      [2, { name: 'b' }],
    ])
  })

  test('a table whose first header has a bracket, and a list in a .txt file, are read', async ({
    assert,
  }) => {
    for (const [name, content] of [
      ['a.csv', '[id],name\n1,Zoé\n'],
      ['a.txt', 'name\nZoé\n'],
    ])
      assert.deepInclude((await read(file(name, content)))[0][1], { name: 'Zoé' })
  })

  const BAD: [title: string, name: string, content: string | Buffer | null, message: RegExp, map?: string][] =
    [
      ['missing', 'none.jsonl', null, /none\.jsonl cannot be read: there is no such file\.$/],
      [
        'binary',
        'a.jsonl',
        Buffer.from([1, 0, 2, 0]),
        /a\.jsonl is not JSON Lines, CSV, Parquet or \.xlsx\.$/,
      ],
      ['a JSON array', 'a.json', '[{"a":1}]', /is one JSON array\. Write one JSON object per line/],
      ['no Parquet inside', 'a.parquet', 'name\n', /a\.parquet is not/],
      ['Parquet cut short', 'a.parquet', 'PAR1', /a\.parquet cannot be read: [^\n]+\.$/],
      ['prose', 'a.md', 'hello\nworld\n', /is not JSON Lines/],
      [
        'gzip cut short',
        'a.jsonl.gz',
        gzipSync('{"a":1}\n'.repeat(100_000)).subarray(0, 200),
        /its gzip data are damaged or cut short\.$/,
      ],
      [
        'a mapping with an error',
        'a.jsonl',
        '{"a":1}',
        /a\.jsonl cannot be mapped: Binder Error[^\n]+\.$/,
        'SELECT nope FROM input',
      ],
    ]
  for (const [title, name, content, message, map] of BAD) {
    test(`rejects a bad file: ${title}`, async ({ assert }) => {
      if (content !== null) file(name, content)
      const error = await read(join(folder, name), map).catch((failure) => failure)
      assert.instanceOf(error, BadFileError)
      assert.match(error.message, message)
    })
  }

  test('reads back any table written as CSV', async ({ assert }) => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', ';', '"', '\n', ' ', '|') })
    const table = fc.array(fc.tuple(cell, cell), { maxLength: 20 })
    const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const text = [['left', 'right'], ...rows].map((row) => row.map(quoted).join(',')).join('\n')
        const read = []
        for await (const row of readRows(file('any.csv', text))) read.push(row.reason ?? row.value)
        assert.deepEqual(
          read,
          rows.map(([left, right]) => ({ left, right }))
        )
      }),
      { numRuns: 60 }
    )
  })
})
