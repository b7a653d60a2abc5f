import { resolve } from 'node:path'
import { startService } from './sets/service.js'
import { type Wish, World } from './sets/world.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import type { BenchReport } from './support/table.js'

export const flags = {
  world: 'the folder of a world whose truth is known, ../shared/worlds/dev by default',
  count: 'how many people each Set is to have, 100 by default',
  most: 'how many Sets are built at most, 1,000 by default',
  of: 'only what is asked for in words with one of these, as `--of=query,size`',
}

type Graded = { kind: string; admitted: number; right: number; wrong: number; twice: number; unknown: number }
type Measured = Graded & { wanted: number; seconds: number; reason: string; mistakes: string[] }

/** Lists built over a world whose truth is known: of those admitted how many are right, and of those pages prove how many are there. */
export async function run({ flags: given }: BenchOptions): Promise<BenchReport> {
  const world = new World(resolve(given.world ?? '../shared/worlds/dev'))
  const count = numberFlag(given, 'count', 100, 1)
  const of = (given.of ?? '').split(',')
  const preferences = world
    .preferences()
    .filter(({ kind }) => of.some((word) => kind.includes(word)))
    .slice(0, numberFlag(given, 'most', 1_000, 1))
  const service = await startService(world)
  const measured: Measured[] = []
  try {
    for (const [i, wish] of preferences.entries()) {
      const { people, reason, seconds } = await service.build(wish, count)
      const who = people.map((person) => ({ person, known: world.find(person)?.id ?? null }))
      measured.push({
        ...grade(
          wish,
          who.map(({ known }) => known)
        ),
        ...{ wanted: Math.min(count, wish.provable.size), seconds, reason },
        mistakes: who.flatMap(({ person, known }) =>
          known && (wish.match.has(known) || wish.maybe.has(known))
            ? []
            : [
                `${wish.query}${wish.criteria.map((one) => `, ${one}`)}: ${known ?? 'not known'} ${JSON.stringify(person)}`,
              ]
        ),
      })
      process.stderr.write(
        `${i + 1} of ${preferences.length}: ${wish.query}, ${people.length} admitted, ${reason}\n`
      )
    }
  } finally {
    await service.stop()
  }
  const kinds = [...new Set(measured.map(({ kind }) => kind))]
  return {
    title: `Sets of up to ${count} over ${world.folder.split('/').at(-1)}`,
    columns: [
      { key: 'kind', label: 'asked for' },
      ...['sets', 'admitted', 'precision', 'recall', 'unknown', 'twice', 'seconds'].map((key) => ({
        key,
        label: key === 'seconds' ? 'seconds a Set' : key,
        align: 'right' as const,
      })),
    ],
    rows: [
      ...kinds.map((kind) =>
        row(
          kind,
          measured.filter((one) => one.kind === kind)
        )
      ),
      row('all', measured),
    ],
    notes: [
      'Searches of the world’s truth, said as a query and criteria in words. precision: of those admitted, who the world’s truth says match; people who pass by a loose reading alone count for nothing and against nothing, and who cannot be recognised counts against. recall: of those whom pages prove, or of the count where there are more.',
      'twice: people who are in one Set more than once.',
    ],
    details: measured.flatMap(({ mistakes }) => mistakes),
  }
}

function grade({ kind, match, maybe }: Wish, who: readonly (string | null)[]): Graded {
  const known = who.filter((id) => id !== null)
  const right = known.filter((id) => match.has(id)).length
  const unknown = who.length - known.length
  const wrong = unknown + known.filter((id) => !match.has(id) && !maybe.has(id)).length
  return { kind, admitted: who.length, right, wrong, unknown, twice: known.length - new Set(known).size }
}

function row(kind: string, all: readonly Measured[]): BenchReport['rows'][number] {
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0)
  const [right, wrong] = [sum((one) => one.right), sum((one) => one.wrong)]
  return {
    kind,
    sets: all.length,
    admitted: sum((one) => one.admitted),
    precision: right / Math.max(1, right + wrong),
    recall:
      sum((one) => Math.min(one.right, one.wanted)) /
      Math.max(
        1,
        sum((one) => one.wanted)
      ),
    unknown: sum((one) => one.unknown),
    twice: sum((one) => one.twice),
    seconds: sum((one) => one.seconds) / Math.max(1, all.length),
  }
}
