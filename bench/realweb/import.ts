/**
 * `npm run bench:realweb:import -- [--update] FOLDER...` merges folders of collected pages and
 * labels into data/, and copies the pages to pages/. Entities that are already in data/ stay as
 * they are unless `--update` is given. Entities with a problem are reported and left out.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsOf } from './check.js'
import {
  DATA,
  entityOf,
  type Entity,
  pageFile,
  PAGES,
  readEntities,
  readSources,
  type Source,
} from './files.js'
import { pageReader } from './page_reader.js'
import { splitOf, SPLITS } from './split.js'

/** Labels use names that the service has as built-in columns. */
const RENAMED: Record<string, string> = { 'custom.industry': 'industry' }

function main(argv: string[]): void {
  const folders = argv.filter((argument) => !argument.startsWith('--'))
  const isUpdate = argv.includes('--update')
  let sources = readSources()
  let entities = readEntities()
  for (const folder of folders) {
    const present = new Set(isUpdate ? [] : entities.map(({ id }) => id))
    const isNew = (id: string) => !present.has(id)
    const newEntities = readEntities(folder)
      .map(withBuiltInColumns)
      .filter(({ id }) => isNew(id))
    const collected = new Set(newEntities.map(({ id }) => id))
    const newSources = readSources(folder).filter(({ id }) => collected.has(entityOf(id)))
    const problems = problemsOf(newSources, newEntities, pageReader(join(folder, 'pages')))
    const taken = new Set(
      sources.filter(({ id }) => !collected.has(entityOf(id))).map(({ url }) => url.replace(/\/$/, ''))
    )
    for (const { id, url } of newSources)
      if (taken.has(url.replace(/\/$/, '')))
        problems.push({ entity: entityOf(id), problem: `page ${id}: ${url} is in data/ already` })
    for (const { entity, problem } of problems) console.error(`${folder}: ${entity}: ${problem}`)

    const wrong = new Set(problems.map(({ entity }) => entity))
    const good = newEntities.filter(({ id }) => !wrong.has(id))
    const goodIds = new Set(good.map(({ id }) => id))
    const goodSources = newSources.filter(({ id }) => goodIds.has(entityOf(id)))
    entities = [...entities.filter(({ id }) => !goodIds.has(id)), ...good]
    sources = [
      ...sources.filter(({ id }) => !goodIds.has(entityOf(id))),
      ...goodSources.map((source) => ({ ...source, sha256: copyPage(folder, source.id) })),
    ]
    console.log(
      `${folder}: ${good.length} entities and ${goodSources.length} pages added, ${wrong.size} left out`
    )
  }
  writeLines('pages.jsonl', sources)
  writeLines('truth.jsonl', entities)
  const counts = SPLITS.map((split) => `${split} ${entities.filter((one) => splitOf(one) === split).length}`)
  console.log(`data/: ${entities.length} entities (${counts.join(', ')}), ${sources.length} pages`)
}

function withBuiltInColumns(entity: Entity): Entity {
  const cells = Object.entries(entity.cells).map(([column, label]) => [RENAMED[column] ?? column, label])
  return { ...entity, cells: Object.fromEntries(cells) }
}

/** Copies a page to pages/ and returns its SHA-256. */
function copyPage(folder: string, id: string): string {
  const [from, to] = [pageFile(join(folder, 'pages'), id), pageFile(PAGES, id)]
  if (!existsSync(dirname(to))) mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
  return createHash('sha256').update(readFileSync(from)).digest('hex')
}

function writeLines(name: string, items: readonly (Source | Entity)[]): void {
  const sorted = [...items].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  writeFileSync(join(DATA, name), sorted.map((item) => JSON.stringify(item) + '\n').join(''))
}

main(process.argv.slice(2))
