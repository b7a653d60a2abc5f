import { agreement, type Agreement } from './agreement.js'
import type { PeopleEngine, World } from './engine.js'
import { deltaCost, rebuildUnderLoad, upsertVisibility } from './index_facts.js'
import type { PeopleQuery } from './query.js'
import { columnsOf, figureRow, milliseconds, p95Bound, type Row, timingCell, timingRow } from './report.js'
import { drawQueries, sampleWordShares, SHAPES } from './shapes.js'
import { timed } from '#bench/support/clock'
import { type Percentiles, percentiles } from '#bench/support/percentiles'
import { progress } from '#bench/support/progress'
import { Random } from '#bench/support/random'
import type { BenchReport } from '#bench/support/table'
import type { SearchIndex } from '#domain/ports/search_index'

/** `engines` begins with kith. */
export type Subjects = { world: World; index: SearchIndex; engines: PeopleEngine[] }

export type Settings = { queries: number; seconds: number }

const WORD_SAMPLE = 20_000
const DELTA_PEOPLE = 20_000
const UPSERTS = 200
const QUERIES_COMPARED = 20
/** Enough to measure a shape on an engine that needs seconds per query. */
const SHAPE_BUDGET = { milliseconds: 20_000, min: 30 }
/** The goal for a build: this many times as long as the fastest library. */
const BUILD_RATIO = 1.5

/** Measures all engines and builds the report. */
export async function measureSearch(subjects: Subjects, settings: Settings): Promise<BenchReport> {
  const { world, engines } = subjects
  const shares = sampleWordShares(world.people, Math.min(WORD_SAMPLE, world.count))
  const drawn = SHAPES.map((shape) => drawQueries(shape, world.people, world.count, settings.queries, shares))
  const mixed = new Random(world.people.seed + 2).shuffled(
    drawn.flatMap((queries, i) => (SHAPES[i].apart ? [] : queries))
  )
  const shapes = await measureShapes(subjects, drawn)
  const loads = await measureLoads(subjects, mixed, settings.seconds)
  progress('comparing answers')
  const agreements = await compare(engines, drawn)
  const facts = await indexFacts(subjects, mixed)
  return {
    title: `People search: ${world.count.toLocaleString('en-US')} synthetic people, top ten with their records`,
    columns: columnsOf(engines),
    rows: [...shapes.rows, ...loads.rows, ...shapes.processorRows, ...facts.rows],
    notes: [...agreements.map(agreementNote), ...NOTES],
    details: {
      people: world.count,
      shapes: { ...shapes.details, ...loads.details },
      agreements,
      ...facts.details,
    },
  }
}

/** Measures every shape on every engine: one row of timings, and one of processor time. */
async function measureShapes({ world, engines }: Subjects, drawn: PeopleQuery[][]) {
  const rows: Row[] = []
  const processorRows: Row[] = []
  const details: Record<string, Percentiles[]> = {}
  for (const [i, shape] of SHAPES.entries()) {
    const timings: Percentiles[] = []
    const processor: (number | null)[] = []
    for (const engine of engines) {
      progress(`${shape.name}: ${engine.label}`)
      const { timing, processorMs } = await engine.measure(drawn[i], SHAPE_BUDGET)
      timings.push(timing)
      processor.push(processorMs)
    }
    details[shape.name] = timings
    const ratio = shape.ratio ?? (shape.ranked ? 10 : 1)
    rows.push(timingRow(shape.name, engines, timings, ratio, p95Bound(world.count)))
    const cells = processor.map((ms) => ms && milliseconds(ms))
    processorRows.push(figureRow(`processor ms per query: ${shape.name}`, engines, cells, 'reported'))
  }
  return { rows, processorRows, details }
}

async function measureLoads({ world, engines }: Subjects, mixed: PeopleQuery[], seconds: number) {
  const rows: Row[] = []
  const details: Record<string, Percentiles[]> = {}
  const perSecond = (load: Percentiles) => Math.round(load.count / seconds).toLocaleString('en-US')
  const write = (load: Percentiles) => `${perSecond(load)}/s, ${timingCell(load)}`
  for (const clients of [1, 2]) {
    progress(`mixed load, ${clients} at once`)
    const timings: Percentiles[] = []
    for (const engine of engines) timings.push(percentiles(await engine.load(mixed, clients, seconds * 1000)))
    details[`mixed, ${clients}`] = timings
    const name = `mixed, ${clients} client${clients > 1 ? 's' : ''}: queries/s, ms`
    const row = timingRow(name, engines, timings, 1, p95Bound(world.count), write)
    const libraries = timings.filter((_, i) => engines[i].kind === 'library')
    const isAhead = libraries.every(({ count }) => timings[0].count >= count)
    rows.push({
      ...row,
      goal: libraries.length > 0 ? `${row.goal}, more queries/s than the libraries` : row.goal,
      result: isAhead ? row.result : String(row.result).replace('met', 'MISSED'),
    })
  }
  return { rows, details }
}

