import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { readRows } from '#app/imports/read_rows'

const CASES: [title: string, name: string, content: Buffer, expected: unknown[]][] = [
  [
    'not UTF-8 after UTF-8',
    'a.jsonl',
    Buffer.concat([Buffer.from('{"a":"é"}\n'), Buffer.from('{"a":"\xe9"}\n{"a":1}\n', 'latin1')]),
    [
      [1, { a: 'é' }],
      [2, 'the line is not UTF-8'],
      [3, { a: 1 }],
    ],
  ],
  [
    'Windows-1252',
    'a.csv',
    Buffer.from('a,b\nx,y\nZo\xe9,\x80 5\nB\xf6,\x93q\x94\n', 'latin1'),
    [
      [2, { a: 'x', b: 'y' }],
      [3, { a: 'Zoé', b: '€ 5' }],
      [4, { a: 'Bö', b: '“q”' }],
    ],
  ],
  [
    'a byte that Windows-1252 does not have',
    'a.csv',
    Buffer.from('a\n\x81\nx\n', 'latin1'),
    [
      [2, 'the line is not UTF-8'],
      [3, { a: 'x' }],
    ],
  ],
  [
    'UTF-16 LE with a mark',
    'a.csv',
    Buffer.from('\uFEFFa;b\r\nZoë;😀\r\n', 'utf16le'),
    [[2, { a: 'Zoë', b: '😀' }]],
  ],
  [
    'UTF-16 BE with a mark',
    'a.csv',
    Buffer.from('\uFEFFa\tb\n"1\n2"\tZoë\n', 'utf16le').swap16(),
    [[2, { a: '1\n2', b: 'Zoë' }]],
  ],
  [
    'UTF-16 LE without a mark, gzipped',
    'a.jsonl',
    gzipSync(Buffer.from('{"a":"ä"}\n', 'utf16le')),
    [[1, { a: 'ä' }]],
  ],
]

test.group('encodings of import files', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'encodings-'))
    return () => rmSync(folder, { recursive: true })
  })

  for (const [title, name, content, expected] of CASES)
    test(title, async ({ assert }) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      const rows = []
      for await (const row of readRows(path)) rows.push([row.line, row.reason ?? row.value])
      assert.deepEqual(rows, expected)
    })

  test('reports the encoding', async ({ assert }) => {
    const path = join(folder, 'a.csv')
    writeFileSync(path, Buffer.from('a\nZo\xeb\n', 'latin1'))
    const seen: unknown[] = []
    for await (const _ of readRows(path, { onFormat: (...format) => seen.push(format) }));
    assert.deepEqual(seen, [
      ['csv', 'utf-8'],
      ['csv', 'windows-1252'],
    ])
  })
})
