import { BUILT_IN_COLUMNS } from '#domain/datasets/columns'
import type { NewDataset } from './datasets'

export type EntityType = NewDataset['entity']['type']

/** The built-in columns of each row type. They need no description. */
export const BUILT_IN: Readonly<Record<EntityType, readonly string[]>> = BUILT_IN_COLUMNS

/**
 * Parses custom columns, one per line: `custom.key: description`. The prefix `custom.` and the
 * description are optional.
 */
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
