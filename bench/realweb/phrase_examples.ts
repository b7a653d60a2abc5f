import { looksLikeGivenName, parseName } from '#domain/people/names/names'
import { hasNameForm } from '#domain/people/names/plausible'
import { PageSource } from '#domain/truth/research/page_source'
import { evidenceOf } from './example_evidence.js'
import { entityOf, readEntities, readSources } from './files.js'
import { splitOf } from './split.js'

/**
 * `npm run -s bench:realweb:phrases [SPLIT] > FILE` writes phrases of pages that could be names of
 * people by their form, but do not begin with a common given name, for bin/fit_names.ts.
 */
const NOW = '2026-11-02T00:00:00.000Z'
const WINDOW = { now: NOW, maxAgeDays: 3650, allowStale: true }
const MAX_LINE = 70
const MAX_PHRASE = 50
/**
 * The weight of a phrase of a page. Such phrases are rarer than names, and look more like names than other
 * phrases.
 */
const WEIGHT = 2

const split = process.argv[2] ?? 'train'
const entities = new Map(readEntities().map((entity) => [entity.id, entity]))
const names = new Set([...entities.values()].flatMap(({ cells }) => cells.name?.accepted ?? []))
const sources = readSources().filter(({ id }) => {
  const entity = entities.get(entityOf(id))
  return entity !== undefined && splitOf(entity) === split
})
const pages = new PageSource(evidenceOf(sources))
const written = new Set<string>()

for (const { url } of sources) {
  const read = await pages.read(url, WINDOW)
  if (typeof read === 'string') continue
  const texts = read.page.blocks.flatMap(({ text }) =>
    text.length < MAX_LINE ? [text] : text.split(/[.,;:|–]/).filter((part) => part.length < MAX_PHRASE)
  )
  for (const text of texts.map((one) => one.trim())) writePhrase(text)
}

function writePhrase(line: string): void {
  const capitalised = line.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase())
  const text = hasNameForm(line) ? line : capitalised
  if (!/\p{Lu}/u.test(line) || !/\s/.test(line) || !hasNameForm(text)) return
  if (names.has(text) || written.has(text) || looksLikeGivenName(parseName(text).given)) return
  written.add(text)
  process.stdout.write(`${JSON.stringify({ text, weight: WEIGHT, isOpen: true })}\n`)
}
