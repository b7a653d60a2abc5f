/** Shelf life in days: of facts that old only about a third (1/e) still hold or are stated so. */
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
const PROFILES_DAYS = 365
const CUSTOM_DAYS = 90

/**
 * The oldest stored reading, in days, that serves a column: what the request asks for (0 reads anew, DS-060), else the
 * column's own window (DS-061). The window is the age at which a fact still holds with probability `certainty`.
 */
export function maxAgeDays(column: string, requested: number | null | undefined, certainty = 0.75): number {
  return requested ?? shelfLifeDays(column) * -Math.log(certainty)
}

/** The days of a column's shelf life: of role and employer 90, of location 180. */
export function shelfLifeDays(column: string): number {
  if (column.startsWith('custom.')) return CUSTOM_DAYS
  if (column.startsWith('socials.') || column === 'pronet_url') return PROFILES_DAYS
  return SHELF_LIFE_DAYS[column] ?? CUSTOM_DAYS
}
