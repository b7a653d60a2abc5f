import { agreement, type Agreement } from './agreement.js'
import type { PeopleEngine, World } from './engine.js'
import { deltaCost, rebuildUnderLoad, searchingMemory, upsertVisibility } from './index_facts.js'
import type { Adapter } from './kith_engine.js'
import type { PeopleQuery } from './query.js'
import { COLUMNS, figureRow, milliseconds, p95Bound, type Row, timingCell, timingRow } from './report.js'
import { drawQueries, sampleWordShares, SHAPES } from './shapes.js'
import { measureEach, timed } from '#bench/support/clock'
import { type Percentiles, percentiles } from '#bench/support/percentiles'
import { progress } from '#bench/support/progress'
import { Random } from '#bench/support/random'
import type { BenchReport } from '#bench/support/table'
import type { SearchIndex } from '#domain/ports/search_index'

export type Subjects = {
  world: World
  index: SearchIndex
  directory: string
  adapter: Adapter
  kith: PeopleEngine
  sqlite: PeopleEngine | null
  postgres: PeopleEngine | null
}

export type Settings = { queries: number; seconds: number }

const WORD_SAMPLE = 20_000
const DELTA_PEOPLE = 20_000
const UPSERTS = 200
const QUERIES_COMPARED = 20
/** Enough to measure a shape on an engine that needs seconds per query. */
const SHAPE_BUDGET = { milliseconds: 20_000, min: 30 }

/** Measures all engines and builds the report. */
export async function measureSearch(subjects: Subjects, settings: Settings): Promise<BenchReport> {
  const { world, kith, sqlite, postgres } = subjects
  const engines = [kith, sqlite, postgres]
  const shares = sampleWordShares(world.people, Math.min(WORD_SAMPLE, world.count))
  const drawn = SHAPES.map((shape) => drawQueries(shape, world.people, world.count, settings.queries, shares))
  const mixed = new Random(world.people.seed + 2).shuffled(
    drawn.flatMap((queries, i) => (SHAPES[i].apart ? [] : queries))
  )
  const bound = p95Bound(world.count)
  const rows: Row[] = []
  const shapes: Record<string, (Percentiles | null)[]> = {}

  for (const [i, shape] of SHAPES.entries()) {
    const timings: (Percentiles | null)[] = []
    for (const engine of engines) {
      progress(`${shape.name}: ${engine?.label ?? 'left out'}`)
      timings.push(engine && (await measureEach(drawn[i], engine.search, SHAPE_BUDGET)))
    }
    shapes[shape.name] = timings
    rows.push(timingRow(shape.name, timings, shape.ratio ?? (shape.ranked ? 10 : 1), bound))
  }
  for (const clients of [1, 2]) {
    progress(`mixed load, ${clients} at once`)
    const timings: (Percentiles | null)[] = []
    for (const engine of engines)
      timings.push(engine && percentiles(await engine.load(mixed, clients, settings.seconds * 1000)))
    const perSecond = (load: Percentiles) => Math.round(load.count / settings.seconds).toLocaleString('en-US')
    const write = (load: Percentiles | null) =>
      load ? `${perSecond(load)}/s, ${timingCell(load)}` : 'left out'
    shapes[`mixed, ${clients}`] = timings
    rows.push(
      timingRow(`mixed, ${clients} client${clients > 1 ? 's' : ''}: queries/s, ms`, timings, 1, bound, write)
    )
  }
  progress('comparing answers')
  const agreements = await compare(kith, [sqlite, postgres], drawn)
  const facts = await indexFacts(subjects, mixed)
  return {
    title: `People search: ${world.count.toLocaleString('en-US')} synthetic people, top ten with their records`,
    columns: COLUMNS,
    rows: [...rows, ...facts.rows],
    notes: [...agreements.map(agreementNote), ...NOTES],
    details: { people: world.count, shapes, agreements, ...facts.details },
  }
}

async function indexFacts(subjects: Subjects, mixed: PeopleQuery[]) {
  const { world, index, directory, adapter, kith, sqlite, postgres } = subjects
  const engines = [kith, sqlite, postgres]
  const perPerson = (bytes: number) => Math.round(bytes / world.count)
  const seconds = engines.map((engine) => engine && Number(engine.buildSeconds.toFixed(1)))
  const generating = await timed(() => {
    for (let number = 0; number < world.count; number++) world.people.person(number)
  })
  const status = await index.status('people')
  const memory = adapter === 'embedded' ? searchingMemory(directory) : null
  progress('rebuilding under load')
  const rebuild = await rebuildUnderLoad(index, kith, world, mixed)
  progress('upserts')
  const upsert = await upsertVisibility(index, world, UPSERTS)
  progress('delta')
  const delta = await deltaCost(index, kith, world, DELTA_PEOPLE, mixed)
  const goalSeconds = Math.max(60, (60 * world.count) / 1_000_000)
  const loaded = `${milliseconds(rebuild.latency.p50)} / ${milliseconds(rebuild.latency.p95)} / ${milliseconds(rebuild.latency.max)}`
  const rows: Row[] = [
    figureRow('build, s', seconds, `≤ ${goalSeconds}`, kith.buildSeconds <= goalSeconds),
    figureRow('of which generating the people, s', [Number((generating.ms / 1000).toFixed(1))]),
    figureRow(
      'files, bytes per person',
      engines.map((engine) => engine && perPerson(engine.bytes)),
      'reported'
    ),
    figureRow('in memory, bytes per person', [perPerson(status.bytes)], 'reported'),
    figureRow('resident memory when searching, bytes per person', [memory && perPerson(memory)], 'reported'),
    figureRow('upsert to visible', [timingCell(upsert)], 'under 1,000', upsert.max < 1000),
    figureRow(
      `failed and wrong of ${rebuild.queries.toLocaleString('en-US')} queries during a rebuild and its swap`,
      [`${rebuild.failed} and ${rebuild.wrong}`],
      '0 and 0',
      rebuild.failed + rebuild.wrong === 0
    ),
    figureRow('latency of these, p50 / p95 / max', [loaded], 'reported'),
    figureRow('duration of that rebuild, s', [Number(rebuild.seconds.toFixed(1))], 'reported'),
    figureRow(
      `adding ${DELTA_PEOPLE.toLocaleString('en-US')} people, s`,
      [Number(delta.seconds.toFixed(1))],
      'reported'
    ),
    figureRow('mixed query without them', [timingCell(delta.before)], 'reported'),
    figureRow('mixed query with them', [timingCell(delta.after)], 'reported'),
    figureRow('merging them, s', [Number(delta.mergeSeconds.toFixed(1))], 'reported'),
    figureRow('mixed query after the merge', [timingCell(delta.merged)], 'reported'),
  ]
  return {
    rows,
    details: { buildSeconds: seconds, generatingMs: generating.ms, memory, rebuild, upsert, delta },
  }
}

type Compared = { peer: string; ranked: boolean } & Agreement

async function compare(
  kith: PeopleEngine,
  peers: (PeopleEngine | null)[],
  drawn: PeopleQuery[][]
): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const peer of peers.filter((peer) => peer !== null))
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
  'Timings are measured by the caller after a warm-up, one query at a time, from the query to the parsed records.',
  'Factors say how many times faster kith is than the faster peer, at p50 / p95.',
  'All peers number people by static rank and store every fact and every run of title words as one exact term.',
]
