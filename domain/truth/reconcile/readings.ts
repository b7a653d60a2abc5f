import type { Column } from '../column.js'
import type { SourceKind } from './reliability_data.js'
import type { Vote } from './vote.js'
import type { ReadField, Readings } from './readings_data.js'

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

/** Kinds of pages without a common form. The rates of other kinds already include misreadings. */
const FREE_FORM: ReadonlySet<SourceKind> = new Set(['own_site', 'employer_site', 'event', 'other'])

export const isFreeForm = (kind: SourceKind): boolean => FREE_FORM.has(kind)

/** The accuracy of values that a language model proposed, with quotes that contain them. Set by hand. */
const OF_MODEL = 0.9

/**
 * Returns the probability that a claim was read right from its page. It is 1 for pages that are not
 * free-form. For a language model without examples, it is `OF_MODEL`. For any other method without
 * examples, it is the mean of the field, or 1 without a mean.
 */
export function readingAccuracy(
  column: Pick<Column, 'key'>,
  { method, kind }: Pick<Vote, 'method' | 'kind'>,
  readings: Readings
): number {
  if (!isFreeForm(kind)) return 1
  const ofField = readings[readFieldOf(column)]
  return ofField?.[method] ?? (method === 'model' ? OF_MODEL : (ofField?.mean ?? 1))
}
