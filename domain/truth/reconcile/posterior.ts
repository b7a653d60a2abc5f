/** What a source's statements on a field come to. All are chances: that it states the truth, something broader, something false. */
export type Rates = {
  exact: number
  /** That it names a value the truth lies within: the country for the city. */
  broader: number
  wrong: number
}

/** One independent statement. */
export type Statement = {
  /** Which candidate it states. */
  candidate: number
  rates: Rates
  /** The chance that a false statement comes to this value. */
  chance: number
  /** Days before now that it speaks of, 0 or more. */
  age: number
  /** The chance that it repeats what was so before the last change: of sources that update late. */
  staleness: number
  /** It says that the value is no longer so. */
  past: boolean
}

/** What the truth of one field can be. */
export type Scene = {
  /** Prior chance of each candidate. */
  priors: readonly number[]
  /** Prior chance that the truth is none of them. */
  none: number
  /** 0 where `value` is not broader than `truth`; else the chance that a source which names a broader value names this one. */
  broader: (value: number, truth: number) => number
  /** Days that a value meanLifetimeDays on average; Infinity for facts that do not change. */
  meanLifetimeDays: number
}

const NONE = -1
/** The share of changes that no page read since tells of: most show on the profile, the site or in the news that a search finds. */
const UNANNOUNCED = 0.2
/** No statement rules a hypothesis out altogether. */
const FLOOR = 1e-12

/**
 * The probability of each candidate given independent statements (their sum falls short of 1 by the probability that the
 * truth is none of them). Of a field that changes, the truth may have changed once between two of the statements or after the
 * last: older statements then speak of the earlier value, so many that agree on it do not outvote a newer one by their number.
 * The order of statements does not matter.
 */
export function posterior(stated: readonly Statement[], scene: Scene): number[] {
  const statements = sinceNews(stated)
  const truths = [...scene.priors.keys(), NONE]
  const weights = truths.map((truth) => unchanged(statements, scene, truth))
  if (Number.isFinite(scene.meanLifetimeDays)) {
    const changes = changePoints(statements, scene.meanLifetimeDays)
    for (const [i, truth] of truths.entries()) {
      for (const earlier of truths) {
        if (earlier === truth && truth !== NONE) continue
        weights[i] += changed(statements, scene, truth, earlier, changes)
      }
    }
  }
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.slice(0, -1).map((weight) => (sum > 0 ? weight / sum : 0))
}

/** The statements with the days since the newest of them counted as far as a change in them may have gone unannounced. */
function sinceNews(statements: readonly Statement[]): Statement[] {
  const newest = Math.min(...statements.map(({ age }) => age))
  return statements.map((one) => ({ ...one, age: one.age - (1 - UNANNOUNCED) * newest }))
}

/** A time of change between ages, with its chance; `after` is the age of the oldest statement that is newer than it. */
type ChangePoint = { after: number; chance: number }

function changePoints(statements: readonly Statement[], meanLifetimeDays: number): ChangePoint[] {
  const ages = [...new Set(statements.map(({ age }) => age))].sort((a, b) => a - b)
  return ages.map((age, i) => {
    const after = i === 0 ? -1 : ages[i - 1]
    return {
      after,
      chance: Math.exp(-Math.max(after, 0) / meanLifetimeDays) - Math.exp(-age / meanLifetimeDays),
    }
  })
}

function unchanged(statements: readonly Statement[], scene: Scene, truth: number): number {
  const oldest = Math.max(0, ...statements.map(({ age }) => age))
  let weight =
    priorOf(scene, truth) *
    (Number.isFinite(scene.meanLifetimeDays) ? Math.exp(-oldest / scene.meanLifetimeDays) : 1)
  for (const statement of statements) weight *= likelihood(statement, scene, truth, null)
  return weight
}

/** The weight of: `truth` now, `earlier` before, changed at any of the points. */
function changed(
  statements: readonly Statement[],
  scene: Scene,
  truth: number,
  earlier: number,
  points: readonly ChangePoint[]
): number {
  let sum = 0
  for (const { after, chance } of points) {
    // After every statement nothing speaks for a new value, so the truth is none of those stated.
    if (after < 0 !== (truth === NONE) && after < 0) continue
    let weight = chance * priorOf(scene, truth) * priorOf(scene, earlier)
    for (const statement of statements) {
      if (statement.age > after) weight *= likelihood(statement, scene, earlier, null)
      else {
        weight *=
          (1 - statement.staleness) * likelihood(statement, scene, truth, earlier) +
          statement.staleness * likelihood(statement, scene, earlier, null)
      }
    }
    sum += weight
  }
  return sum
}

function priorOf(scene: Scene, truth: number): number {
  return truth === NONE ? scene.none : scene.priors[truth]
}

/** The chance of a statement where `truth` holds at its time and `earlier`, if known, held before. */
function likelihood(statement: Statement, scene: Scene, truth: number, earlier: number | null): number {
  const { candidate, rates, chance, past } = statement
  const slip = Math.max(FLOOR, rates.wrong * chance)
  if (past) {
    if (truth === candidate) return slip
    return earlier === candidate ? Math.max(FLOOR, rates.exact) : Math.max(FLOOR, rates.exact * chance + slip)
  }
  if (truth === candidate) return rates.exact + slip
  const broader = truth === NONE ? 0 : scene.broader(candidate, truth)
  return broader * rates.broader + slip
}
