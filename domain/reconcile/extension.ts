import { validationFailed } from '#domain/errors'
import { ALL_PROPERTIES, type Entity, type Property } from './entity.js'

/** A request for property values of entities. */
export type ExtensionQuery = { ids: string[]; properties: Property[] }

const MAX_IDS = 500

/**
 * Reads a request for property values. Repeated ids and properties are dropped, because the
 * response multiplies the two lists. Throws `validation_failed`, also for an unknown property.
 */
export function readExtension(given: unknown): ExtensionQuery {
  const { ids, properties } = (given ?? {}) as { ids?: unknown; properties?: unknown }
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string') || ids.length > MAX_IDS)
    throw validationFailed({ ids: [`must be a list of at most ${MAX_IDS} strings`] })
  if (!Array.isArray(properties)) throw validationFailed({ properties: ['must be a list'] })
  const known = properties.map((property, i) => {
    const one = ALL_PROPERTIES.find(({ id }) => id === property?.id)
    if (one) return one
    const names = ALL_PROPERTIES.map(({ id }) => id).join(', ')
    throw validationFailed({ [`properties.${i}.id`]: [`must be one of ${names}`] })
  })
  return { ids: [...new Set(ids)], properties: [...new Set(known)] }
}

type Value = { str: string } | { int: number } | { float: number }

/** Returns the values of a property in the format of the protocol. Empty for an unknown entity. */
export const valuesOf = (entity: Entity | undefined, { id }: Property): Value[] =>
  (entity?.facts[id] ?? []).map((value) => {
    if (typeof value === 'string') return { str: value }
    return Number.isInteger(value) ? { int: value } : { float: value }
  })
