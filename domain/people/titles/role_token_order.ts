import { ROLE_HEADS } from './data/role_lexicon_data.js'
import { LEADS, LEVELS, NOISE, TITLE_SCOPES } from './data/spellings_data.js'

export const isHead = (token: string) => ROLE_HEADS.has(token) || LEADS.has(token)
export const hasHead = (tokens: readonly string[]) => tokens.some((token) => isHead(token))

/** Drops words that add nothing to a role. */
export const plain = (tokens: readonly string[]): string[] => tokens.filter((token) => !NOISE.has(token))

/** Puts tokens in canonical order: `director of product` becomes `product director`. */
export function ordered(tokens: readonly string[]): string[] {
  const lead = leadOf(tokens)
  if (!lead) return plain(tokens)
  const level = levelsOf(lead)
  const object = plain(tokens.slice(lead.length))
  return [...lead.slice(0, level), ...object, ...lead.slice(level)]
}

/**
 * Returns further readings of `director of x`: the lead only, and the role without its final
 * regions.
 */
export function led(tokens: readonly string[]): string[][] {
  const lead = leadOf(tokens)
  if (!lead || lead.length === tokens.length) return []
  let end = tokens.length
  while (end > lead.length + 1 && TITLE_SCOPES.has(tokens[end - 1])) end--
  return [lead, ...(end < tokens.length ? [ordered(tokens.slice(0, end))] : [])]
}

/** Returns the leading role of `x of y` or `director y`. Null for other roles. */
export function leadOf(tokens: readonly string[]): string[] | null {
  const of = tokens.findIndex((token) => token === 'of' || token === 'for')
  if (of > 0 && isHead(tokens[of - 1])) return tokens.slice(0, of)
  const level = levelsOf(tokens, ['chief'])
  const noun = tokens[level]
  if (noun === undefined || noun === 'lead' || noun === 'leader' || !LEADS.has(noun)) return null
  return hasHead(tokens.slice(level + 1)) ? null : tokens.slice(0, level + 1)
}

/** Returns the number of leading words that only grade the role; never all words. */
export function levelsOf(tokens: readonly string[], except: readonly string[] = []): number {
  let level = 0
  while (level < tokens.length - 1 && LEVELS.has(tokens[level]) && !except.includes(tokens[level])) level++
  return level
}
