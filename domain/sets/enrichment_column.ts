import type { DatasetColumn } from '#domain/datasets/dataset'
import { fold } from '#domain/people/text/text'
import type { Format } from '#domain/truth/column'

/** Descriptions that mean exactly one built-in column of people. */
const BUILT_IN: readonly (readonly [key: string, description: RegExp])[] = [
  ['email.work', /^(?:work|business|professional|company|corporate)? ?e ?mail(?: address)?$/],
  ['email.personal', /^(?:personal|private) e ?mail(?: address)?$/],
  ['phone', /^(?:phone|telephone|mobile)(?: number)?$/],
  ['title', /^(?:current )?(?:job )?(?:title|role|position)$/],
  ['company', /^(?:current )?(?:company|employer)$/],
  ['location', /^(?:current )?(?:location|city|place)$/],
  ['website', /^(?:personal )?(?:website|site|homepage|blog)$/],
]

/** Returns the dataset column of a Set column: a built-in column if the description means one. */
export function enrichmentColumn(id: string, description: string, format: Format | undefined): DatasetColumn {
  const normalized = fold(description)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^(?:the|their|his or her|persons?) /, '')
    .trim()
  const builtIn = BUILT_IN.find(([, words]) => words.test(normalized))
  if (builtIn && !format) return { key: builtIn[0] }
  if (builtIn && (format === 'text' || builtIn[0].startsWith(`${format}`))) return { key: builtIn[0] }
  const key = `custom.${id.toLowerCase().replace(/[^a-z0-9_]/g, '_')}`
  return { key, description, ...(format ? { format } : {}) }
}
