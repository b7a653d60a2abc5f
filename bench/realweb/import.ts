/**
 * `npm run bench:realweb:import -- [--update] FOLDER...` merges folders of collected pages and
 * labels into data/, and copies the pages to pages/. Entities that are already in data/ stay as
 * they are unless `--update` is given. Entities with a problem are reported and left out.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
import { normalised, withoutContacts } from './normalise.js'
import { pageReader } from './page_reader.js'
import { SPLITS, splitOf } from './split.js'

type Data = { sources: Source[]; entities: Entity[] }

function main(argv: string[]): void {
  const isUpdate = argv.includes('--update')
  const folders = argv.filter((argument) => !argument.startsWith('--'))
  let data: Data = { sources: readSources(), entities: readEntities() }
  for (const folder of folders) data = merge(data, folder, isUpdate)
  writeLines('pages.jsonl', data.sources)
  writeLines('truth.jsonl', data.entities)
  const counts = SPLITS.map(
    (split) => `${split} ${data.entities.filter((one) => splitOf(one) === split).length}`
  )
  console.log(`data/: ${data.entities.length} entities (${counts.join(', ')}), ${data.sources.length} pages`)
}

function merge(data: Data, folder: string, isUpdate: boolean): Data {
  const present = new Set(isUpdate ? [] : data.entities.map(({ id }) => id))
  const collected = readSources(folder)
  const added = readEntities(folder)
    .filter(({ id }) => !present.has(id))
    .map((entity) => normalised(entity, collected))
  const addedIds = new Set(added.map(({ id }) => id))
  const kept = data.sources.filter(({ id }) => !addedIds.has(entityOf(id)))
  const sources = collected.filter(({ id }) => addedIds.has(entityOf(id)))

  const wrong = new Set<string>()
  const formsOf = pageReader(join(folder, 'pages'))
  for (;;) {
    const isRight = (id: string) => !wrong.has(id)
    const rest = sources.filter(({ id }) => isRight(entityOf(id)))
    const restEntities = added.filter(({ id }) => isRight(id))
    // Leaving out an entity can leave others without pages that they share. So check again.
    const problems = problemsOf([...kept, ...rest], restEntities, formsOf).filter(({ entity }) =>
      addedIds.has(entity)
    )
    for (const { entity, problem } of problems) {
      console.error(`${folder}: ${entity}: ${problem}`)
      wrong.add(entity)
    }
    if (problems.length > 0) continue
    console.log(`${folder}: ${restEntities.length} entities added, ${wrong.size} left out`)
    return {
      entities: [
        ...data.entities.filter(({ id }) => !addedIds.has(id) || wrong.has(id)),
        ...restEntities.map(withoutContacts),
      ],
      sources: [...kept, ...rest.map((source) => ({ ...source, sha256: copyPage(folder, source.id) }))],
    }
  }
}

/** Copies a page to pages/ and returns its SHA-256. */
function copyPage(folder: string, id: string): string {
  const [from, to] = [pageFile(join(folder, 'pages'), id), pageFile(PAGES, id)]
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
  return createHash('sha256').update(readFileSync(from)).digest('hex')
}

function writeLines(name: string, items: readonly (Source | Entity)[]): void {
  const sorted = [...items].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  writeFileSync(join(DATA, name), sorted.map((item) => JSON.stringify(item) + '\n').join(''))
}

main(process.argv.slice(2))
