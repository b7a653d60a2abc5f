import { compareTexts } from '#domain/people/text/text'
import { type Column, holdsSeveral, valueKindOf } from '../column.js'
import { RULES } from '../values/rules.js'
import type { CellValue, ValueRules } from '../values/value.js'
import { chanceOf, type ValueCluster, clusterVotes, isBroader } from './clusters.js'
import { copyGroups } from './copies.js'
import { type Hypotheses, posterior, type Statement } from './posterior.js'
import { fieldGroupOf, stalenessOf, meanLifetimeDaysOf, ratesOf, type ReliabilityTable } from './sources.js'
import type { Vote } from './vote.js'
import { FOUND, LIKELIER_THAN_NOT } from '../thresholds.js'

export type ReconcileContext = {
  /** The time for computing ages (ISO 8601). */
  now: string
  /** The row's country (ISO 3166-1 alpha-2). */
  country?: string
  reliability?: ReliabilityTable
  /** Replaces the confidence of the values that it can judge. */
  judge?: ValueJudge
}

/**
 * Returns the probability that a value is right, judged by more than the reliability of its votes. Null if
 * the judge cannot decide.
 */
export type ValueJudge = (scored: ScoredValues, index: number) => number | null

export type Answer = {
  status: 'found' | 'unverified' | 'not_found'
  /** The best candidate, even if `unverified`; null if there is none. */
  value: CellValue | null
  /** The probability that the value is true, 0 to 1; null without a candidate. */
  confidence: number | null
  /** Votes for the value, then for each broader value; strongest first, one per page and value. */
  supporters: Vote[]
}

const NOT_FOUND: Answer = { status: 'not_found', value: null, confidence: null, supporters: [] }
const DAY_MS = 86_400_000
/** Limits per cell. Weaker values and statements rarely change the result, so they are dropped. */
const MAX_CLUSTERS = 24
const MAX_STATEMENTS = 60

/**
 * Computes one answer for a cell from all statements of pages. Clusters equal values, counts copies
 * once, and weights each statement by its source's reliability on the field, its age and the
 * probability that it is about the row. The confidence includes the probability of narrower values.
 * The result does not depend on the votes' order.
 */
export const reconcile = (column: Column, votes: readonly Vote[], context: ReconcileContext): Answer =>
  answerOf(scoreValues(column, votes, context), context.judge)

/**
 * Chooses the most precise value that is more likely than not. Otherwise chooses the most likely
 * value, with the status `unverified`. If `scored` is null, the status is `not_found`. The
 * confidence of a value is what `judge` returns, or else its probability.
 */
export function answerOf(scored: ScoredValues | null, judge?: ValueJudge): Answer {
  if (!scored) return NOT_FOUND
  const { clusters, probabilities, broader, weightOf, totalOf } = scored
  const ranked = [...clusters.keys()]
    .filter((i) => hasPresent(clusters[i]))
    .map((i) => {
      const judged = judge?.(scored, i) ?? null
      const depth = broader.filter((row) => row[i]).length
      return { i, depth, confidence: judged ?? totalOf(i), own: judged ?? probabilities[i] }
    })
    .sort((a, b) => b.confidence - a.confidence || b.depth - a.depth || a.i - b.i)
  const precise = ranked
    .filter(({ confidence }) => confidence >= LIKELIER_THAN_NOT)
    .sort((a, b) => b.depth - a.depth)
  const best = precise[0] ?? ranked.sort((a, b) => b.own - a.own || a.i - b.i)[0]
  const supporting = [clusters[best.i], ...clusters.filter((_, outer) => broader[outer][best.i])]
  return {
    status: best.confidence >= FOUND ? 'found' : 'unverified',
    value: scored.shownOf(best.i),
    confidence: best.confidence,
    supporters: supporting.flatMap((cluster) => strongest(cluster, weightOf)),
  }
}

/** A stated value, the probability that it is true, and the votes that state it as current. */
export type ValueCandidate = { value: CellValue; probability: number; supporters: Vote[] }

