import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { askAll } from './realweb/ask.js'
import { cellTable, isMistake } from './realweb/cell_table.js'
import {
  entityOf,
  type Entity,
  pageFile,
  PAGES,
  readEntities,
  readSources,
  type Source,
} from './realweb/files.js'
import { type Outcome, outcomesOf } from './realweb/outcomes.js'
import { pageReader } from './realweb/page_reader.js'
import { serveRecorded } from './realweb/recorded_model.js'
import { searchAll } from './realweb/searches.js'
import { scoreTable } from './realweb/report.js'
import { startService } from './realweb/service.js'
import { SPLITS, type Split, splitOf } from './realweb/split.js'
import { type BenchOptions, choiceFlag, UsageError } from './support/args.js'
import type { BenchReport } from './support/table.js'

export const flags = {
  split: 'train, dev, test or all, or several with commas; default train,dev',
  columns: 'only these columns, with commas',
  entity: 'id of one train or dev entity: prints each of its cells',
  collection: 'only entities whose id starts with it, for instance r7',
  errors: 'prints the missed and wrong cells of the train split',
  search: 'asks auto searches by post, employer, place and name instead of filling rows',
  pages: 'folder of the pages; default bench/realweb/pages',
  engine: 'rules (default), or model: a page reader with recorded answers',
  answers: 'with engine=model: folder of recorded answers, KEY.json per prompt',
  prompts: 'with engine=model: folder to which prompts without an answer are written, as KEY.md',
}

/**
 * Fills rows about real people and companies from an archive of their own public pages. Compares
 * the cells with labels, which were made by reading the pages.
 */
export async function run({ flags: given }: BenchOptions): Promise<BenchReport> {
  const engine = choiceFlag(given, 'engine', ['rules', 'model'])
  const pages = resolve(given.pages ?? PAGES)
  const splits = given.errors !== undefined ? (['train'] as const) : splitsOf(given.split)
  const { sources, complete, missing } = presentSources(pages)
  const entities = chosenEntities(given.entity, splits).filter(
    ({ id }) => complete(id) && id.startsWith(given.collection ?? '')
  )

  const model =
    engine === 'model' ? await serveRecorded(folderOf(given.answers), folderOf(given.prompts)) : null
  const service = await startService(sources, pages, model?.url)
  if (given.search !== undefined) {
    const { notes, ...table } = await searchAll(
      service,
      entities.filter((one) => one.entity_type === 'person')
    )
    await service.stop()
    return { title: 'Searches for people whose only trace is a page', ...table, notes }
  }
  const start = performance.now()
  const rows = await askAll(service, entities, given.columns?.split(',') ?? null)
  const seconds = (performance.now() - start) / 1000
  await service.stop()
  model?.stop()
  const outcomes = outcomesOf(rows, { sources, formsOf: pageReader(pages) })

  const notes = [
    `${entities.length} entities, ${rows.length} rows and ${outcomes.length} cells in ${seconds.toFixed(1)} s.`,
    ...(model
      ? [`The page reader sent ${model.asked} prompts; ${model.unanswered} have no recorded answer.`]
      : []),
    ...(missing > 0 ? [`${missing} pages are missing; their entities are skipped. ${BUILD}`] : []),
  ]
  const title = `Real web (${sources.length} pages in the archive)`
  if (given.entity !== undefined) return { title, ...cellTable(outcomes), notes }
  if (given.errors !== undefined) return { title, ...cellTable(mistakes(outcomes)), notes }
  const table = scoreTable(outcomes, splits)
  return { title, ...table, notes: [...notes, ...table.notes!, ...EXPLANATIONS] }
}

const BUILD = 'Assemble the pages with: npm run bench:realweb:build'
const EXPLANATIONS = [
  'n: cells that pages state. P: share of found cells that are right. R: share of stated cells that are found and right. false: found cells that no page states. ece: expected calibration error of found and unverified cells with a value, in ten bins. These count realistic rows: those without the own site of the person or company.',
  'site: rows that supply the own site (name_site, name_domain, domain). A slice by page counts a cell under each kind of page that states it, or that was given as evidence if none does.',
]

const folderOf = (path: string | undefined): string | null => (path ? resolve(path) : null)

function splitsOf(text = 'train,dev'): Split[] {
  if (text === 'all') return [...SPLITS]
  const names = text.split(',')
  const unknown = names.filter((name) => !SPLITS.some((split) => split === name))
  if (unknown.length > 0) throw new UsageError(`--split is ${SPLITS.join(', ')} or all, not "${unknown[0]}".`)
  return SPLITS.filter((split) => names.includes(split))
}

function chosenEntities(id: string | undefined, splits: readonly Split[]): Entity[] {
  const entities = readEntities()
  if (id === undefined) return entities.filter((entity) => splits.includes(splitOf(entity)))
  const entity = entities.find((one) => one.id === id)
  if (!entity) throw new UsageError(`No entity "${id}" in bench/realweb/data/truth.jsonl.`)
  if (splitOf(entity) === 'test')
    throw new UsageError(`${id} is in the test split, whose cells are not shown.`)
  return [entity]
}

/**
 * Returns the pages that are present, and whether all pages of an entity are present. Throws
 * UsageError if there are none.
 */
function presentSources(pages: string) {
  const all = readSources()
  const isPresent = ({ id }: Source) => existsSync(pageFile(pages, id))
  const sources = all.filter(isPresent)
  if (sources.length === 0) throw new UsageError(`There are no pages in ${pages}. ${BUILD}`)
  const incomplete = new Set(all.filter((source) => !isPresent(source)).map(({ id }) => entityOf(id)))
  return { sources, missing: all.length - sources.length, complete: (id: string) => !incomplete.has(id) }
}

/** Sorts mistakes by column, so that similar errors are next to each other. */
const mistakes = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes
    .filter(isMistake)
    .sort((a, b) => a.column.localeCompare(b.column) || a.entity.localeCompare(b.entity))
