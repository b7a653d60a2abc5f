import type { DatasetColumn } from '#domain/datasets/dataset'
import { fold } from '#domain/people/text/text'
import type { Format } from '#domain/truth/column'

/** Descriptions that ask for nothing but a built-in column of people. */
const BUILT_IN: readonly (readonly [key: string, description: RegExp])[] = [
  ['email.work', /^(?:work|business|professional|company|corporate)? ?e ?mail(?: address)?$/],
  ['email.personal', /^(?:personal|private) e ?mail(?: address)?$/],
  ['phone', /^(?:phone|telephone|mobile)(?: number)?$/],
  ['title', /^(?:current )?(?:job )?(?:title|role|position)$/],
  ['company', /^(?:current )?(?:company|employer)$/],
  ['location', /^(?:current )?(?:location|city|place)$/],
  ['website', /^(?:personal )?(?:website|site|homepage|blog)$/],
]

/** A column of a Set as the dataset engine fills it: a built-in one where its words ask for just that, else a custom one. */
export function enrichmentColumn(id: string, description: string, format: Format | undefined): DatasetColumn {
  const asked = fold(description)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^(?:the|their|his or her|persons?) /, '')
    .trim()
  const builtIn = BUILT_IN.find(([, words]) => words.test(asked))
  if (builtIn && !format) return { key: builtIn[0] }
  if (builtIn && (format === 'text' || builtIn[0].startsWith(`${format}`))) return { key: builtIn[0] }
  const key = `custom.${id.toLowerCase().replace(/[^a-z0-9_]/g, '_')}`
  return { key, description, ...(format ? { format } : {}) }
}
