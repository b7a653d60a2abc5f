import { datasetMaximum } from '#domain/billing/prices'
import { BUILT_IN, type EntityType } from '../columns'

type Documented = { key: string; text: string; group: string }

const TEXTS: Record<string, [group: string, text: string]> = {
  name: ['About', 'Name'],
  title: ['About', 'Job title'],
  company: ['About', 'Employer'],
  location: ['About', 'Where they live'],
  description: ['About', 'What it does'],
  founded_year: ['About', 'Year it was founded'],
  headquarters: ['About', 'Where its main office is'],
  headcount: ['About', 'Number of employees'],
  industry: ['About', 'Industry'],
  'email.work': ['Contact', 'Work email address'],
  'email.personal': ['Contact', 'Personal email address'],
  phone: ['Contact', 'Phone number'],
  website: ['Web', 'Personal website'],
  domain: ['Web', 'Domain'],
  page_text: ['Web', 'Text of its home page'],
  pronet_url: ['Profiles', 'Professional network'],
  'socials.pronet': ['Profiles', 'Professional network'],
  'socials.microblog': ['Profiles', 'Microblog'],
  'socials.photo': ['Profiles', 'Photos'],
  'socials.video': ['Profiles', 'Videos'],
  'socials.shortvideo': ['Profiles', 'Short videos'],
  'socials.codehost': ['Profiles', 'Code host'],
}

/** Returns the documented columns of a row type in groups, filtered by words. */
export function documented(type: EntityType, words: string): [group: string, columns: Documented[]][] {
  const wanted = words.toLowerCase().split(/\s+/)
  const all = BUILT_IN[type].map((key): Documented => {
    const [group, text] = TEXTS[key] ?? ['Other', key]
    return { key, text, group }
  })
  const found = all.filter(({ key, text, group }) =>
    wanted.every((word) => `${key} ${text} ${group}`.toLowerCase().includes(word))
  )
  const groups = [...new Set(found.map(({ group }) => group))]
  return groups.map((group) => [group, found.filter((one) => one.group === group)])
}

/** The name of a documented column in words. */
export const textOf = (type: EntityType, key: string): string =>
  documented(type, '')
    .flatMap(([, columns]) => columns)
    .find((column) => column.key === key)?.text ?? key

const MANY = 1_000

/** Describes the price of a found value of a column. */
export function priceOf(key: string): string {
  const each = datasetMaximum(MANY, [key]) / MANY
  return `${each} ${each === 1 ? 'credit' : 'credits'}`
}
