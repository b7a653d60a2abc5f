import type { JsonSchema } from '#app/shared/schema/schema'

/** Keywords that only describe. They may change freely. */
const WORDS = new Set(['description', 'examples', 'x-provisional', 'deprecated'])

/** Returns the breaking changes between two response schemas. Only new fields are allowed. */
export function changesOf(before: JsonSchema, now: JsonSchema, where = 'answer'): string[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...keywords]
    .filter((keyword) => !WORDS.has(keyword))
    .flatMap((keyword) => changeOf(keyword, before[keyword], now[keyword], where))
}

function changeOf(keyword: string, before: unknown, now: unknown, where: string): string[] {
  if (keyword === 'properties' && isSchema(before) && isSchema(now))
    return Object.entries(before).flatMap(([name, schema]) =>
      isSchema(now[name])
        ? changesOf(schema as JsonSchema, now[name], `${where}.${name}`)
        : [`${where}.${name} is gone`]
    )
  if (keyword === 'required')
    return ((before ?? []) as string[])
      .filter((name) => !((now ?? []) as string[]).includes(name))
      .map((name) => `${where}.${name} may be missing`)
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length)
    return before.flatMap((one, i) => changeOf(`${keyword}.${i}`, one, now[i], where))
  if (isSchema(before) && isSchema(now)) return changesOf(before, now, `${where} ${keyword}`)
  return before === now ? [] : [`${where}: ${keyword} was ${JSON.stringify(before)}`]
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
