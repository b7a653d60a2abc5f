import { DEFINITIONS, isSchemaObject, type JsonSchema, resolveLocal, subschemas } from './subschemas.js'

/** Schemas met once every reference is followed; more cannot be checked against a value in a bounded time. */
const MAX_UNFOLDED = 10_000
/** Which part of the value a schema is about; any of several. */
const ANY = '*'

/** A schema on the way down, and where from it the way goes on: to a part of its value, or null for the same value. */
type Frame = { schema: JsonSchema; onTo: string | null; returns: string[][] }

/**
 * What is wrong with the references of a schema, as path and message, or null: one that leaves the schema, leads nowhere or
 * to itself, or whose unfolding has no bound. A schema may hold itself further down (a tree of items) as long as no part of
 * a value is checked against it along two ways, which would double with each level.
 */
export function referenceProblem(root: JsonSchema): string | null {
  return everyReference(root, root, '') ?? new Unfolding(root).problem(root, '', [])
}

class Unfolding {
  #unfolded = 0

  constructor(private readonly root: JsonSchema) {}

  problem(schema: JsonSchema, path: string, above: readonly Frame[]): string | null {
    if (++this.#unfolded > MAX_UNFOLDED) return `${path}: its references unfold to too many schemas`
    const first = above.findIndex((frame) => frame.schema === schema)
    if (first >= 0) return returnProblem(above.slice(first), path)
    const frame: Frame = { schema, onTo: null, returns: [] }
    const way = [...above, frame]
    const target = typeof schema.$ref === 'string' ? resolveLocal(this.root, schema.$ref) : undefined
    if (isSchemaObject(target)) {
      const found = this.problem(target, `${path}/$ref`, way)
      if (found) return found
    }
    for (const sub of subschemas(schema)) {
      if (!isSchemaObject(sub.schema) || DEFINITIONS.some((name) => sub.path.startsWith(`${name}/`))) continue
      frame.onTo = sub.inPlace ? null : partOf(sub.path)
      const found = this.problem(sub.schema, `${path}/${sub.path}`, way)
      if (found) return found
    }
    return null
  }
}

/** What a way that leads from a schema back to itself means. */
function returnProblem(way: readonly Frame[], path: string): string | null {
  const parts = way.flatMap(({ onTo }) => (onTo === null ? [] : [onTo]))
  if (parts.length === 0) return `${path}: refers to itself without end`
  const { returns } = way[0]
  if (returns.some((other) => overlap(other, parts))) return `${path}: holds itself along two ways`
  returns.push(parts)
  return null
}

/** Whether two ways may lead to the same part of a value, or one through the end of the other. */
const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.slice(0, b.length).every((part, i) => part === b[i] || part === ANY || b[i] === ANY)

const partOf = (path: string): string => (/^(?:properties|prefixItems)\//.test(path) ? path : ANY)

/** Also what nothing refers to has to be sound. */
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
