import type { NewDataset } from './datasets'

export type EntityType = NewDataset['entity']['type']

const SOCIALS = ['pronet', 'microblog', 'photo', 'video', 'shortvideo', 'codehost'].map((n) => `socials.${n}`)

/** What can be asked of each kind of row without describing it. */
export const BUILT_IN: Record<EntityType, string[]> = {
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
  custom: ['name'],
}

/** Custom columns as they are written, one a line: `custom.key: what it holds`. */
export function parseCustom(text: string): NewDataset['columns'] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [key, ...description] = line.split(':')
      const name = key.trim()
      return {
        key: name.startsWith('custom.') ? name : `custom.${name}`,
        description: description.join(':').trim() || undefined,
      }
    })
}
