import type { ClaimMethod } from '#domain/evidence/claim'
import type { Column } from '../column.js'
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

/**
 * Returns the probability that a claim says what its page says about the subject. Rules misread
 * titles and employers in sentences more often than labelled values.
 */
export const readingAccuracy = (
  column: Pick<Column, 'key'>,
  method: ClaimMethod,
  readings: Readings = READINGS
): number => readings[readFieldOf(column)]?.[method] ?? 1
