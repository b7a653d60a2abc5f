import type { Column } from '../column.js'
import type { SourceKind } from './reliability_data.js'
import type { Vote } from './vote.js'
import { READINGS, type ReadField, type Readings } from './readings_data.js'

export type { ReadField, Readings }

const FIELDS: Record<string, ReadField> = {
  name: 'name',
  title: 'title',
  company: 'company',
  location: 'place',
  headquarters: 'place',
  'email.work': 'email',
  'email.personal': 'email',
  phone: 'phone',
  website: 'site',
  domain: 'site',
  pronet_url: 'profile',
  founded_year: 'founded_year',
  headcount: 'headcount',
  industry: 'industry',
  description: 'description',
}

export const readFieldOf = ({ key }: Pick<Column, 'key'>): ReadField =>
  key.startsWith('socials.') ? 'profile' : (FIELDS[key] ?? 'custom')

/** Kinds of pages that people write as they like. The rates of the others include misreadings. */
const FREE_FORM: ReadonlySet<SourceKind> = new Set(['own_site', 'employer_site', 'event', 'other'])

export const isFreeForm = (kind: SourceKind): boolean => FREE_FORM.has(kind)

/**
 * Returns the probability that a claim says what its page says about the subject; 1 if the page is
 * not free-form or the method is unknown. Rules misread titles and employers in sentences more
 * often than labelled values.
 */
export const readingAccuracy = (
  column: Pick<Column, 'key'>,
  { method, kind }: Pick<Vote, 'method' | 'kind'>,
  readings: Readings = READINGS
): number => (isFreeForm(kind) ? (readings[readFieldOf(column)]?.[method] ?? 1) : 1)
