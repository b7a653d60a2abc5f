import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { toCsv } from '#domain/sets/export_csv'

/** Values from pages or rows that a spreadsheet might run. */
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

/** The formulas and texts of a file's cells, according to a program. */
type Opened = { formulas: string[]; texts: string }

/** Reads Gnumeric's XML: a cell without a value type is a formula. */
function byGnumeric(file: string): Opened {
  const target = `${file}.gnumeric`
  const types = ['--import-type=Gnumeric_stf:stf_csvtab', '--export-type=Gnumeric_XmlIO:sax']
  execFileSync('ssconvert', [...types, file, target], { stdio: 'ignore' })
  const xml = gunzipSync(readFileSync(target)).toString()
  const cells = [...xml.matchAll(/<gnm:Cell ([^>]*)>([^<]*)<\/gnm:Cell>/g)]
  return {
    formulas: cells.flatMap(([, attributes, text]) => (attributes.includes('ValueType') ? [] : [text])),
    texts: unescaped(cells.map(([, , text]) => text).join('\n')),
  }
}

/** Opens a file in LibreOffice with a separator (by character code) and formula evaluation. */
const byLibreOffice =
  (separators: string) =>
  (file: string): Opened => {
    const folder = dirname(file)
    const filter = `CSV:${separators},34,UTF8,1,,0,false,true,false,false,false,-1,true`
    const where = `-env:UserInstallation=file://${folder}/profile`
    const command = [
      where,
      '--headless',
      `--infilter=${filter}`,
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      file,
    ]
    execFileSync('soffice', command, { stdio: 'ignore' })
    const xml = readFileSync(file.replace(/csv$/, 'fods'), 'utf8')
    return {
      formulas: [...xml.matchAll(/table:formula="([^"]*)"/g)].map(([, formula]) => formula),
      texts: unescaped(xml.replace(/<text:(?:s|tab|line-break)[^>]*>/g, ' ').replace(/<[^>]*>/g, ' ')),
    }
  }

function opened(csv: string, open: (file: string) => Opened): Opened {
  const folder = mkdtempSync(join(tmpdir(), 'kith-sheet-'))
  try {
    const file = join(folder, 'list.csv')
    writeFileSync(file, csv)
    return open(file)
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

for (const [name, program, open] of [
  ['Gnumeric', 'ssconvert', byGnumeric],
  ['LibreOffice', 'soffice', byLibreOffice('44')],
  ['LibreOffice where ; separates', 'soffice', byLibreOffice('59')],
  ['LibreOffice where comma, ; and tab separate', 'soffice', byLibreOffice('44/59/9')],
] as const)
  test.group(`an export opened by ${name}`, (group) => {
    const missing = isThere(program) ? undefined : `${program} is not installed`
    group.each.timeout(60_000)

    test('[SE-027] no cell is a formula, and plain values are unchanged', ({ assert }) => {
      const rows = [...HOSTILE, ...PLAIN].map((value) => [value, 'x', value])
      const { formulas, texts } = opened(toCsv(['value', 'beside', 'again'], rows), open)
      assert.deepEqual(formulas, [])
      assert.include(texts, "cmd|' /C calc'!A0")
      for (const value of PLAIN) assert.include(plain(texts), plain(value))
    }).skip(missing !== undefined, missing)

    test('a cell without the apostrophe is a formula, so this test can fail', ({ assert }) => {
      assert.isNotEmpty(opened('value\r\n=1+1\r\n', open).formulas)
    }).skip(missing !== undefined, missing)
  })

/** Normalises line breaks, blanks and quotes of different programs. */
const plain = (text: string): string => text.replaceAll('"', '').replace(/\s+/g, ' ')