/** Returns the values stated as current, at most `MAX_CLUSTERS`, with their own probabilities. */
export function candidatesOf(
  column: Column,
  votes: readonly Vote[],
  context: ReconcileContext
): ValueCandidate[] {
  const scored = scoreValues(column, votes, context)
  if (!scored) return []
  const { clusters, probabilities, weightOf } = scored
  return clusters.filter(hasPresent).map((cluster) => ({
    value: shownOf(cluster, weightOf),
    probability: probabilities[clusters.indexOf(cluster)],
    supporters: strongest(cluster, weightOf),
  }))
}

/**
 * The stated values, the best supported first. `probabilities[i]` and `broader[i]` belong to
 * `clusters[i]`. `broader[i][j]` is true if value `i` is broader than value `j`.
 */
export type ScoredValues = NonNullable<ReturnType<typeof scoreValues>>
/** Computes the probabilities of stated values. Returns null if no vote states a current value. */
export function scoreValues(column: Column, votes: readonly Vote[], context: ReconcileContext) {
  const rules = RULES[valueKindOf(column)]
  const weightOf = (vote: Vote) => strengthOf(column, vote, context)
  const read = { country: context.country, options: column.options }
  const clusters = clusterVotes(votes, rules, read)
    .map((cluster) => ({ ...cluster, weight: sum(cluster.votes.map(({ vote }) => weightOf(vote))) }))
    .sort((a, b) => b.weight - a.weight || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, MAX_CLUSTERS)
  if (!clusters.some(hasPresent)) return null

  const group = fieldGroupOf(column)
  const statements = clusters
    .flatMap((cluster, i) => statementsOf(column, cluster, i, rules, context))
    .sort((a, b) => b.rates.exact - a.rates.exact || a.age - b.age)
    .slice(0, MAX_STATEMENTS)
  const chances = clusters.map((cluster) => chanceOf(rules, cluster))
  // At least a tenth of the prior is for a truth that no page states.
  const share = Math.min(1, 0.9 / sum(chances))
  const priors = chances.map((chance) => chance * share)
  const broader = clusters.map((outer) => clusters.map((inner) => isBroader(rules, outer, inner)))
  const hypotheses = {
    priors,
    none: 1 - sum(priors),
    broader: (value: number, truth: number) => (broader[value][truth] ? 1 : 0),
    meanLifetimeDays: meanLifetimeDaysOf(group, context.reliability),
  }
  const probabilities = holdsSeveral(column)
    ? clusters.map((_, i) => aloneProbability(i, statements, hypotheses))
    : group === 'role'
      ? clusters.map((_, i) => {
          const rivals = statements.filter(
            (one) => one.candidate === i || !areHeldTogether(clusters[one.candidate], clusters[i])
          )
          return posterior(rivals, hypotheses)[i]
        })
      : posterior(statements, hypotheses)
  return {
    clusters,
    probabilities,
    broader,
    weightOf,
    shownOf: (i: number) => shownOf(clusters[i], weightOf),
    /** A value's probability. A narrower value supports the broader values that contain it. */
    totalOf: (i: number) =>
      Math.min(1, probabilities[i] + sum(probabilities.filter((_, inner) => broader[i][inner]))),
  }
}

/**
 * Reports whether one page that is likely about the row states both values as current, because a person may
 * have two jobs. If the values differ in script, two pages of one site also count.
 */
export const areHeldTogether = (a: ValueCluster, b: ValueCluster): boolean => {
  const placesOf = ({ votes }: ValueCluster) =>
    votes.flatMap(({ vote }) => (!vote.past && vote.identity >= LIKELIER_THAN_NOT ? [vote.url] : []))
  const isTranslated = isUnspaced(a) !== isUnspaced(b)
  const placeOf = (url: string) => (isTranslated ? (URL.parse(url)?.host ?? url) : url)
  const places = new Set(placesOf(a).map(placeOf))
  return placesOf(b).some((url) => places.has(placeOf(url)))
}

