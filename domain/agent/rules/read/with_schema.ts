import { CONTACT_FIELDS, type ContactField } from '#domain/contacts/contact'
import type { JsonSchema } from '../../schema/subschemas.js'
import { fieldOf, questionKey } from '../fill/values.js'
import { listNamed } from '../fill/lists.js'
import { propertyWords } from '../fill/property_words.js'
import { viewOf } from '../fill/schema_view.js'
import type { Request } from '../request.js'

/** A property that holds no more properties: its words, what it says of itself, and those of the objects around it. */
type Leaf = { words: string; description: string; options: readonly string[]; within: readonly string[] }

const DEEPEST = 6
/** Questions of its own that a schema may ask of a company. */
const MOST_QUESTIONS = 5
/** What stands for the answer rather than a fact of what was found. */
const OF_ANSWER =
  /\b(?:answer|count|total|number of|winner|sources?|citations?|references?|evidence|explanation|reasoning|notes?|comment|confidence|quote|text|result|message|found|matches|rank|index|id|larger|older|bigger|type|kind)\b/

/** A request with what its output schema asks of what is found, and the questions that no table of fields has. */
export function withSchema(
  request: Request,
  schema: JsonSchema
): { request: Request; questions: Map<string, string> } {
  const next = structuredClone(request)
  const questions = new Map<string, string>()
  const leaves = leavesOf(schema, schema)
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
  if (OF_ANSWER.test(words) || questions.size >= MOST_QUESTIONS) return
  const meant = description ? fieldOf('company', words, description) : undefined
  if (meant && meant.key !== 'name') {
    if (!request.companyFields.includes(meant.key)) request.companyFields.push(meant.key)
    return
  }
  if (request.shape !== 'facts' && request.shape !== 'list') return
  const key = questionKey(words)
  const oneOf = options.length > 0 ? ` One of: ${options.join(', ')}` : ''
  questions.set(key, `${description || words} of the company.${oneOf}`)
  request.companyFields.push(key)
}

function leavesOf(schema: JsonSchema, root: JsonSchema, within: readonly string[] = []): Leaf[] {
  if (within.length > DEEPEST) return []
  const view = viewOf(schema, root)
  const inner = view.items ? leavesOf(view.items, root, [...within, '*']) : []
  const alternatives = view.alternatives.flatMap((one) => leavesOf(one, root, [...within, '*']))
  const own = view.properties.flatMap(([name, property]): Leaf[] => {
    const words = propertyWords(name)
    const sub = viewOf(property, root)
    const isLeaf =
      sub.properties.length === 0 && (!sub.items || viewOf(sub.items, root).properties.length === 0)
    const options = Array.isArray(sub.schema.enum)
      ? sub.schema.enum.filter((one): one is string => typeof one === 'string')
      : []
    return isLeaf && sub.alternatives.length === 0
      ? [{ words, description: propertyWords(sub.description), options, within }]
      : leavesOf(property, root, [...within, words])
  })
  return [...own, ...inner, ...alternatives]
}
