import type { Json, Operation, Values } from './operations'

/** The texts of a form, by place and name, such as `body query`. */
export type Texts = Record<string, string>

/** Returns the form of an operation with its recorded example, whose ids do not exist. */
export function startOf({ parameters, properties, example }: Operation): Texts {
  const texts: Texts = { body: JSON.stringify(example, null, 2) }
  for (const { in: place, name, example: given } of parameters)
    texts[`${place} ${name}`] = place === 'path' || given === undefined ? '' : String(given)
  for (const name of Object.keys(properties ?? {})) texts[`body ${name}`] = textOf(example[name])
  return texts
}

type FieldOf = { key: string; name: string; schema: Json; required: boolean }

/** Number of leading fields of an operation that are always in view, such as the query of a search. */
const FIRST = 2

/**
 * Returns the fields of an operation, required ones first. Folds later optional fields that the
 * example leaves empty.
 */
export function fieldsOf({ parameters, properties, required }: Operation, texts: Texts) {
  const fields: FieldOf[] = [
    ...parameters.map(({ in: place, name, schema, description }) => ({
      ...{ key: `${place} ${name}`, name, required: place === 'path' },
      schema: { ...schema, description: description ?? schema.description },
    })),
    ...Object.entries(properties ?? {}).map(([name, schema]) => ({
      ...{ key: `body ${name}`, name, schema, required: required.includes(name) },
    })),
  ]
  const ordered = fields.toSorted((a, b) => Number(b.required) - Number(a.required))
  const isShown = (field: FieldOf) =>
    field.required || texts[field.key] !== '' || fields.indexOf(field) < FIRST
  return { shown: ordered.filter(isShown), folded: ordered.filter((field) => !isShown(field)) }
}

/** Returns the values of a form. `problem` names a field that cannot be read. */
export function readForm(
  { parameters, properties, hasBody }: Operation,
  texts: Texts
): { call: Values; problem: string | null } {
  const values: Values = { params: {}, query: {}, body: hasBody ? {} : undefined }
  let problem: string | null = null
  for (const { in: place, name } of parameters) {
    const text = texts[`${place} ${name}`].trim()
    if (text !== '') values[place === 'path' ? 'params' : 'query'][name] = text
    else if (place === 'path') problem ??= `${name} is missing.`
  }
  if (hasBody && !properties) {
    const body = parsed(texts.body)
    if (typeof body === 'object' && body !== null) values.body = body
    else problem = 'The body is not a JSON object.'
  }
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const text = texts[`body ${name}`]
    if (text.trim() === '') continue
    const value = [schema.type].flat().includes('string') ? text : parsed(text)
    if (value === undefined) problem ??= `${name} is not valid JSON.`
    else values.body![name] = value
  }
  return { call: values, problem }
}

const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
