import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Answered, askAll } from './relevance/ask.js'
import { bm25Engine } from './relevance/bm25.js'
import { pairedBootstrap } from './relevance/bootstrap.js'
import type { Engine } from './relevance/engine.js'
import { explain } from './relevance/errors.js'
import {
  type CorpusRecord,
  PEOPLE,
  readPeople,
  readQueries,
  type RelevanceQuery,
  type Split,
  SPLITS,
} from './relevance/queries.js'
import { COLUMNS, differenceText, EXPLANATIONS, type Run, rowsOf } from './relevance/report.js'
import { readRun, saveRun } from './relevance/runs.js'
import { type RelevanceService, startService } from './relevance/service.js'
import { vectorEngine } from './relevance/vectors.js'
import { type BenchOptions, UsageError } from './support/args.js'
import { progress } from './support/progress.js'
import type { BenchReport } from './support/table.js'

/** Git ignores this folder. */
const VECTORS = 'tmp/relevance-vectors.sqlite3'

export const flags = {
  split: 'train, dev or test, or several with commas; default train,dev',
  modes:
    'instant, fast, auto, deep, bm25, vectors, or several with commas; default instant,fast,bm25,vectors (auto and deep find nobody here, because they verify people on pages)',
  compare: 'two of the modes, as in fast,instant: a paired bootstrap of their nDCG@10',
  save: 'folder to which the answers are written, MODE.jsonl per mode',
  against: 'folder of answers that an earlier run saved: each mode is compared with its own',
  errors: 'explains each answer of the train split, worst first',
  people: `the people file; default ${PEOPLE}`,
  encoder: 'off: ranks by the built-in vectors, without the sentence model',
  keep: 'data folder that keeps the imported people for the next run',
  vectors: `file that keeps the vectors of the sentence model for the next run; default ${VECTORS}`,
}

/** The modes of the service. */
const OURS = ['instant', 'fast', 'auto', 'deep'] as const
/** Other engines over the same people. */
const PEERS: Record<string, (people: readonly CorpusRecord[]) => Engine> = {
  bm25: bm25Engine,
  vectors: vectorEngine,
}

/** Runs graded queries about real people on the service and on peer engines. */
export async function run({ flags: given }: BenchOptions): Promise<BenchReport> {
  const isExplained = given.errors !== undefined
  const splits = isExplained ? (['train'] as const) : namesOf('split', given.split ?? 'train,dev', SPLITS)
  const modes = namesOf('modes', given.modes ?? 'instant,fast,bm25,vectors', [...OURS, ...Object.keys(PEERS)])
  const file = given.people ?? PEOPLE
  const title = 'Relevance of people search on real people'
  if (given.people === undefined && !existsSync(PEOPLE))
    return { title, columns: [], rows: [], notes: [`Skipped: there is no people file at ${PEOPLE}.`] }
  const people = readPeople(file)
  const queries = readQueries().filter(({ split }) => splits.some((one) => one === split))

  const service = await startService(file, people, {
    folder: given.keep,
    vectors: given.vectors ?? VECTORS,
    embeds: given.encoder !== 'off',
  })
  const runs: Run[] = []
  for (const mode of modes) {
    progress(`asking ${mode}`)
    const ours = OURS.find((one) => one === mode)
    const engine = ours ? service.engine(ours) : PEERS[mode](people)
    const answered = await askAll(engine, queries)
    runs.push({ mode, label: engine.label, isOurs: ours !== undefined, answered })
    if (given.save) saveRun(resolve(given.save), mode, answered)
  }
  const explained = isExplained ? await explainAll(service, runs, people) : []
  await service.stop()

  const earlier = given.against ? earlierRuns(resolve(given.against), runs, queries) : []
  return {
    title: `${title}: ${queries.length} queries, ${people.length.toLocaleString('en-US')} people`,
    columns: COLUMNS,
    rows: rowsOf([...runs, ...earlier.map(([, run]) => run)], splits),
    notes: [
      ...[...comparisons(given.compare, runs), ...earlier].flatMap(([a, b]) => compared(a, b, splits)),
      ...EXPLANATIONS,
      ...explained,
    ],
    details: runs.map(({ mode, answered }) => ({
      mode,
      queries: answered.map(({ query, marks, ms }) => ({ id: query.id, ...marks, ms })),
    })),
  }
}

function namesOf<T extends string>(flag: string, text: string, known: readonly T[]): T[] {
  const names = text.split(',')
  const unknown = names.find((name) => !known.some((one) => one === name))
  if (unknown !== undefined) throw new UsageError(`--${flag} is ${known.join(', ')}, not "${unknown}".`)
  return known.filter((one) => names.includes(one))
}

/**
 * Returns the runs of the named pair of modes to compare. The default is fast and instant, because
 * fast must be better.
 */
function comparisons(text: string | undefined, runs: readonly Run[]): [Run, Run][] {
  const pair = (text ?? 'fast,instant').split(',').map((mode) => runs.find((run) => run.mode === mode))
  if (pair.length === 2 && pair[0] && pair[1]) return [[pair[0], pair[1]]]
  if (text === undefined) return []
  throw new UsageError('--compare names two of the modes: --compare=fast,instant.')
}

function earlierRuns(folder: string, runs: readonly Run[], queries: readonly RelevanceQuery[]): [Run, Run][] {
  return runs.flatMap((run) => {
    const answered = run.isOurs ? readRun(folder, run.mode, queries) : null
    const label = `${run.label} before`
    return answered ? [[run, { mode: label, label, isOurs: false, answered }] as [Run, Run]] : []
  })
}

function compared(a: Run, b: Run, splits: readonly Split[]): string[] {
  return splits.map((split) => {
    const [left, right] = [a, b].map(({ answered }) =>
      answered.filter(({ query }) => query.split === split).map(ndcg)
    )
    return differenceText(split, a.label, b.label, pairedBootstrap(left, right))
  })
}

const ndcg = ({ marks }: Answered) => marks.ndcg

async function explainAll(
  service: RelevanceService,
  runs: readonly Run[],
  people: readonly CorpusRecord[]
): Promise<string[]> {
  const byId = new Map(people.map((person) => [person.id, person]))
  const explained: string[] = []
  const ours = runs.filter(({ isOurs }) => isOurs)
  const answers = ours.flatMap(({ mode, answered }) => answered.map((answer) => ({ mode, answer })))
  for (const { mode, answer } of answers.sort((a, b) => ndcg(a.answer) - ndcg(b.answer)))
    if (answer.marks.ndcg < 1)
      explained.push(explain(mode, answer, await service.read(answer.query.text), byId))
  return explained
}
