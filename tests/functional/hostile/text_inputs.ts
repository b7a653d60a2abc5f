import type { JsonSchema } from '#app/shared/schema/schema'

export type Place = 'params' | 'query' | 'body'

/**
 * A text input. `path` has keys, `[]` for array elements, `*` for any key, and `{key}` if the key
 * itself is the text.
 */
export type TextInput = { place: Place; path: string[]; max: number; maxItems: number; isFormatted: boolean }

/** The length of an input without a limit of its own. */
const DEFAULT_MAX_LENGTH = 2_000
const MAX_LENGTH = 20_000

type Declared = { [place in Place]?: { json: JsonSchema } }

/** Returns the text inputs of an operation. */
export const textInputs = (operation: Declared): TextInput[] =>
  (['params', 'query', 'body'] as const).flatMap((place) =>
    operation[place] ? inputsOf(operation[place].json, [], place, 1) : []
  )

export function inputsOf(json: JsonSchema, path: string[], place: Place, maxItems: number): TextInput[] {
  const inside = (child: unknown, step: string, items = maxItems) =>
    inputsOf(child as JsonSchema, [...path, step], place, items)
  const types = [json.type].flat()
  const found: TextInput[] = ((json.anyOf ?? []) as JsonSchema[]).flatMap((one) =>
    inputsOf(one, path, place, maxItems)
  )
  const isFree = types.includes('string') && !json.enum && !('const' in json)
  const isAny = json.type === undefined && json.anyOf === undefined && !json.enum && !('const' in json)
  if (isFree || isAny) {
    const max = Math.min((json.maxLength as number | undefined) ?? DEFAULT_MAX_LENGTH, MAX_LENGTH)
    const isFormatted = Boolean(json.format ?? (json.pattern && json.pattern !== '\\S'))
    found.push({ place, path, max, maxItems, isFormatted })
  }
  if (types.includes('array')) found.push(...inside(json.items, '[]', (json.maxItems as number) ?? 25))
  for (const [key, child] of Object.entries((json.properties ?? {}) as object))
    found.push(...inside(child, key))
  if (typeof json.additionalProperties === 'object') {
    found.push(...inside(json.additionalProperties, '*'))
    found.push({ place, path: [...path, '{key}'], max: 200, maxItems, isFormatted: false })
  }
  return found
}

/**
 * Sets `texts` at a path. The first array in the path gets one element per text. Without an array,
 * only the first text is used.
 */
export function withTexts(base: any, path: string[], texts: string[]): any {
  const [step, ...rest] = path
  if (step === undefined) return texts[0]
  if (step === '[]') {
    const [first] = Array.isArray(base) ? base : []
    return texts.map((text) => withTexts(first, rest, [text]))
  }
  const object = typeof base === 'object' && base !== null ? base : {}
  if (step === '{key}') return { ...object, [texts[0]]: 'x' }
  const key = step === '*' ? 'k' : step
  return { ...object, [key]: withTexts(object[key], rest, texts) }
}

/** Returns a minimal valid value for a schema. */
export function sample(json: JsonSchema): any {
  if (Array.isArray(json.enum)) return json.enum[0]
  if ('const' in json) return json.const
  if (Array.isArray(json.anyOf)) return sample(json.anyOf[0])
  const [type] = [json.type].flat()
  if (type === 'object') {
    const properties = (json.properties ?? {}) as Record<string, JsonSchema>
    const required = (json.required ?? []) as string[]
    return Object.fromEntries(required.map((key) => [key, sample(properties[key])]))
  }
  if (type === 'array') return json.minItems ? [sample(json.items as JsonSchema)] : []
  if (type === 'integer' || type === 'number') return (json.minimum as number) ?? 1
  if (type === 'boolean') return true
  return json.format === 'uri' ? 'https://hooks.example/' : 'Jane Doe'
}
