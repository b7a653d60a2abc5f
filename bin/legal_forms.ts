/**
 * Generates domain/people/companies/data/legal_forms.json from the GLEIF list of entity legal
 * forms: node --import=./bin/typescript.js bin/legal_forms.ts FILE.csv
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import { withoutBracketed } from '#domain/people/text/linear_text'
import { fold } from '#domain/people/text/text'

/** The two-letter forms with which company names really start or end. Others are too ambiguous. */
const TWO_LETTERS = new Set(
  'ag sa se bv nv lp kg og as oy ab ks co kb hb ky pc cc sl kk gk yk pt cv ou oe ee ae ad kd et ug ev eg ek ps lc sc ик ао оо тоо'.split(
    ' '
  )
)
/** Words of legal form names that are also common in company names. */
const NAME_WORDS =
  /\b(trust|union|foundation|association|society|fund|funds|bank|church|university|club|insurance|school|hospital|party|estate|office|branch|agency|institution|authority|municipality|government|state|other|enterprise|business|farm|coop|co op|cooperative|community|chamber|federation|charity|ideal|public|general|private|national|assoc|sole|unit|group|company limited by)\b/

/** Forms of public bodies, and plain words that also occur in company names. */
const NOT_COMPANIES = new Set(
  'canton cantone commune comune comunes confederation confederazione distretto district embassy ambassade ambasciate botschaft gemeinde kanton obec bund social son per scoop ong pac src bencom trustco cooperation undivided indivisioni indivisions procura prokura procuration cemix reit stat sal ska fon gar murad prst societe chartered on dual'.split(
    ' '
  )
)

const file = process.argv[2]
if (!file) throw new Error('Name the CSV file')
readFileSync(file)
const connection = await (await DuckDBInstance.create()).connect()
const reader = await connection.runAndReadAll(
  `SELECT "Entity Legal Form name Local name" AS name, "Entity Legal Form name Transliterated name (per ISO 01-140-10)" AS latin,
          "Abbreviations Local language" AS short, "Abbreviations transliterated" AS short_latin
   FROM read_csv('${file.replaceAll("'", "''")}', all_varchar = true)`
)

const forms = new Set<string>()
for (const row of reader.getRowObjectsJS() as Record<string, string | null>[]) {
  for (const name of [row.name, row.latin]) if (name) addName(plain(name))
  for (const list of [row.short, row.short_latin])
    for (const short of list?.split(/[;|,]/) ?? []) addShort(plain(short))
}
writeFileSync(
  new URL('../domain/people/companies/data/legal_forms.json', import.meta.url),
  `${JSON.stringify([...forms].sort(), null, 0).replaceAll('","', '",\n"')}\n`
)
console.log(`${forms.size} legal forms`)

/** Normalises like `companyKey`: folds, drops dots, and turns other punctuation into spaces. */
function plain(text: string): string {
  return fold(withoutBracketed(text, ' '))
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/**
 * Adds a name of up to six words. Skips a single Latin word unless it has a typical ending, such as
 * `-gesellschaft`.
 */
function addName(name: string): void {
  const count = name.split(' ').length
  const latin = /^[a-z ]+$/.test(name)
  if (NAME_WORDS.test(name) || NOT_COMPANIES.has(name) || count > 6) return
  if (
    count >= 2 ||
    (latin ? /(gesellschaft|selskab|selskap|bolag|yhtio|osakeyhtio|seura)$/.test(name) : name.length >= 3)
  )
    forms.add(name)
}

function addShort(short: string): void {
  const joined = short.replaceAll(' ', '')
  if (NAME_WORDS.test(short) || NOT_COMPANIES.has(short) || joined.length < 2) return
  if (/^[a-z]{2}$/.test(joined) && !TWO_LETTERS.has(joined)) return
  forms.add(short)
  if (/^(\p{L} )+\p{L}$/u.test(short)) forms.add(joined)
}
