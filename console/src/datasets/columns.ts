import { BUILT_IN_COLUMNS } from '#domain/datasets/columns'
import type { NewDataset } from './datasets'

export type EntityType = NewDataset['entity']['type']

/** What can be asked of each kind of row without describing it. */
export const BUILT_IN: Readonly<Record<EntityType, readonly string[]>> = BUILT_IN_COLUMNS

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
