import type { Column } from '../column.js'
import { RELIABILITY, type FieldGroup, type SourceKind } from './reliability_data.js'
import { registrableDomain } from '#domain/people/text/urls'
import type { Rates } from './posterior.js'
import { readingAccuracy, type Readings } from './readings.js'
import type { Vote } from './vote.js'

export type { SourceKind } from './reliability_data.js'

const GROUPS: Record<string, FieldGroup> = {
  name: 'name',
  title: 'role',
  company: 'role',
  location: 'place',
  headquarters: 'headquarters',
  'email.work': 'contact',
  'email.personal': 'contact',
  phone: 'contact',
  website: 'web',
  domain: 'web',
  pronet_url: 'web',
  founded_year: 'stable',
  headcount: 'headcount',
  industry: 'industry',
  description: 'description',
}

export const fieldGroupOf = ({ key }: Pick<Column, 'key'>): FieldGroup =>
  key.startsWith('socials.') ? 'web' : (GROUPS[key] ?? 'custom')

/** The reliability of source kinds by field group, as in reliability_data.ts. */
export type ReliabilityTable = typeof RELIABILITY & {
  /** Learned accuracies of single sites, by registrable domain. */
  sites?: Record<string, Partial<Record<FieldGroup, number>>>
  /** How often claims are read right from their pages. If missing, always. */
  readings?: Readings
}

/** Sources that write about themselves. Rates of single sites do not apply to them. */
const OWN: ReadonlySet<SourceKind> = new Set(['own_site', 'own_profile', 'employer_site'])
/** The rate of broader titles, relative to exact ones. Sources rarely shorten titles. */
const BROADER_TITLE = 0.25

/**
 * Returns the rates of a statement. It is exact if its source is right, the claim was read right,
 * and the page is about the row. Otherwise it is right only by chance. A source states broader
 * values as often as exact ones, except for titles.
 */
export function ratesOf(
  column: Pick<Column, 'key'>,
  {
    kind,
    method,
    identity,
    url,
    accuracy: read,
  }: Pick<Vote, 'kind' | 'method' | 'identity' | 'url' | 'accuracy'>,
  table: ReliabilityTable = RELIABILITY
): Rates {
  const group = fieldGroupOf(column)
  const source = table.sources[kind]
  const site = table.sites && !OWN.has(kind) ? registrableDomain(url) : null
  const learned = site === null ? undefined : table.sites?.[site]?.[group]
  const accuracy = learned ?? source.fields[group] ?? source.accuracy
  const wrong = Math.min(0.9, (1 - accuracy) * table.methods[method])
  const reading = read ?? (table.readings ? readingAccuracy(column, { method, kind }, table.readings) : 1)
  const exact = (1 - wrong) * reading * Math.min(1, Math.max(0, identity))
  return { exact, broader: exact * (group === 'role' ? BROADER_TITLE : 1), wrong: 1 - exact }
}

/** Returns the probability that this kind of source shows an outdated state. */
export const stalenessOf = (kind: SourceKind, table: ReliabilityTable = RELIABILITY): number =>
  table.sources[kind].staleness

/** Returns the mean lifetime of the group's values in days; Infinity if they do not change. */
export const meanLifetimeDaysOf = (group: FieldGroup, table: ReliabilityTable = RELIABILITY): number =>
  table.meanLifetimeDays[group]
