import { CONTACT_FIELDS, type ContactField } from '#domain/contacts/contact'
import type { JsonSchema } from '../../schema/subschemas.js'
import { fieldOf, customFactKey } from '../fill/property_fields.js'
import { listNamed } from '../fill/lists.js'
import { propertyWords } from '../fill/property_words.js'
import { viewOf } from '../fill/schema_view.js'
import type { Request } from '../request.js'

/** A property without subproperties. `within` are the names of the enclosing properties. */
type Leaf = { words: string; description: string; options: readonly string[]; within: readonly string[] }

/** Properties nested deeper are ignored. */
const MAX_DEPTH = 6
/** The maximum number of subschemas read, because references can expand a small schema exponentially. */
const MAX_VISITED = 2_000
/** The maximum number of custom questions per request. */
const MAX_QUESTIONS = 5
/** Matches names of properties that describe the answer, not an entity. */
const OF_ANSWER =
  /\b(?:answer|count|total|number of|winner|sources?|citations?|references?|evidence|explanation|reasoning|notes?|comment|confidence|quote|text|result|message|found|matches|rank|index|id|larger|older|bigger|type|kind)\b/

/**
 * Adds the facts that a schema requests. In a list of companies, or facts about them, up to five properties
 * without a known field become custom questions.
 */
export function withSchema(
  request: Request,
  schema: JsonSchema
): { request: Request; questions: Map<string, string> } {
  const next = structuredClone(request)
  const questions = new Map<string, string>()
  const leaves = new Leaves(schema).of(schema)
  for (const leaf of leaves) {
    if (next.subject === 'people' || next.subject === 'accounts') addToPeople(next, leaf)
    else if (next.subject === 'companies') addToCompanies(next, leaf, questions)
  }
  return { request: next, questions }
}

function addToPeople(request: Request, { words, description, within }: Leaf): void {
  if (within.some((name) => listNamed(name) === 'companies')) return
  const field =
    fieldOf('person', words, '') ??
    (OF_ANSWER.test(words) ? undefined : fieldOf('person', words, description))
  if (!field || (request.subject === 'accounts' && fieldOf('account', words, ''))) return
  if ((CONTACT_FIELDS as readonly string[]).includes(field.key))
    request.contacts = [...new Set([...request.contacts, field.key as ContactField])]
  else if (!request.personFields.includes(field.key)) request.personFields.push(field.key)
}

function addToCompanies(
  request: Request,
  { words, description, options, within }: Leaf,
  questions: Map<string, string>
): void {
  if (within.some((name) => listNamed(name) === 'people')) return
  const field = fieldOf('company', words, '')
  if (field) {
    if (field.key !== 'name' && !request.companyFields.includes(field.key))
      request.companyFields.push(field.key)
    return
  }
  if (OF_ANSWER.test(words) || questions.size >= MAX_QUESTIONS) return
  const meant = description ? fieldOf('company', words, description) : undefined
  if (meant && meant.key !== 'name') {
    if (!request.companyFields.includes(meant.key)) request.companyFields.push(meant.key)
    return
  }
  if (request.shape !== 'facts' && request.shape !== 'list') return
  const key = customFactKey(words)
  const oneOf = options.length > 0 ? ` One of: ${options.join(', ')}` : ''
  questions.set(key, `${description || words} of the company.${oneOf}`)
  request.companyFields.push(key)
}

class Leaves {
  #left = MAX_VISITED

  constructor(private readonly root: JsonSchema) {}

  /**
   * Returns the leaves of a schema. `enclosing` are the properties of the enclosing objects; they
   * detect schemas that contain themselves.
   */
  of(schema: JsonSchema, within: readonly string[] = [], enclosing: readonly unknown[] = []): Leaf[] {
    const view = viewOf(schema, this.root)
    const { properties } = view.schema
    if (within.length > MAX_DEPTH || --this.#left < 0 || enclosing.includes(properties ?? view)) return []
    const path = properties ? [...enclosing, properties] : enclosing
    const inner = view.items ? this.of(view.items, [...within, '*'], path) : []
    const alternatives = view.alternatives.flatMap((one) => this.of(one, [...within, '*'], path))
    const own = view.properties.flatMap(([name, property]) => this.#ofProperty(name, property, within, path))
    return [...own, ...inner, ...alternatives]
  }

  #ofProperty(
    name: string,
    property: JsonSchema,
    within: readonly string[],
    enclosing: readonly unknown[]
  ): Leaf[] {
    const words = propertyWords(name)
    const sub = viewOf(property, this.root)
    const isLeaf =
      sub.properties.length === 0 && (!sub.items || viewOf(sub.items, this.root).properties.length === 0)
    if (!isLeaf || sub.alternatives.length > 0) return this.of(property, [...within, words], enclosing)
    const options = Array.isArray(sub.schema.enum)
      ? sub.schema.enum.filter((one): one is string => typeof one === 'string')
      : []
    return [{ words, description: propertyWords(sub.description), options, within }]
  }
}
