import type { Format } from '#domain/truth/column'
import type { EntityType } from './dataset.js'
import { trimBoth } from '#domain/people/text/linear_text'

const SOCIALS = ['pronet', 'microblog', 'photo', 'video', 'shortvideo', 'codehost'].map(
  (network) => `socials.${network}`
)

/** The built-in columns of each entity type (DS-037 to DS-041). */
export const BUILT_IN_COLUMNS: Readonly<Record<EntityType, readonly string[]>> = {
  company: [
    'name',
    'domain',
    'description',
    'founded_year',
    'headquarters',
    'headcount',
    'industry',
    'pronet_url',
    'page_text',
    ...SOCIALS,
  ],
  person: [
    'name',
    'title',
    'company',
    'location',
    'email.work',
    'email.personal',
    'phone',
    'website',
    ...SOCIALS,
  ],
  custom: ['name'],
}

/** A key of a custom column (DS-046). */
export const CUSTOM_KEY = /^custom\.[a-z0-9_]{1,60}$/
export const isCustom = (key: string): boolean => key.startsWith('custom.')

export const FORMATS = [
  'text',
  'number',
  'date',
  'boolean',
  'options',
  'email',
  'phone',
  'url',
  'range',
  'currency',
] as const satisfies readonly Format[]

export const PAGE_TEXT = 'page_text'
export const PAGE_TEXT_CHARS = { least: 200, most: 20_000, default: 3_000 }

/** The options that a description lists: `one of: seed, series_a, public`. Empty where it lists none. */
export function optionsOf(description: string): string[] {
  const lead = /\bone of\b/i.exec(description)
  if (!lead) return []
  return description
    .slice(lead.index + lead[0].length)
    .replace(/^[:\s]+/, '')
    .split(/[,;|/\n]|\bor\b/)
    .map((option) => trimBoth(option.trim(), /["'`]/, /["'`.]/))
    .filter((option) => option !== '')
}
