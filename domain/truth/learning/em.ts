import { posterior, type Rates, type Statement } from '../reconcile/posterior.js'

/**
 * A source's value for a field of an item. The caller normalises values, because they are compared
 * as strings.
 */
export type SourceClaim = {
  field: string
  item: string
  source: string
  value: string
  /** A situation with its own rates, such as a value that repeats the item's name. */
  circumstance?: string
}

type LearnedRates = Rates & {
  field: string
  source: string
  circumstance: string | null
  /** The number of claims behind the rates. */
  claims: number
}

/** The probability of each stated value of an item, in order of first statement. */
type ItemBelief = { field: string; item: string; values: Map<string, number> }

export type LearnedReliability = { rates: LearnedRates[]; beliefs: ItemBelief[]; rounds: number }

export type LearnOptions = {
  /**
   * Returns the broader values, such as the country of a city. Does not include the value itself.
   * None by default.
   */
  broader?: (field: string, value: string) => ReadonlySet<string>
  /** Returns a source's prior rates. */
  start?: (field: string, source: string, circumstance: string | null) => Rates
  /** The weight of the prior rates, in claims. */
  startWeight?: number
  /** The maximum number of passes. */
  rounds?: number
}

type Claim = SourceClaim & { key: string }
type Group = { claims: Claim[]; values: string[] }
type Tally = { exact: number; broader: number; wrong: number; errors: Map<string, number>; count: number }
type Field = {
  items: Map<string, Group>
  shares: Map<string, number>
  truths: Map<string, number>
  total: number
}

const START: Rates = { exact: 0.7, broader: 0.2, wrong: 0.1 }
const NO_BROADER: ReadonlySet<string> = new Set()
/** The prior weight, in claims, of errors distributed like the values of the field. */
const ERROR_PSEUDO = 20
/** Stops after a pass that changes every exact rate by less than this. */
const CONVERGED = 1e-5

/** The rates and tallies of the last pass, and the `broader` function. */
type State = {
  rates: Map<string, Rates>
  tallies: Map<string, Tally>
  broader: NonNullable<LearnOptions['broader']>
}

/**
 * Estimates the reliability of each source per field from the agreement between sources, without
 * known truth (expectation maximisation). Each pass re-estimates the rates of each source, the
 * typical errors of each source, and the frequency of each value. The claims' order affects only
 * rounding and the order of the results.
 */
export function learnReliability(
  claims: readonly SourceClaim[],
  options: LearnOptions = {}
): LearnedReliability {
  const { broader = () => NO_BROADER, start = () => START, startWeight = 2, rounds: limit = 60 } = options
  const fields = groupByField(claims)
  const origins = new Map<string, { claim: Claim; start: Rates }>()
  const groups = [...fields.values()].flatMap(({ items }) => [...items.values()])
  for (const claim of groups.flatMap((group) => group.claims))
    if (!origins.has(claim.key))
      origins.set(claim.key, { claim, start: start(claim.field, claim.source, claim.circumstance ?? null) })

  const state: State = {
    rates: new Map([...origins].map(([key, origin]) => [key, origin.start])),
    tallies: new Map(),
    broader,
  }
  let rounds = 0
  for (let moved = 1; rounds < limit && moved >= CONVERGED; rounds++) {
    state.tallies = tallyAll(fields, state)
    moved = 0
    for (const [key, origin] of origins) {
      const rates = ratesOf(state.tallies.get(key)!, origin.start, startWeight)
      moved = Math.max(moved, Math.abs(rates.exact - state.rates.get(key)!.exact))
      state.rates.set(key, rates)
    }
  }

  return {
    rates: [...origins].map(([key, { claim }]) => ({
      field: claim.field,
      source: claim.source,
      circumstance: claim.circumstance ?? null,
      claims: state.tallies.get(key)?.count ?? 0,
      ...state.rates.get(key)!,
    })),
    beliefs: [...fields].flatMap(([name, field]) =>
      [...field.items].map(([item, group]) => {
        const chances = chancesOf(name, field, group, state)
        return { field: name, item, values: new Map(group.values.map((value, i) => [value, chances[i]])) }
      })
    ),
    rounds,
  }
}

