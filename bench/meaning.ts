import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { WordPieceEmbedder } from '#adapters/embedder/word_pieces/word_piece_embedder'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { agreementWith, type IndexAgreement } from './meaning/agreement.js'
import { sectionBytes } from './meaning/section_bytes.js'
import { drawKinds, type QueryKind } from './meaning/queries.js'
import { instantSearch } from './meaning/service.js'
import { type Building, MixedPeople, mixedDocuments } from './meaning/world.js'
import { PEOPLE, readPeople } from './relevance/queries.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import { measureEach, timed } from './support/clock.js'
import { type Percentiles, percentiles } from './support/percentiles.js'
import { progress } from './support/progress.js'
import type { BenchReport } from './support/table.js'
import { temporaryFolder } from './support/temporary_folder.js'
import { NoEmbedder } from '#domain/search/embedder'

export const flags = {
  people: 'number of people, default 1,000,000',
  queries: 'queries per kind, default 200',
  compared: 'queries per kind that are compared with a full scan, default 40',
  keep: 'folder that keeps the index for the next run',
  seed: 'seed of the people',
}

const GOAL_MS = 10
const GOAL_RECALL = 0.95
const TITLE = 'Ranking by meaning: instant searches with the built-in vectors'

type Built = { seconds: number; embeddingSeconds: number; peakBytes: number }
type Measured = {
  kind: QueryKind
  on: Percentiles
  off: Percentiles
  /**
   * Processor time of all threads per search with vectors. Other processes on the machine hardly
   * change it.
   */
  processor: Percentiles
  agreement: IndexAgreement | null
}

/** Measures instant searches of the service with and without vectors, and the cost of vectors. */
export async function run({ flags: given }: BenchOptions): Promise<BenchReport> {
  if (!existsSync(PEOPLE))
    return { title: TITLE, columns: [], rows: [], notes: [`Skipped: there is no people file at ${PEOPLE}.`] }
  const count = numberFlag(given, 'people', 1_000_000, 1_000)
  const people = new MixedPeople(readPeople(PEOPLE), numberFlag(given, 'seed', 1))
  const directory = given.keep ? resolve(given.keep) : temporaryFolder('meaning')
  mkdirSync(directory, { recursive: true })
  const index = new EmbeddedIndex({ directory, threads: 1 })
  const built = await builtIndex(index, directory, people, count)
  const kinds = drawKinds(people, count, numberFlag(given, 'queries', 200, 1))
  const scan = new EmbeddedIndex({ directory, threads: 1, comparedExactly: Infinity })
  const measured: Measured[] = []
  for (const kind of kinds) {
    progress(kind.name)
    const [on, off] = [instantSearch(index, embedder()), instantSearch(index, new NoEmbedder())]
    const agreement = kind.vectors
      ? await agreementWith(
          scan,
          index,
          kind.requests.slice(0, numberFlag(given, 'compared', 40)),
          embedder()
        )
      : null
    measured.push({
      kind,
      on: await measureEach(kind.requests, on),
      processor: await processorTimes(kind.requests, on),
      off: await measureEach(kind.requests, off),
      agreement,
    })
  }
  const bytes = sectionBytes(join(directory, 'people'))
  await Promise.all([index.close(), scan.close()])
  return reportOf(count, built, bytes, measured)
}

async function processorTimes<T>(
  inputs: readonly T[],
  work: (input: T) => Promise<unknown>
): Promise<Percentiles> {
  const times: number[] = []
  for (const input of inputs) {
    const began = process.cpuUsage()
    await work(input)
    const { user, system } = process.cpuUsage(began)
    times.push((user + system) / 1000)
  }
  return percentiles(times)
}

const embedder = () => new WordPieceEmbedder()

/** Builds the index, unless an earlier run kept it. */
async function builtIndex(
  index: EmbeddedIndex,
  directory: string,
  people: MixedPeople,
  count: number
): Promise<Built> {
  const kept = join(directory, `built-${people.seed}-${count}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  progress(`building the index of ${count.toLocaleString('en-US')} people`)
  const building: Building = { embeddingSeconds: 0 }
  const { ms } = await timed(() =>
    index.rebuild('people', mixedDocuments(people, count, embedder(), building), 0, ({ documents }) => {
      if (documents % 50_000 === 0) progress(documents.toLocaleString('en-US'))
    })
  )
  const built = { seconds: ms / 1000, ...building, peakBytes: process.resourceUsage().maxRSS * 1024 }
  writeFileSync(kept, JSON.stringify(built))
  return built
}

function reportOf(
  count: number,
  built: Built,
  bytes: { vectors: number; all: number },
  measured: readonly Measured[]
): BenchReport {
  const perPerson = (total: number) => Math.round(total / count)
  const rows = measured.map(({ kind, on, off, processor, agreement }) => ({
    kind: kind.name,
    on: `${ms(on.p50)} / ${ms(on.p95)}`,
    processor: `${ms(processor.p50)} / ${ms(processor.p95)}`,
    off: `${ms(off.p50)} / ${ms(off.p95)}`,
    byVectors: agreement?.vectors.toFixed(3) ?? null,
    byAll: agreement?.plans.toFixed(3) ?? null,
    scan: agreement && ms(agreement.scanMs),
    result: resultOf(on, agreement),
  }))
  return {
    title: `${TITLE}, ${count.toLocaleString('en-US')} people`,
    columns: [
      { key: 'kind', label: 'query' },
      { key: 'on', label: 'vectors on, ms p50 / p95', align: 'right' },
      { key: 'processor', label: 'processor time', align: 'right' },
      { key: 'off', label: 'vectors off', align: 'right' },
      { key: 'byVectors', label: 'recall@10, vectors alone', align: 'right' },
      { key: 'byAll', label: 'recall@10, search', align: 'right' },
      { key: 'scan', label: 'full scan, ms', align: 'right' },
      { key: 'result', label: 'result' },
    ],
    rows,
    notes: [
      `Goals: p95 < ${GOAL_MS} ms with vectors, recall@10 >= ${GOAL_RECALL} against a scan of all vectors.`,
      `Build: ${built.seconds.toFixed(0)} s, of which embedding ${built.embeddingSeconds.toFixed(0)} s (${((built.embeddingSeconds / count) * 1e6).toFixed(0)} us per person); peak memory ${(built.peakBytes / 2 ** 30).toFixed(2)} GiB.`,
      `Index: ${perPerson(bytes.all)} bytes per person in memory without stored records, of which vectors ${perPerson(bytes.vectors)}.`,
      'Texts are mixed from real records, so vectors are distributed like those of real people. Each search is what POST /v1/search runs for type instant, without HTTP and SQL.',
    ],
    details: {
      count,
      built,
      bytes,
      measured: measured.map(({ kind, ...rest }) => ({ kind: kind.name, ...rest })),
    },
  }
}

function resultOf(on: Percentiles, agreement: IndexAgreement | null): string {
  const slow = on.p95 >= GOAL_MS
  const wrong = agreement !== null && Math.min(agreement.vectors, agreement.plans) < GOAL_RECALL
  if (!slow && !wrong) return 'met'
  return `MISSED: ${[...(slow ? ['p95'] : []), ...(wrong ? ['recall'] : [])].join(', ')}`
}

const ms = (value: number): string => (value < 0.1 ? value.toFixed(3) : value.toFixed(2))
