import { type BenchOptions, numberFlag } from '#bench/support/args'
import type { BenchReport } from '#bench/support/table'
import { type Graded, gradeList, METHODS, summary } from './completeness/grade.js'
import { LEGISLATURE_STYLES, legislatures } from './completeness/legislatures.js'
import { PUBLIC_STYLES, publicLists } from './completeness/public_lists.js'
import { generateList, SEEN_STYLES, STYLES } from './completeness/worlds.js'

export const flags = {
  lists: 'generated lists per style, default 60',
  split: 'seeds of the lists: train, dev or test; default dev',
  'git-base': 'adds lists of public repositories: a URL such as https://github.com/, or a folder of mirrors',
}

const FIRST_SEED = { train: 1_000, dev: 20_000, test: 40_000 }
type Split = keyof typeof FIRST_SEED
const REAL_STYLES = [...LEGISLATURE_STYLES, ...PUBLIC_STYLES]
const COLUMNS = ['lists', 'found', 'covered', 'error', 'bias', 'width', 'cannot say']
const GOALS = ['coverage goal', 'error goal']
/** The goals: the share of intervals that contain the total, and the median relative error. */
const [MIN_COVERED, MAX_COVERED, MAX_ERROR] = [0.85, 0.95, 0.15]

/**
 * Estimates the totals of lists whose true total is known, from the finders that found each person,
 * and grades the estimates.
 */
export async function run({ data, flags: given }: BenchOptions): Promise<BenchReport> {
  const split = (given.split ?? 'dev') as Split
  const per = numberFlag(given, 'lists', 60, 1)
  const lists = STYLES.flatMap((style) =>
    Array.from({ length: per }, (_, i) => generateList(style, FIRST_SEED[split] + i))
  )
  const gitBase = given['git-base']
  const real = await legislatures(data, FIRST_SEED[split])
  if (gitBase) real.push(...(await publicLists(gitBase, FIRST_SEED[split])))
  const graded = Object.entries(METHODS).map(([method, estimate]) => {
    tell(method)
    return {
      method,
      graded: [...lists, ...real].map((one, i) => gradeList(one, FIRST_SEED[split] + i, estimate)),
    }
  })
  const [{ method: chosen, graded: own }] = graded
  const of = (styles: readonly string[]) => (one: Graded) => styles.includes(one.style)
  const groups: [string, readonly string[]][] = [
    ...[...STYLES, ...REAL_STYLES].map((style): [string, string[]] => [style, [style]]),
    ['all generated, styles learned from', SEEN_STYLES],
    ['all generated, other styles', STYLES.filter((style) => !SEEN_STYLES.includes(style))],
    ['all real', REAL_STYLES],
  ]
  const rows = [
    ...groups.map(([name, styles]) => ({ list: name, method: chosen, ...summary(own.filter(of(styles))) })),
    ...graded.map(({ method, graded: all }) => ({ list: 'all', method, ...summary(all) })),
  ]
  return {
    title: `Completeness of lists with a known total, ${split} seeds`,
    columns: [
      { key: 'list', label: 'list' },
      { key: 'method', label: 'method' },
      ...COLUMNS.map((key) => ({ key, label: key, align: 'right' as const })),
      ...GOALS.map((key) => ({ key, label: key })),
    ],
    rows: rows.filter(({ lists: count }) => count > 0).map((row) => ({ ...row, ...goalsOf(row) })),
    notes: [
      'covered: share of the 90% intervals that contain the true total. error: median relative error of the total. bias: the same with its sign. width: median width of the interval, as a share of the total. cannot say: share of lists without an estimate; the other figures leave them out.',
      ...curve(own),
    ],
    details: graded,
  }
}

/** Returns whether each figure meets its goal, or null for a missing figure. */
function goalsOf({ covered, error }: Pick<ReturnType<typeof summary>, 'covered' | 'error'>) {
  const marked = (isMet: boolean) => (isMet ? 'met' : 'MISSED')
  return {
    'coverage goal': covered === null ? null : marked(covered >= MIN_COVERED && covered <= MAX_COVERED),
    'error goal': error === null ? null : marked(error <= MAX_ERROR),
  }
}

/** Returns a line per range of the share of people found, with the coverage of its lists. */
function curve(graded: readonly Graded[]): string[] {
  const edges = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.97, 1.001]
  return edges.slice(1).flatMap((high, i) => {
    const part = graded.filter(({ found, truth }) => found / truth >= edges[i] && found / truth < high)
    if (part.length === 0) return []
    const { covered, error, 'cannot say': silent } = summary(part)
    const percent = (share: number | null) => (share === null ? '–' : `${Math.round(100 * share)}%`)
    return `found ${percent(edges[i])} to ${percent(Math.min(1, high))}: ${part.length} lists, covered ${percent(covered)}, error ${percent(error)}, cannot say ${percent(silent)}`
  })
}

const tell = (text: string) => process.stderr.write(`${text}\n`)