async function indexFacts({ world, index, engines }: Subjects, mixed: PeopleQuery[]) {
  const [kith] = engines
  const perPerson = (bytes: number) => Math.round(bytes / world.count)
  const row = (measure: string, figures: (string | number | null)[], goal = '', isMet?: boolean) =>
    figureRow(measure, engines, figures, goal, isMet)
  const seconds = engines.map(({ buildSeconds }) => Number(buildSeconds.toFixed(1)))
  const memory = engines.map((engine) => engine.memory())
  const generating = await timed(() => {
    for (let number = 0; number < world.count; number++) world.people.person(number)
  })
  const status = await index.status('people')
  progress('rebuilding under load')
  const rebuild = await rebuildUnderLoad(index, kith, world, mixed)
  progress('upserts')
  const upsert = await upsertVisibility(index, world, UPSERTS)
  progress('delta')
  const delta = await deltaCost(index, kith, world, DELTA_PEOPLE, mixed)
  const loaded = `${milliseconds(rebuild.latency.p50)} / ${milliseconds(rebuild.latency.p95)} / ${milliseconds(rebuild.latency.max)}`
  const limits = [Math.max(60, (60 * world.count) / 1_000_000), ...libraryLimits(engines)]
  const rows: Row[] = [
    row(
      'build, s',
      seconds,
      [`≤ ${limits[0]}`, ...(limits.length > 1 ? [`≤ ${BUILD_RATIO} × the fastest library`] : [])].join(', '),
      limits.every((limit) => kith.buildSeconds <= limit)
    ),
    row('of which generating the people, s', [Number((generating.ms / 1000).toFixed(1))]),
    row(
      'files, bytes per person',
      engines.map(({ bytes }) => perPerson(bytes)),
      'reported'
    ),
    row('in memory, bytes per person', [perPerson(status.bytes)], 'reported'),
    row(
      'resident memory when searching, bytes per person',
      memory.map((bytes) => bytes && perPerson(bytes)),
      'reported'
    ),
    row('upsert to visible', [timingCell(upsert)], 'under 1,000', upsert.max < 1000),
    row(
      `failed and wrong of ${rebuild.queries.toLocaleString('en-US')} queries during a rebuild and its swap`,
      [`${rebuild.failed} and ${rebuild.wrong}`],
      '0 and 0',
      rebuild.failed + rebuild.wrong === 0
    ),
    row('latency of these, p50 / p95 / max', [loaded], 'reported'),
    row('duration of that rebuild, s', [Number(rebuild.seconds.toFixed(1))], 'reported'),
    row(
      `adding ${DELTA_PEOPLE.toLocaleString('en-US')} people, s`,
      [Number(delta.seconds.toFixed(1))],
      'reported'
    ),
    row('mixed query without them', [timingCell(delta.before)], 'reported'),
    row('mixed query with them', [timingCell(delta.after)], 'reported'),
    row('merging them, s', [Number(delta.mergeSeconds.toFixed(1))], 'reported'),
    row('mixed query after the merge', [timingCell(delta.merged)], 'reported'),
  ]
  return {
    rows,
    details: { buildSeconds: seconds, generatingMs: generating.ms, memory, rebuild, upsert, delta },
  }
}

/** Returns the longest build that the goal allows beside the libraries; nothing without libraries. */
function libraryLimits(engines: PeopleEngine[]): number[] {
  const libraries = engines.filter(({ kind }) => kind === 'library')
  return libraries.length === 0
    ? []
    : [BUILD_RATIO * Math.min(...libraries.map(({ buildSeconds }) => buildSeconds))]
}

type Compared = { peer: string; ranked: boolean } & Agreement

async function compare([kith, ...peers]: PeopleEngine[], drawn: PeopleQuery[][]): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const peer of peers)
    for (const ranked of [false, true]) {
      const queries = SHAPES.flatMap((shape, i) =>
        shape.ranked === ranked ? drawn[i].slice(0, QUERIES_COMPARED) : []
      )
      compared.push({ peer: peer.label, ranked, ...(await agreement(kith, peer, queries)) })
    }
  return compared
}

function agreementNote({ peer, ranked, asked, same, sameCount, overlap }: Compared): string {
  if (!ranked)
    return `${peer} returned the same people in the same order for ${same} of ${asked} queries ordered by static rank.`
  const share = `${Math.round(overlap * 100)}% of the people were the same`
  return `${peer} found as many people for ${sameCount} of ${asked} queries ranked by text, and ${share}; engines score text differently.`
}

const NOTES = [
  'Timings are measured after a warm-up, one query at a time, from the query to the records.',
  'Databases and kith are timed by their caller. A library times itself in its own process and does not parse the records.',
  'Factors say how many times faster kith is than the faster database, and than the faster library, at p50 / p95.',
  'Processor time includes all threads. Resident memory of a library includes the pages of its files that it read.',
  'All peers number people by static rank and store every fact and every run of title words as one exact term.',
]
