/** The probabilities that a statement is exact, broader than the truth, or wrong. */
export type Rates = {
  exact: number
  /** The probability of a value that contains the truth, such as the country of the city. */
  broader: number
  wrong: number
}

export type Statement = {
  candidate: number
  rates: Rates
  /** The probability that a false statement has this value. */
  chance: number
  /** The statement's age in days, 0 or more. */
  age: number
  /** The probability that the source still shows the state before the last change. */
  staleness: number
  /** Whether the source states that the value no longer holds. */
  past: boolean
}

/** The possible truths of one field. */
export type Hypotheses = {
  priors: readonly number[]
  /** The prior probability that no candidate is true. */
  none: number
  /**
   * Returns the share of broader statements about `truth` that state `value`; 0 if `value` is not
   * broader.
   */
  broader: (value: number, truth: number) => number
  /** The mean lifetime of a value in days; Infinity for facts that do not change. */
  meanLifetimeDays: number
}

const NONE = -1
/** The probability that no page shows a change that follows the newest statement. */
const UNANNOUNCED = 0.2
/** The minimum likelihood, so that no statement excludes a hypothesis completely. */
const FLOOR = 1e-12

/**
 * Returns the probability of each candidate, given independent statements. The remainder to 1 is
 * the probability that no candidate is true. If values have a finite lifetime, the truth may have
 * changed once, between two statements or after the last. Older statements then describe the
 * earlier value, so many old statements do not outvote a new one. The result does not depend on the
 * statements' order.
 */
export function posterior(stated: readonly Statement[], hypotheses: Hypotheses): number[] {
  const statements = sinceNews(stated)
  const truths = [...hypotheses.priors.keys(), NONE]
  const weights = truths.map((truth) => unchanged(statements, hypotheses, truth))
  if (Number.isFinite(hypotheses.meanLifetimeDays)) {
    const changes = changePoints(statements, hypotheses.meanLifetimeDays)
    for (const [i, truth] of truths.entries()) {
      for (const earlier of truths) {
        if (earlier === truth && truth !== NONE) continue
        weights[i] += changed(statements, hypotheses, truth, earlier, changes)
      }
    }
  }
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.slice(0, -1).map((weight) => (sum > 0 ? weight / sum : 0))
}

/**
 * Counts only a share of the days since the newest statement, because a page would show most
 * changes.
 */
function sinceNews(statements: readonly Statement[]): Statement[] {
  const newest = Math.min(...statements.map(({ age }) => age))
  return statements.map((one) => ({ ...one, age: one.age - (1 - UNANNOUNCED) * newest }))
}

/**
 * An interval in which the value may have changed, with the probability of that change. Statements
 * older than `after` (days) precede the change. -1 means a change after all statements.
 */
type ChangePoint = { after: number; chance: number }

function changePoints(statements: readonly Statement[], meanLifetimeDays: number): ChangePoint[] {
  const ages = [...new Set(statements.map(({ age }) => age))].sort((a, b) => a - b)
  const stays = (age: number) => Math.exp(-Math.max(age, 0) / meanLifetimeDays)
  return ages.map((age, i) => {
    const after = i === 0 ? -1 : ages[i - 1]
    return { after, chance: stays(after) - stays(age) }
  })
}

function unchanged(statements: readonly Statement[], hypotheses: Hypotheses, truth: number): number {
  const oldest = Math.max(0, ...statements.map(({ age }) => age))
  let weight =
    priorOf(hypotheses, truth) *
    (Number.isFinite(hypotheses.meanLifetimeDays) ? Math.exp(-oldest / hypotheses.meanLifetimeDays) : 1)
  for (const statement of statements) weight *= likelihood(statement, hypotheses, truth, null)
  return weight
}

/** Returns the weight of a change from `earlier` to `truth`, summed over the change points. */
function changed(
  statements: readonly Statement[],
  hypotheses: Hypotheses,
  truth: number,
  earlier: number,
  points: readonly ChangePoint[]
): number {
  let sum = 0
  for (const { after, chance } of points) {
    // After a change that no statement follows, the true value is none of the candidates.
    if (after < 0 && truth !== NONE) continue
    let weight = chance * priorOf(hypotheses, truth) * priorOf(hypotheses, earlier)
    for (const statement of statements) {
      if (statement.age > after) weight *= likelihood(statement, hypotheses, earlier, null)
      else {
        weight *=
          (1 - statement.staleness) * likelihood(statement, hypotheses, truth, earlier) +
          statement.staleness * likelihood(statement, hypotheses, earlier, null)
      }
    }
    sum += weight
  }
  return sum
}

const priorOf = (hypotheses: Hypotheses, truth: number): number =>
  truth === NONE ? hypotheses.none : hypotheses.priors[truth]

/** Returns a statement's probability under `truth`. `earlier` is the value before a change. */
function likelihood(
  statement: Statement,
  hypotheses: Hypotheses,
  truth: number,
  earlier: number | null
): number {
  const { candidate, rates, chance, past } = statement
  const slip = Math.max(FLOOR, rates.wrong * chance)
  if (past) {
    if (truth === candidate) return slip
    return earlier === candidate ? Math.max(FLOOR, rates.exact) : Math.max(FLOOR, rates.exact * chance + slip)
  }
  if (truth === candidate) return rates.exact + slip
  const broader = truth === NONE ? 0 : hypotheses.broader(candidate, truth)
  return broader * rates.broader + slip
}
