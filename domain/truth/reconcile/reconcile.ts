import { type Column, valueKindOf } from '../column.js'
import { RULES } from '../values/rules.js'
import type { CellValue, ValueRules } from '../values/value.js'
import { chanceOf, type ValueCluster, clusterVotes, isBroader } from './clusters.js'
import { type Copying, copyGroups } from './copies.js'
import { posterior, type Statement } from './posterior.js'
import { fieldGroupOf, stalenessOf, meanLifetimeDaysOf, ratesOf, type ReliabilityTable } from './sources.js'
import type { Vote } from './vote.js'
import { LIKELIER_THAN_NOT } from '../thresholds.js'

export type ReconcileContext = {
  /** ISO 8601: what age is counted to. */
  now: string
  /** Alpha-2 code of the row's country. */
  country?: string
  reliability?: ReliabilityTable
  copying?: Copying
}

export type Answer = {
  status: 'found' | 'unverified' | 'not_found'
  /** The best candidate, also where it is only `unverified`; null where there is none. */
  value: CellValue | null
  /** The probability that the value is true, 0 to 1; null where there is no candidate. */
  confidence: number | null
  /** The votes for the value, and for broader ones that it lies within, strongest first; one a page. */
  supporters: Vote[]
}

const NOT_FOUND: Answer = { status: 'not_found', value: null, confidence: null, supporters: [] }
const DAY_MS = 86_400_000
/** More than this many values or statements of one cell add nothing but work. */
const MAX_CLUSTERS = 24
const MAX_STATEMENTS = 60

/**
 * One answer from all that pages state of a cell. Values are clustered, copies count once, each statement weighs by how
 * reliable its source is on the field, how old it is and how probably it is about the row; the confidence is the
 * probability of the winning value (DS-035, DS-036). The order of votes does not matter.
 */
export function reconcile(column: Column, votes: readonly Vote[], context: ReconcileContext): Answer {
  return answerOf(judge(column, votes, context))
}

/** The answer that the weight of all statements comes to. */
export function answerOf(judged: Judged | null): Answer {
  if (!judged) return NOT_FOUND
  const { clusters, probabilities, broader, weigh } = judged
  // What holds of a place holds of what it lies within.
  const total = (i: number) => probabilities[i] + sum(probabilities.filter((_, inner) => broader[i][inner]))
  const ranked = [...clusters.keys()]
    .filter((i) => hasPresent(clusters[i]))
    .map((i) => ({ i, confidence: Math.min(1, total(i)), depth: broader.filter((row) => row[i]).length }))
    .sort((a, b) => b.confidence - a.confidence || b.depth - a.depth || a.i - b.i)
  const precise = ranked
    .filter(({ confidence }) => confidence >= LIKELIER_THAN_NOT)
    .sort((a, b) => b.depth - a.depth)
  const best = precise[0] ?? ranked.sort((a, b) => probabilities[b.i] - probabilities[a.i] || a.i - b.i)[0]
  const supporting = [clusters[best.i], ...clusters.filter((_, outer) => broader[outer][best.i])]
  return {
    status: best.confidence >= LIKELIER_THAN_NOT ? 'found' : 'unverified',
    value: judged.shownOf(best.i),
    confidence: best.confidence,
    supporters: supporting.flatMap((cluster) => strongest(cluster, weigh)),
  }
}

/** One of the values that pages state of a cell, with the probability that it is the true one and who states it now. */
export type ValueCandidate = { value: CellValue; probability: number; supporters: Vote[] }

/** Every value stated as so now, for questions that several of them answer alike; what is left to 1 is in none of them. */
export function candidatesOf(
  column: Column,
  votes: readonly Vote[],
  context: ReconcileContext
): ValueCandidate[] {
  const judged = judge(column, votes, context)
  if (!judged) return []
  const { clusters, probabilities, weigh } = judged
  return clusters.flatMap((cluster, i) =>
    hasPresent(cluster)
      ? [
          {
            value: shownOf(cluster, weigh),
            probability: probabilities[i],
            supporters: strongest(cluster, weigh),
          },
        ]
      : []
  )
}

