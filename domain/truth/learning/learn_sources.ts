import { registrableDomain } from '#domain/people/text/urls'
import { type Column, valueKindOf } from '../column.js'
import { clusterVotes, isBroader } from '../reconcile/clusters.js'
import { copyGroups } from '../reconcile/copies.js'
import { RELIABILITY, type FieldGroup, type SourceKind } from '../reconcile/reliability_data.js'
import { fieldGroupOf, type ReliabilityTable } from '../reconcile/sources.js'
import type { Vote } from '../reconcile/vote.js'
import { RULES } from '../values/rules.js'
import { learnReliability, type SourceClaim } from './em.js'
import { CERTAIN } from '../thresholds.js'

/** What was learned of one source on one group of fields. */
export type LearnedSource = {
  kind: SourceKind
  /** The registrable domain of a site that lists or tells of others; null for the kind as a whole. */
  site: string | null
  group: FieldGroup
  /** The share of its statements that are right. */
  accuracy: number
  claims: number
}

/** What pages state of a row's cells, for `learnSources`. */
export type StatedRow = { id: string; cells: { column: Column; votes: readonly Vote[] }[] }

/** Fields whose values last: of others a source that is late looks like one that errs. */
const LASTING: ReadonlySet<FieldGroup> = new Set([
  'name',
  'headquarters',
  'web',
  'stable',
  'headcount',
  'industry',
])
/** Kinds that are many sites, each good or bad in its own way. Directories take from each other and are judged together. */
const OF_SITES: ReadonlySet<SourceKind> = new Set(['registry', 'news', 'event', 'other'])
/** The table weighs as much as so many claims. */
const TABLE_WEIGHT = 20
/** Fewer claims tell nothing of a source. */
const MIN_CLAIMS = 10
const [LEAST, MOST] = [0.3, 0.995]

/**
 * How reliable kinds of sources, and single sites, are on each group of fields, learned from how far they agree on the rows
 * given, with no truth known; `table` is what is believed before. Copies count once.
 */
export function learnSources(
  rows: readonly StatedRow[],
  table: ReliabilityTable = RELIABILITY
): LearnedSource[] {
  const claims: SourceClaim[] = []
  const broader = new Map<string, Set<string>>()
  for (const { id, cells } of rows)
    for (const { column, votes } of cells)
      if (LASTING.has(fieldGroupOf(column))) addClaims(id, column, votes, claims, broader)
  const { rates } = learnReliability(claims, {
    broader: (field, value) => broader.get(`${field} ${value}`) ?? new Set(),
    start: (field, source) => startOf(field as FieldGroup, source.split(' ')[0] as SourceKind, table),
    startWeight: TABLE_WEIGHT,
  })
  const sites = rates.map((rate): LearnedSource => {
    const [kind, site = null] = rate.source.split(' ')
    const accuracy = Math.min(MOST, Math.max(LEAST, rate.exact + rate.broader))
    return { kind: kind as SourceKind, site, group: rate.field as FieldGroup, accuracy, claims: rate.claims }
  })
  return [...sites, ...kindsOf(sites)]
    .filter((one) => one.claims >= MIN_CLAIMS)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** The table with what was learned in place of what it starts from. */
export function withLearned(
  learned: readonly LearnedSource[],
  table: ReliabilityTable = RELIABILITY
): ReliabilityTable {
  const sources = structuredClone(table.sources)
  const sites: NonNullable<ReliabilityTable['sites']> = {}
  for (const { kind, site, group, accuracy } of learned)
    if (site === null) sources[kind].fields[group] = accuracy
    else sites[site] = { ...sites[site], [group]: accuracy }
  return { ...table, sources, sites }
}

const keyOf = ({ kind, site, group }: LearnedSource): string => `${kind} ${site ?? ''} ${group}`

function startOf(group: FieldGroup, kind: SourceKind, { sources }: ReliabilityTable) {
  const accuracy = sources[kind].fields[group] ?? sources[kind].accuracy
  return { exact: accuracy * 0.9, broader: accuracy * 0.1, wrong: 1 - accuracy }
}

function addClaims(
  id: string,
  column: Column,
  votes: readonly Vote[],
  claims: SourceClaim[],
  broader: Map<string, Set<string>>
): void {
  const field = fieldGroupOf(column)
  const rules = RULES[valueKindOf(column)]
  const sure = votes.filter(({ identity, past, kind }) => identity >= CERTAIN && !past && kind !== 'record')
  const clusters = clusterVotes(sure, rules, {})
  const keys = clusters.map(({ values }) => values.map(({ key }) => key).sort()[0])
  for (const [i, { votes: stated }] of clusters.entries()) {
    const above = keys.filter((_, outer) => isBroader(rules, clusters[outer], clusters[i]))
    const known = broader.get(`${field} ${keys[i]}`) ?? new Set()
    broader.set(`${field} ${keys[i]}`, new Set([...known, ...above]))
    // Copies agree without knowing: each group of them speaks with one voice, directories with one for all.
    const voices = copyGroups(stated.map(({ vote }) => vote)).map((group) => sourceOf(bestOf(group)))
    for (const source of new Set(voices))
      claims.push({ field, item: `${id} ${column.key}`, source, value: keys[i] })
  }
}

/** Who of a group of copies is likeliest to be the one that the others took from. */
const bestOf = (group: readonly Vote[]): Vote =>
  [...group].sort((a, b) => RELIABILITY.sources[b.kind].accuracy - RELIABILITY.sources[a.kind].accuracy)[0]

const sourceOf = ({ kind, url }: Vote): string => {
  const site = OF_SITES.has(kind) ? registrableDomain(url) : null
  return site ? `${kind} ${site}` : kind
}

/** Kinds of many sites as a whole: their sites' shares, by what each rests on. */
function kindsOf(sites: readonly LearnedSource[]): LearnedSource[] {
  const sums = new Map<string, LearnedSource>()
  for (const { kind, site, group, accuracy, claims } of sites) {
    if (site === null) continue
    const sum = sums.get(`${kind} ${group}`) ?? { kind, site: null, group, accuracy: 0, claims: 0 }
    sums.set(`${kind} ${group}`, {
      ...sum,
      accuracy: (sum.accuracy * sum.claims + accuracy * claims) / (sum.claims + claims),
      claims: sum.claims + claims,
    })
  }
  return [...sums.values()]
}
