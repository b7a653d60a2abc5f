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

/** The learned accuracy of a source for one group of fields. */
export type LearnedSource = {
  kind: SourceKind
  /** The registrable domain of one site; null for the whole kind. */
  site: string | null
  group: FieldGroup
  /** The share of exact or broader statements, from 0.3 to 0.995. */
  accuracy: number
  claims: number
}

/** The statements of pages about a row, for `learnSources`. */
export type StatedRow = { id: string; cells: { column: Column; votes: readonly Vote[] }[] }

/** Groups of stable fields. On other fields, an outdated source looks like a wrong source. */
const LASTING: ReadonlySet<FieldGroup> = new Set([
  'name',
  'headquarters',
  'web',
  'stable',
  'headcount',
  'industry',
])
/** Kinds judged site by site. Directories copy, so they are judged together. */
const OF_SITES: ReadonlySet<SourceKind> = new Set(['registry', 'news', 'event', 'other'])
/** The weight of the prior table, in claims. */
const TABLE_WEIGHT = 20
/** The minimum number of claims of a source. Sources with fewer claims are skipped. */
const MIN_CLAIMS = 10
const [MIN_ACCURACY, MAX_ACCURACY] = [0.3, 0.995]

/**
 * Learns the reliability of source kinds and single sites per field group, from their agreement on
 * the given rows. Skips fields whose values change often. The built-in table is the prior. Copies
 * count once.
 */
export function learnSources(rows: readonly StatedRow[]): LearnedSource[] {
  const claims: SourceClaim[] = []
  const broader = new Map<string, Set<string>>()
  for (const { id, cells } of rows)
    for (const { column, votes } of cells)
      if (LASTING.has(fieldGroupOf(column))) addClaims(id, column, votes, claims, broader)
  const { rates } = learnReliability(claims, {
    broader: (field, value) => broader.get(`${field} ${value}`) ?? new Set(),
    start: (field, source) => startOf(field as FieldGroup, source.split(' ')[0] as SourceKind),
    startWeight: TABLE_WEIGHT,
  })
  const sites = rates.map((rate): LearnedSource => {
    const [kind, site = null] = rate.source.split(' ')
    const accuracy = Math.min(MAX_ACCURACY, Math.max(MIN_ACCURACY, rate.exact + rate.broader))
    return { kind: kind as SourceKind, site, group: rate.field as FieldGroup, accuracy, claims: rate.claims }
  })
  return [...sites, ...kindsOf(sites)]
    .filter((one) => one.claims >= MIN_CLAIMS)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Returns a copy of the built-in table with the learned accuracies of kinds and sites. */
export function withLearned(learned: readonly LearnedSource[]): ReliabilityTable {
  const sources = structuredClone(RELIABILITY.sources)
  const sites: NonNullable<ReliabilityTable['sites']> = {}
  for (const { kind, site, group, accuracy } of learned)
    if (site === null) sources[kind].fields[group] = accuracy
    else sites[site] = { ...sites[site], [group]: accuracy }
  return { ...RELIABILITY, sources, sites }
}

const keyOf = ({ kind, site, group }: LearnedSource): string => `${kind} ${site ?? ''} ${group}`

function startOf(group: FieldGroup, kind: SourceKind) {
  const { sources } = RELIABILITY
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
    const existing = broader.get(`${field} ${keys[i]}`) ?? new Set()
    broader.set(`${field} ${keys[i]}`, new Set([...existing, ...above]))
    // Copies are no independent agreement, so each group of copies counts as one source.
    const sources = copyGroups(stated.map(({ vote }) => vote)).map((group) => sourceOf(bestOf(group)))
    for (const source of new Set(sources))
      claims.push({ field, item: `${id} ${column.key}`, source, value: keys[i] })
  }
}

/** Returns the vote with the most accurate kind of source in a group of copies. */
const bestOf = (group: readonly Vote[]): Vote =>
  [...group].sort((a, b) => RELIABILITY.sources[b.kind].accuracy - RELIABILITY.sources[a.kind].accuracy)[0]

const sourceOf = ({ kind, url }: Vote): string => {
  const site = OF_SITES.has(kind) ? registrableDomain(url) : null
  return site ? `${kind} ${site}` : kind
}

/** Returns the accuracy of whole kinds: the mean of their sites, weighted by claims. */
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
