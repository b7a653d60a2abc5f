import type { Format } from '#domain/truth/column'
import type { EntityType } from './dataset.js'

const SOCIALS = ['pronet', 'microblog', 'photo', 'video', 'shortvideo', 'codehost'].map(
  (network) => `socials.${network}`
)

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
export const PAGE_TEXT_CHARS = { min: 200, max: 20_000, default: 3_000 }