/** Whether a value is in Chinese, Japanese or Korean script. */
const isUnspaced = ({ values }: ValueCluster): boolean =>
  values.some(({ shown }) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(String(shown)))

/** Returns a value's probability from its own statements, if several values may be true at once. */
function aloneProbability(candidate: number, statements: readonly Statement[], all: Hypotheses): number {
  const prior = all.priors[candidate]
  const own = statements
    .filter((one) => one.candidate === candidate)
    .map((statement) => ({ ...statement, candidate: 0 }))
  const [probability] = posterior(own, { ...all, priors: [prior], none: 1 - prior, broader: () => 0 })
  return probability
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const hasPresent = ({ votes }: ValueCluster): boolean => votes.some(({ vote }) => !vote.past)
const keyOf = ({ values }: ValueCluster): string => values.map(({ key }) => key).sort()[0]

/**
 * Returns one statement per group of copies, made from the group's strongest vote. Past and current
 * votes are in separate groups.
 */
function statementsOf(
  column: Column,
  cluster: ValueCluster,
  candidate: number,
  rules: ValueRules,
  context: ReconcileContext
): Statement[] {
  const present = cluster.votes.filter(({ vote }) => !vote.past).map(({ vote }) => vote)
  const past = cluster.votes.filter(({ vote }) => vote.past).map(({ vote }) => vote)
  return [present, past].flatMap((votes) =>
    copyGroups(votes).map((group): Statement => {
      const [vote] = [...group].sort(byStrength((one) => strengthOf(column, one, context)))
      return {
        candidate,
        rates: ratesOf(column, vote, context.reliability),
        chance: chanceOf(rules, cluster),
        age: ageOf(vote, context.now),
        staleness: stalenessOf(vote.kind, context.reliability),
        past: vote.past,
      }
    })
  )
}

/**
 * Returns a vote's age in days, from its date on the page, or from the date of reading if that is
 * earlier or the only date. Returns ten years if neither date is valid.
 */
function ageOf({ statedAt, observedAt }: Vote, now: string): number {
  const stated = Date.parse(statedAt ?? '')
  const observed = Date.parse(observedAt)
  const at = Number.isNaN(stated) ? observed : Math.min(stated, observed || stated)
  const days = (Date.parse(now) - at) / DAY_MS
  return Number.isFinite(days) ? Math.max(0, Math.floor(days)) : 3650
}

/** Returns a vote's strength: its exactness, reduced by staleness and, on changing fields, age. */
function strengthOf(column: Column, vote: Vote, { now, reliability }: ReconcileContext): number {
  const group = fieldGroupOf(column)
  const { exact } = ratesOf(column, vote, reliability)
  return (
    exact *
    (1 - stalenessOf(vote.kind, reliability)) *
    Math.exp(-ageOf(vote, now) / meanLifetimeDaysOf(group, reliability))
  )
}

const byStrength = (weightOf: (vote: Vote) => number) => (a: Vote, b: Vote) =>
  weightOf(b) - weightOf(a) ||
  compareTexts(b.observedAt, a.observedAt) ||
  compareTexts(a.url, b.url) ||
  compareTexts(a.quote, b.quote)

function strongest({ votes }: ValueCluster, weightOf: (vote: Vote) => number): Vote[] {
  const present = votes.flatMap(({ vote }) => (vote.past ? [] : [vote])).sort(byStrength(weightOf))
  return present.filter((vote, i) => present.findIndex(({ url }) => url === vote.url) === i)
}

/** Returns the best supported spelling of the value; the longest among equals. */
function shownOf({ votes }: ValueCluster, weightOf: (vote: Vote) => number): CellValue {
  const support = new Map<CellValue, number>()
  for (const { vote, value } of votes)
    if (!vote.past) support.set(value.shown, (support.get(value.shown) ?? 0) + weightOf(vote))
  const length = (shown: CellValue) => String(shown).length
  const [[shown]] = [...support].sort(
    ([a, weight], [b, other]) => other - weight || length(b) - length(a) || (String(a) < String(b) ? -1 : 1)
  )
  return shown
}
