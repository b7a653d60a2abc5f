/**
 * Generates domain/search/query_language/stopwords_data.ts, small words of six languages:
 * node --import=./bin/typescript.js bin/stopwords.ts STOPWORDS
 *
 * STOPWORDS is `stopwords-iso.json` of the npm package `stopwords-iso` (MIT).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fold } from '#domain/people/text/text'
import { FUNCTION_WORDS } from '#domain/search/query_language/function_words'
import { wrapped } from './wrapped.js'

const [STOPWORDS] = process.argv.slice(2)
if (!STOPWORDS) throw new Error('Name stopwords-iso.json')

const FILE = new URL('../domain/search/query_language/stopwords_data.ts', import.meta.url)
const all: Record<string, string[]> = JSON.parse(readFileSync(STOPWORDS, 'utf8'))
const english = new Set(all.en.map(fold))

const lists = ['de', 'fr', 'es', 'it', 'pt', 'nl'].map((language) => {
  const kept = all[language]
    .map(fold)
    .filter((word) => /^[a-z]{2,}$/.test(word) && !english.has(word) && !FUNCTION_WORDS.has(word))
  return `  ${language}: \`${wrapped([...new Set(kept)].sort())}\`,`
})
writeFileSync(
  FILE,
  `/**
 * Small words of six languages without a topic, such as \`quand\`, beside those of function_words.ts.
 * bin/stopwords.ts makes these lists.
 */
export const STOPWORDS: Record<string, string> = {
${lists.join('\n')}
}
`
)
