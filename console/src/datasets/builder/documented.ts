import { datasetMaximum } from '#domain/billing/prices'
import { columnName } from '#domain/datasets/column_names'
import { BUILT_IN, type EntityType } from '../columns'

type Documented = { key: string; text: string; group: string }

/** The groups in which the builder shows columns. Social profiles are one group. */
const GROUPS: readonly [group: string, keys: readonly string[]][] = [
  [
    'About',
    [
      ...['name', 'title', 'company', 'location', 'description', 'founded_year'],
      ...['headquarters', 'headcount', 'industry'],
    ],
  ],
  ['Contact', ['email.work', 'email.personal', 'phone']],
  ['Web', ['website', 'domain', 'page_text']],
]

const groupOf = (key: string): string =>
  GROUPS.find(([, keys]) => keys.includes(key))?.[0] ??
  (key === 'pronet_url' || key.startsWith('socials.') ? 'Profiles' : 'Other')

/** Returns the documented columns of a row type in groups, filtered by words. */
export function documented(type: EntityType, words: string): [group: string, columns: Documented[]][] {
  const wanted = words.toLowerCase().split(/\s+/)
  const all = BUILT_IN[type].map((key): Documented => ({ key, text: columnName(key), group: groupOf(key) }))
  const found = all.filter(({ key, text, group }) =>
    wanted.every((word) => `${key} ${text} ${group}`.toLowerCase().includes(word))
  )
  const groups = [...new Set(found.map(({ group }) => group))]
  return groups.map((group) => [group, found.filter((one) => one.group === group)])
}

const MANY = 1_000

/** Describes the price of a found value of a column. */
export function priceOf(key: string): string {
  const each = datasetMaximum(MANY, [key]) / MANY
  return `${each} ${each === 1 ? 'credit' : 'credits'}`
}