/** The values stated, the heaviest first, and how probably each is the true one; null where none is stated as so now. */
export type Judged = NonNullable<ReturnType<typeof judge>>
export function judge(column: Column, votes: readonly Vote[], context: ReconcileContext) {
  const rules = RULES[valueKindOf(column)]
  const weigh = (vote: Vote) => strengthOf(column, vote, context)
  const read = { country: context.country, options: column.options }
  const clusters = clusterVotes(votes, rules, read)
    .map((cluster) => ({ ...cluster, weight: sum(cluster.votes.map(({ vote }) => weigh(vote))) }))
    .sort((a, b) => b.weight - a.weight || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, MAX_CLUSTERS)
  if (!clusters.some(hasPresent)) return null

  const group = fieldGroupOf(column)
  const statements = clusters
    .flatMap((cluster, i) => statementsOf(column, cluster, i, rules, context))
    .sort((a, b) => b.rates.exact - a.rates.exact || a.age - b.age)
    .slice(0, MAX_STATEMENTS)
  const chances = clusters.map((cluster) => chanceOf(rules, cluster))
  // However many are stated, the truth may be none of them.
  const share = Math.min(1, 0.9 / sum(chances))
  const priors = chances.map((chance) => chance * share)
  const broader = clusters.map((outer) => clusters.map((inner) => isBroader(rules, outer, inner)))
  const probabilities = posterior(statements, {
    priors,
    none: 1 - sum(priors),
    broader: (value, truth) => (broader[value][truth] ? 1 : 0),
    meanLifetimeDays: meanLifetimeDaysOf(group, context.reliability),
  })
  return { clusters, probabilities, broader, weigh, shownOf: (i: number) => shownOf(clusters[i], weigh) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const hasPresent = ({ votes }: ValueCluster): boolean => votes.some(({ vote }) => !vote.past)
const keyOf = ({ values }: ValueCluster): string => values.map(({ key }) => key).sort()[0]

/** A statement for each group of copies: the strongest of the group speaks for it. */
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
    copyGroups(votes, context.copying).map((group): Statement => {
      const [vote] = [...group].sort(byStrength((one) => strengthOf(column, one, context)))
      return {
        candidate,
        rates: ratesOf(
          fieldGroupOf(column),
          vote.kind,
          vote.method,
          vote.identity,
          context.reliability,
          vote.url
        ),
        chance: chanceOf(rules, cluster),
        age: ageOf(vote, context.now),
        staleness: stalenessOf(vote.kind, context.reliability),
        past: vote.past,
      }
    })
  )
}

/** Days between what the vote speaks of and now: the day the page gives for it, else the day it was read. */
function ageOf({ statedAt, observedAt }: Vote, now: string): number {
  const stated = Date.parse(statedAt ?? '')
  const observed = Date.parse(observedAt)
  const spoken = Number.isNaN(stated) ? observed : Math.min(stated, observed || stated)
  const days = (Date.parse(now) - spoken) / DAY_MS
  return Number.isFinite(days) ? Math.max(0, Math.floor(days)) : 3650
}

/** To choose between votes for one value: how probably right and, for what changes, how recent. */
function strengthOf(column: Column, vote: Vote, { now, reliability }: ReconcileContext): number {
  const group = fieldGroupOf(column)
  const { exact } = ratesOf(group, vote.kind, vote.method, vote.identity, reliability, vote.url)
  return (
    exact *
    (1 - stalenessOf(vote.kind, reliability)) *
    Math.exp(-ageOf(vote, now) / meanLifetimeDaysOf(group, reliability))
  )
}

const byStrength = (weigh: (vote: Vote) => number) => (a: Vote, b: Vote) =>
  weigh(b) - weigh(a) ||
  (a.observedAt === b.observedAt ? 0 : a.observedAt < b.observedAt ? 1 : -1) ||
  (a.url === b.url ? 0 : a.url < b.url ? -1 : 1) ||
  (a.quote === b.quote ? 0 : a.quote < b.quote ? -1 : 1)

function strongest({ votes }: ValueCluster, weigh: (vote: Vote) => number): Vote[] {
  const present = votes.flatMap(({ vote }) => (vote.past ? [] : [vote])).sort(byStrength(weigh))
  return present.filter((vote, i) => present.findIndex(({ url }) => url === vote.url) === i)
}

/** The form of the value that is best supported; of those alike the fullest. */
function shownOf({ votes }: ValueCluster, weigh: (vote: Vote) => number): CellValue {
  const support = new Map<CellValue, number>()
  for (const { vote, value } of votes)
    if (!vote.past) support.set(value.shown, (support.get(value.shown) ?? 0) + weigh(vote))
  const length = (shown: CellValue) => String(shown).length
  const [[shown]] = [...support].sort(
    ([a, weight], [b, other]) => other - weight || length(b) - length(a) || (String(a) < String(b) ? -1 : 1)
  )
  return shown
}
