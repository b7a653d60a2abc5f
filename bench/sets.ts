import { resolve } from 'node:path'
import { startService } from './sets/service.js'
import { type SetCase, World } from './sets/world.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import type { BenchReport } from './support/table.js'

export const flags = {
  world: 'folder of the world; default ../shared/worlds/dev',
  count: 'requested people per Set, default 100',
  most: 'maximum number of Sets, default 1,000',
  of: 'only searches whose kind contains one of these words, as in `--of=query,size`',
}

type Graded = { kind: string; admitted: number; right: number; wrong: number; twice: number; unknown: number }
type Measured = Graded & { wanted: number; seconds: number; reason: string; mistakes: string[] }

/**
 * Builds Sets over a world with ground truth. Reports how many admitted people are correct, and how
 * many of the provable people were admitted.
 */
export async function run({ flags: given }: BenchOptions): Promise<BenchReport> {
  const world = new World(resolve(given.world ?? '../shared/worlds/dev'))
  const count = numberFlag(given, 'count', 100, 1)
  const of = (given.of ?? '').split(',')
  const cases = world
    .setCases()
    .filter(({ kind }) => of.some((word) => kind.includes(word)))
    .slice(0, numberFlag(given, 'most', 1_000, 1))
  const service = await startService(world)
  const measured: Measured[] = []
  try {
    for (const [i, setCase] of cases.entries()) {
      const { people, reason, seconds } = await service.build(setCase, count)
      const ids = people.map((person) => ({ person, known: world.find(person)?.id ?? null }))
      measured.push({
        ...grade(
          setCase,
          ids.map(({ known }) => known)
        ),
        ...{ wanted: Math.min(count, setCase.provable.size), seconds, reason },
        mistakes: ids.flatMap(({ person, known }) =>
          known && (setCase.match.has(known) || setCase.maybe.has(known))
            ? []
            : [
                `${setCase.query}${setCase.criteria.map((one) => `, ${one}`)}: ${known ?? 'not known'} ${JSON.stringify(person)}`,
              ]
        ),
      })
      process.stderr.write(
        `${i + 1} of ${cases.length}: ${setCase.query}, ${people.length} admitted, ${reason}\n`
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
        label: key === 'seconds' ? 'seconds per Set' : key,
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
      'Searches come from the world’s truth, as a query and criteria in words. precision: share of admitted people who match according to the truth; people who match only under a loose reading are ignored, and unrecognised people count as wrong. recall: share of the people whom pages prove, or of the requested count if that is smaller.',
      'twice: people who appear in one Set more than once.',
    ],
    details: measured.flatMap(({ mistakes }) => mistakes),
  }
}

function grade({ kind, match, maybe }: SetCase, ids: readonly (string | null)[]): Graded {
  const known = ids.filter((id) => id !== null)
  const right = known.filter((id) => match.has(id)).length
  const unknown = ids.length - known.length
  const wrong = unknown + known.filter((id) => !match.has(id) && !maybe.has(id)).length
  return { kind, admitted: ids.length, right, wrong, unknown, twice: known.length - new Set(known).size }
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
