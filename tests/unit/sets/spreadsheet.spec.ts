import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { toCsv } from '#domain/sets/export_csv'

/** What somebody could have a page or a row say, so that a spreadsheet runs it. */
const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '=SUM(1;1)',
  "=cmd|' /C calc'!A0",
  "@SUM(1+9)*cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example","Click")',
  '=WEBSERVICE("https://evil.example")',
  '=DDE("soffice";"x";"y")',
  '=IMPORTXML("https://evil.example","//a")',
  ' =1+1',
  '\u00a0=1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '"=1+1',
  '""=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1,1)',
  '\u200b=1+1',
  'a;=1+1',
  'a\t=1+1',
  'a\n=1+1',
  'a\r\n@SUM(1,1)',
  'a","=1+1',
  'a";"=1+1',
  "'=1+1",
  '{=1+1}',
]
const PLAIN = [
  'Ann Lee',
  'Ünïcode, Ümlaut',
  'two\nlines',
  'https://acme.example/?a=1&b=-2',
  'ann@acme.example',
]

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0
const program = ['ssconvert', 'soffice'].find(isThere)

/** The file as the program opens it: the formulas of cells, and their texts. */
function opened(csv: string): { formulas: string[]; texts: string } {
  const folder = mkdtempSync(join(tmpdir(), 'kith-sheet-'))
  try {
    const file = join(folder, 'list.csv')
    writeFileSync(file, csv)
    if (program === 'ssconvert') {
      const target = join(folder, 'list.gnumeric')
      const types = ['--import-type=Gnumeric_stf:stf_csvtab', '--export-type=Gnumeric_XmlIO:sax']
      execFileSync('ssconvert', [...types, file, target], { stdio: 'ignore' })
      const xml = gunzipSync(readFileSync(target)).toString()
      // A cell without the type of a value is a formula.
      const cells = [...xml.matchAll(/<gnm:Cell ([^>]*)>([^<]*)<\/gnm:Cell>/g)]
      return {
        formulas: cells.flatMap(([, attributes, text]) => (attributes.includes('ValueType') ? [] : [text])),
        texts: unescaped(cells.map(([, , text]) => text).join('\n')),
      }
    }
    execFileSync('soffice', ['--headless', '--convert-to', 'fods', '--outdir', folder, file], {
      stdio: 'ignore',
    })
    const xml = readFileSync(join(folder, 'list.fods'), 'utf8')
    const formulas = [...xml.matchAll(/table:formula="([^"]*)"/g)].map(([, formula]) => formula)
    return { formulas, texts: unescaped(xml.replace(/<text:(?:s|tab|line-break)[^>]*>/g, ' ')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
    )
    .replaceAll('&amp;', '&')

test.group(`an export opened by a spreadsheet program (${program ?? 'none is here'})`, (group) => {
  group.each.timeout(60_000)

  test('[SE-027] no cell is a formula, and plain values are as they were', ({ assert }) => {
    const { formulas, texts } = opened(
      toCsv(
        ['value', 'beside'],
        [...HOSTILE, ...PLAIN].map((value) => [value, 'x'])
      )
    )
    assert.deepEqual(formulas, [])
    assert.include(texts, "cmd|' /C calc'!A0")
    for (const value of PLAIN) assert.include(texts.replace(/\s+/g, ' '), value.replace(/\s+/g, ' '))
  }).skip(program === undefined, 'neither ssconvert nor soffice is installed')

  test('what is not led in by an apostrophe would be one, so that this test can fail', ({ assert }) => {
    assert.isNotEmpty(opened('value\r\n=1+1\r\n').formulas)
  }).skip(program === undefined, 'neither ssconvert nor soffice is installed')
})
