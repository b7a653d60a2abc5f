import type { ClaimMethod } from '#domain/evidence/claim'
import type { Column } from '../column.js'
import { RELIABILITY, type FieldGroup, type SourceKind } from './reliability_data.js'
import { registrableDomain } from '#domain/people/text/urls'
import type { Rates } from './posterior.js'

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

export function fieldGroupOf({ key }: Pick<Column, 'key'>): FieldGroup {
  return key.startsWith('socials.') ? 'web' : (GROUPS[key] ?? 'custom')
}

/** How a source of a kind speaks on a group of fields, by a table: see reliability_data.ts. */
export type ReliabilityTable = typeof RELIABILITY & {
  /** What was learned of single sites, by registrable domain. */
  sites?: Record<string, Partial<Record<FieldGroup, number>>>
}

/** Who speaks of themselves is judged as a kind, not site by site. */
const OWN: ReadonlySet<SourceKind> = new Set(['own_site', 'own_profile', 'employer_site'])
/** How often who knows a title in full names a broader one: a place is often named by its country, a title seldom cut. */
const BROADER_TITLE = 0.25

/**
 * The rates of a statement, with the probability `identity` that it is about the row: what is said of somebody else is right
 * by chance alone. Something broader counts as the same answer, less precise.
 */
export function ratesOf(
  group: FieldGroup,
  kind: SourceKind,
  method: ClaimMethod,
  identity: number,
  table: ReliabilityTable = RELIABILITY,
  url: string | null = null
): Rates {
  const known = table.sources[kind]
  const site = table.sites && url && !OWN.has(kind) ? registrableDomain(url) : null
  const learned = site === null ? undefined : table.sites?.[site]?.[group]
  const accuracy = learned ?? known.fields[group] ?? known.accuracy
  const wrong = Math.min(0.9, (1 - accuracy) * table.methods[method])
  const exact = (1 - wrong) * Math.min(1, Math.max(0, identity))
  return { exact, broader: exact * (group === 'role' ? BROADER_TITLE : 1), wrong: 1 - exact }
}

/** The chance that a source of a kind still says what was so before the last change. */
export const stalenessOf = (kind: SourceKind, table: ReliabilityTable = RELIABILITY): number =>
  table.sources[kind].staleness

/** Days that a value of the group meanLifetimeDays on average; Infinity where it does not change. */
export const meanLifetimeDaysOf = (group: FieldGroup, table: ReliabilityTable = RELIABILITY): number =>
  table.meanLifetimeDays[group]