/**
 * Tallies each source's claims, weighted by the current probabilities. Replaces `field.truths`, the
 * expected count of each value.
 */
function tallyAll(fields: ReadonlyMap<string, Field>, state: State): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const [name, field] of fields) {
    const truths = new Map<string, number>()
    for (const group of field.items.values()) {
      const chances = chancesOf(name, field, group, state)
      for (const [i, value] of group.values.entries())
        truths.set(value, (truths.get(value) ?? 0) + chances[i])
      for (const claim of group.claims)
        count(tallies, claim, group.values, chances, (value) => state.broader(name, value))
    }
    field.truths = truths
  }
  return tallies
}

/** Returns the probability of each value of an item. */
function chancesOf(name: string, field: Field, { claims, values }: Group, state: State): number[] {
  const within = values.map((value) => state.broader(name, value))
  const statements = claims.map(
    ({ key, value }): Statement => ({
      candidate: values.indexOf(value),
      rates: state.rates.get(key)!,
      chance: chanceOfError(value, field, state.tallies.get(key)),
      age: 0,
      staleness: 0,
      past: false,
    })
  )
  return posterior(statements, {
    priors: values.map((value) => (field.truths.get(value) ?? 0) + 0.5),
    none: 0,
    broader: (value, truth) => (within[truth].has(values[value]) ? 1 / within[truth].size : 0),
    meanLifetimeDays: Number.POSITIVE_INFINITY,
  })
}

/**
 * Returns the probability that a wrong claim of a source has this value, from the source's errors
 * and the value's frequency in the field.
 */
function chanceOfError(value: string, field: Field, tally: Tally | undefined): number {
  const common = field.shares.get(value)! / field.total
  return ((tally?.errors.get(value) ?? 0) + ERROR_PSEUDO * common) / ((tally?.wrong ?? 0) + ERROR_PSEUDO)
}

function groupByField(claims: readonly SourceClaim[]): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const claim of claims) {
    const empty = (): Field => ({ items: new Map(), shares: new Map(), truths: new Map(), total: 0 })
    const field = fields.get(claim.field) ?? empty()
    fields.set(claim.field, field)
    const group = field.items.get(claim.item) ?? { claims: [], values: [] }
    field.items.set(claim.item, group)
    group.claims.push({
      ...claim,
      key: JSON.stringify([claim.field, claim.source, claim.circumstance ?? null]),
    })
    if (!group.values.includes(claim.value)) group.values.push(claim.value)
    field.shares.set(claim.value, (field.shares.get(claim.value) ?? 0) + 1)
    field.total++
  }
  return fields
}

/** Adds a claim to its source's tally, weighted by the probability of each value. */
function count(
  tallies: Map<string, Tally>,
  claim: Claim,
  values: readonly string[],
  chances: readonly number[],
  broader: (value: string) => ReadonlySet<string>
): void {
  const tally = tallies.get(claim.key) ?? { exact: 0, broader: 0, wrong: 0, errors: new Map(), count: 0 }
  tallies.set(claim.key, tally)
  tally.count++
  values.forEach((truth, i) => {
    if (truth === claim.value) tally.exact += chances[i]
    else if (broader(truth).has(claim.value)) tally.broader += chances[i]
    else {
      tally.wrong += chances[i]
      tally.errors.set(claim.value, (tally.errors.get(claim.value) ?? 0) + chances[i])
    }
  })
}

function ratesOf({ exact, broader, wrong }: Tally, start: Rates, weight: number): Rates {
  const total = exact + broader + wrong + weight * (start.exact + start.broader + start.wrong)
  return {
    exact: (exact + weight * start.exact) / total,
    broader: (broader + weight * start.broader) / total,
    wrong: (wrong + weight * start.wrong) / total,
  }
}
