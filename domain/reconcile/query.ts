import { validationFailed } from '#domain/errors'
import { ALL_PROPERTIES, ENTITY_TYPES, type EntityType, type PropertyId } from './entity.js'

/** One row to match. `types` has both types if the client names none. */
export type ReconcileQuery = {
  text: string
  id: string | null
  types: readonly EntityType[]
  limit: number
  properties: readonly { id: PropertyId; values: readonly string[] }[]
}

const MAX_QUERIES = 50
const DEFAULT_LIMIT = 5
const MAX_LIMIT = 25
const MAX_CHARS = 500
const MAX_PROPERTIES = 20
/** Maximum number of values per property and per query. The rest is ignored. */
const [MAX_VALUES, MAX_QUERY_VALUES] = [20, 40]

type Json = Record<string, unknown>

/** Reads the batch of protocol 0.2: queries by key. Throws `validation_failed`. */
export function readBatch(given: unknown): [key: string, query: ReconcileQuery][] {
  const batch = Object.entries(objectOf(given, 'queries'))
  checkSize(batch.length)
  return batch.map(([key, value]) => {
    const query = objectOf(value, `queries.${key}`)
    const properties = listOf(query.properties, `queries.${key}.properties`).map((item, i) => {
      const { pid, v } = objectOf(item, `queries.${key}.properties.${i}`)
      return { id: pid, value: v }
    })
    return [key, queryOf({ ...query, text: query.query, id: null, properties }, `queries.${key}`)]
  })
}

/** Reads the batch of protocol 1.0: queries with conditions. Throws `validation_failed`. */
export function readConditions(given: unknown): ReconcileQuery[] {
  const batch = listOf(objectOf(given, 'body').queries ?? null, 'queries')
  checkSize(batch.length)
  return batch.map((value, n) => {
    const query = objectOf(value, `queries.${n}`)
    const conditions = listOf(query.conditions, `queries.${n}.conditions`).map((item, i) =>
      objectOf(item, `queries.${n}.conditions.${i}`)
    )
    const first = (type: string) => conditions.find(({ matchType }) => matchType === type)?.propertyValue
    const properties = conditions
      .filter(({ matchType }) => matchType === 'property')
      .map(({ propertyId: id, propertyValue: value }) => ({ id, value }))
    return queryOf({ ...query, text: first('name'), id: first('id'), properties }, `queries.${n}`)
  })
}

type Given = {
  text?: unknown
  id?: unknown
  type?: unknown
  limit?: unknown
  properties: { id?: unknown; value?: unknown }[]
}

function queryOf({ text, id, type, limit, properties }: Given, path: string): ReconcileQuery {
  const given: unknown[] = [type ?? []].flat()
  const wanted = ENTITY_TYPES.filter((one) => given.includes(one))
  if (wanted.length === 0 && given.length > 0)
    throw validationFailed({ [`${path}.type`]: ['must be one of person, company'] })
  if (properties.length > MAX_PROPERTIES)
    throw validationFailed({ [`${path}.properties`]: [`must have at most ${MAX_PROPERTIES} items`] })
  let left = MAX_QUERY_VALUES
  return {
    text: textsOf(text)[0] ?? '',
    id: textsOf(id)[0] ?? null,
    types: wanted.length > 0 ? wanted : ENTITY_TYPES,
    limit: typeof limit === 'number' && limit >= 1 ? Math.min(Math.floor(limit), MAX_LIMIT) : DEFAULT_LIMIT,
    // Unknown properties are ignored, because clients offer every column.
    properties: properties.flatMap(({ id: pid, value }) => {
      const known = ALL_PROPERTIES.find((property) => property.id === pid)
      const values = known ? textsOf(value).slice(0, left) : []
      left -= values.length
      return known && values.length > 0 ? [{ id: known.id, values }] : []
    }),
  }
}

/**
 * Returns the texts of a property value: a string, number, boolean, entity or list of them. Ignores
 * values after the first `MAX_VALUES`, because each is compared with each fact of each candidate.
 */
function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value]
  return values.flatMap((one) => {
    const plain = typeof one === 'object' && one !== null ? ((one as Json).name ?? (one as Json).id) : one
    const text = typeof plain === 'object' || plain === undefined ? '' : String(plain).trim()
    return text === '' ? [] : [text.slice(0, MAX_CHARS)]
  })
}

function checkSize(size: number): void {
  if (size > MAX_QUERIES) throw validationFailed({ queries: [`must have at most ${MAX_QUERIES} items`] })
}

function objectOf(value: unknown, path: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  throw validationFailed({ [path]: ['must be an object'] })
}

function listOf(value: unknown, path: string): unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  throw validationFailed({ [path]: ['must be a list'] })
}
