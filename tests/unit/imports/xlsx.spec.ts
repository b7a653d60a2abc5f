import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readRows } from '#app/imports/read_rows'
import { BadFileError } from '#app/imports/source_row'
import { sheetXml, xlsxFile, zipFile } from '#tests/support/xlsx_file'

const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="&quot;day&quot; 0.00"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="165"/></cellXfs></styleSheet>`
const STRINGS = `<sst><si><t>name</t></si><si><r><t>Zo</t></r><r><t xml:space="preserve">ë &amp; </t></r><rPh><t>ZOE</t></rPh></si><si><t>a_x000D_b</t></si></sst>`
const styled = (style: number, value: string, type = 'n') => ({
  xml: `<c s="${style}" t="${type}"><v>${value}</v></c>`,
})
const shared = (at: number) => styled(0, `${at}`, 's')

test.group('.xlsx files', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'xlsx-'))
    return () => rmSync(folder, { recursive: true })
  })
  const read = async (content: Buffer, options: { sheet?: string; map?: string } = {}) => {
    const path = join(folder, 'a.xlsx')
    writeFileSync(path, content)
    const rows = []
    for await (const row of readRows(path, options)) rows.push([row.line, row.reason ?? row.value])
    return rows
  }
  const failure = async (...args: Parameters<typeof read>) => {
    const error = await read(...args).catch((thrown) => thrown)
    return error instanceof BadFileError ? error.message.replace(folder, '') : error
  }

  test('reads texts, numbers, dates, blanks and errors of the first visible sheet', async ({ assert }) => {
    const rows = sheetXml([
      [null],
      [shared(0), 'n', 'day', 'moment', null, 'sum', 'is'],
      [
        shared(1),
        0.1 + 0.2,
        styled(1, '46024'),
        styled(2, '46024.5'),
        'no header',
        styled(3, '1.5'),
        styled(0, '1', 'b'),
      ],
      [null, ' '],
      [
        shared(2),
        14155550100,
        styled(1, '1'),
        styled(2, '0.25'),
        null,
        styled(0, '#N/A', 'e'),
        styled(0, 'x', 'str'),
      ],
    ])
    const sheets = { Hidden: sheetXml([['x'], ['y']]), 'Data & co': rows }
    const file = xlsxFile({ sheets, hidden: ['Hidden'], strings: STRINGS, styles: STYLES })
    const first = {
      name: 'Zoë & ',
      n: '0.3',
      day: '2026-01-02',
      moment: '2026-01-02T12:00:00',
      sum: '1.5',
      is: 'true',
    }
    assert.deepEqual(await read(file), [
      [3, first],
      [5, { name: 'a\rb', n: '14155550100', day: '1900-01-01', moment: '06:00:00', sum: '', is: 'x' }],
    ])
    assert.deepEqual(await read(file, { sheet: ' hidden ' }), [[2, { x: 'y' }]])
    assert.equal(
      await failure(file, { sheet: 'None' }),
      '/a.xlsx has no sheet "None"; its sheets are "Hidden", "Data & co".'
    )
  })

  test('counts days from 1904 in workbooks that do', async ({ assert }) => {
    const file = xlsxFile({
      sheets: { A: sheetXml([['d'], [styled(1, '44562')]]) },
      styles: STYLES,
      is1904: true,
    })
    assert.deepEqual(await read(file), [[2, { d: '2026-01-02' }]])
  })

  test('a mapping reads a sheet', async ({ assert }) => {
    const file = xlsxFile({
      sheets: {
        A: sheetXml([
          ['First', 'Last'],
          ['Zoe', 'Lund'],
        ]),
      },
    })
    const map = 'SELECT input_line, "First" || \' \' || "Last" AS name FROM input'
    assert.deepEqual(await read(file, { map }), [[2, { name: 'Zoe Lund' }]])
  })

  test('rejects a bomb, a damaged file, and old or other files', async ({ assert }) => {
    const bomb = xlsxFile({ sheets: { A: sheetXml([['a']]) }, strings: `<sst>${' '.repeat(2 ** 28)}</sst>` })
    assert.match(await failure(bomb), /sharedStrings\.xml is larger than 268435456 bytes\.$/)
    const long = xlsxFile({ sheets: { A: sheetXml([['a'], ['x'.repeat(2 ** 24 + 1)]]) } })
    assert.match(await failure(long), /its row 2 is longer than 16777216 characters\.$/)
    const wide = xlsxFile({
      sheets: { A: '<sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData>' },
    })
    assert.match(await failure(wide), /its row 1 has a cell outside of all columns\.$/)
    const good = xlsxFile({ sheets: { A: sheetXml([['a'], ['b']]) } })
    assert.match(await failure(good.subarray(0, good.length - 30)), /^\/a\.xlsx cannot be read: /)
    assert.match(await failure(zipFile({ 'a.txt': 'x' })), /its part xl\/workbook\.xml is missing\.$/)
    assert.match(await failure(Buffer.from('d0cf11e0a1b11ae1', 'hex')), /is an \.xls file or has a password/)
  }).timeout(60_000)

  test('streams many rows in little memory', async ({ assert }) => {
    const row = '<row><c t="inlineStr"><is><t>Zoe</t></is></c><c><v>1</v></c></row>'
    const path = join(folder, 'many.xlsx')
    const body = `<sheetData><row><c t="str"><v>name</v></c><c t="str"><v>n</v></c></row>${row.repeat(300_000)}</sheetData>`
    writeFileSync(path, xlsxFile({ sheets: { A: body } }))
    let [rows, most] = [0, 0]
    const before = process.memoryUsage().heapUsed
    for await (const _ of readRows(path))
      if (++rows % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before)
    assert.equal(rows, 300_000)
    assert.isBelow(most, 200 * 2 ** 20)
  }).timeout(60_000)
})
