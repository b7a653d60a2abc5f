import { DEFINITIONS, isSchemaObject, type JsonSchema, resolveLocal, subschemas } from './subschemas.js'

/** The maximum number of schemas after expanding all references. It bounds the time. */
const MAX_UNFOLDED = 10_000
/** Matches any part of a value. */
const ANY = '*'

/**
 * A schema on the path from the root. `onTo` is the part of the value that the path's next schema
 * checks; null means the whole value. `returns` lists the paths that lead back to this schema.
 */
type Frame = { schema: JsonSchema; onTo: string | null; returns: string[][] }

/**
 * Returns why a schema's references are invalid, as path and message, or null. Rejects external,
 * dangling and endless references, and unbounded expansion. A schema may contain itself, as in a
 * tree of items. However, only one path may lead back to it for the same part of a value, because
 * two paths double the work with each level.
 */
export const referenceProblem = (root: JsonSchema): string | null =>
  everyReference(root, root, '') ?? new Unfolding(root).problem(root, '', [])

class Unfolding {
  #unfolded = 0

  constructor(private readonly root: JsonSchema) {}

  problem(schema: JsonSchema, path: string, above: readonly Frame[]): string | null {
    if (++this.#unfolded > MAX_UNFOLDED) return `${path}: its references expand to too many schemas`
    const first = above.findIndex((frame) => frame.schema === schema)
    if (first >= 0) return returnProblem(above.slice(first), path)
    const frame: Frame = { schema, onTo: null, returns: [] }
    const frames = [...above, frame]
    const target = typeof schema.$ref === 'string' ? resolveLocal(this.root, schema.$ref) : undefined
    if (isSchemaObject(target)) {
      const found = this.problem(target, `${path}/$ref`, frames)
      if (found) return found
    }
    for (const sub of subschemas(schema)) {
      if (!isSchemaObject(sub.schema) || DEFINITIONS.some((name) => sub.path.startsWith(`${name}/`))) continue
      frame.onTo = sub.inPlace ? null : partOf(sub.path)
      const found = this.problem(sub.schema, `${path}/${sub.path}`, frames)
      if (found) return found
    }
    return null
  }
}

/** Returns why a path from a schema back to itself is invalid, or null. */
function returnProblem(frames: readonly Frame[], path: string): string | null {
  const parts = frames.flatMap(({ onTo }) => (onTo === null ? [] : [onTo]))
  if (parts.length === 0) return `${path}: refers to itself endlessly`
  const { returns } = frames[0]
  if (returns.some((other) => overlap(other, parts))) return `${path}: contains itself along two paths`
  returns.push(parts)
  return null
}

/**
 * Reports whether two paths can lead to the same part of a value, or one path to a part within the
 * other's part.
 */
const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.slice(0, b.length).every((part, i) => part === b[i] || part === ANY || b[i] === ANY)

const partOf = (path: string): string => (/^(?:properties|prefixItems)\//.test(path) ? path : ANY)

/**
 * Returns the first reference that does not point to a schema in `root`, as path and message, or
 * null. Also checks unused definitions.
 */
function everyReference(root: JsonSchema, schema: JsonSchema, path: string): string | null {
  const problem = unresolved(root, schema.$ref)
  if (problem) return `${path}/$ref: ${problem}`
  for (const sub of subschemas(schema)) {
    if (!isSchemaObject(sub.schema)) continue
    const found = everyReference(root, sub.schema, `${path}/${sub.path}`)
    if (found) return found
  }
  return null
}

function unresolved(root: JsonSchema, reference: unknown): string | null {
  if (reference === undefined) return null
  if (typeof reference !== 'string') return 'must be a string'
  const shown = JSON.stringify(reference.slice(0, 80))
  if (!/^#(?:\/|$)/.test(reference)) return `must be a local reference such as #/$defs/name, not ${shown}`
  const target = resolveLocal(root, reference)
  return isSchemaObject(target) || typeof target === 'boolean' ? null : `${shown} is not in the schema`
}
