/** The age in days at which about a third (1/e) of the facts still hold. */
const SHELF_LIFE_DAYS: Record<string, number> = {
  title: 90,
  company: 90,
  location: 180,
  'email.work': 90,
  'email.personal': 365,
  phone: 180,
  website: 365,
  domain: 730,
  name: 730,
  description: 365,
  founded_year: 3650,
  headquarters: 365,
  headcount: 180,
  industry: 730,
  page_text: 30,
}
/** The shelf life of profiles, and of custom and other columns, in days. */
const PROFILES_DAYS = 365
const CUSTOM_DAYS = 90

/**
 * Returns the maximum age in days of a stored page that may fill a column. This is `requested` if
 * given (0 forces a new read), or else the age at which a fact still holds with probability
 * `certainty`.
 */
export const maxAgeDays = (column: string, requested: number | null | undefined, certainty = 0.75): number =>
  requested ?? shelfLifeDays(column) * -Math.log(certainty)

export function shelfLifeDays(column: string): number {
  if (column.startsWith('custom.')) return CUSTOM_DAYS
  if (column.startsWith('socials.') || column === 'pronet_url') return PROFILES_DAYS
  return SHELF_LIFE_DAYS[column] ?? CUSTOM_DAYS
}
