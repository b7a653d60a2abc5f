import { ROLE_HEADS } from './data/role_lexicon_data.js'
import { LEADS, LEVELS, NOISE, REACH } from './data/spellings_data.js'

/** The order of a role's canonical tokens: levels, what it is about, its noun. */

/** Whether a token says what a person is. */
export const isHead = (token: string) => ROLE_HEADS.has(token) || LEADS.has(token)
export const hasHead = (tokens: readonly string[]) => tokens.some((token) => isHead(token))

/** The tokens without words that say nothing. */
export function plain(tokens: readonly string[]): string[] {
  return tokens.filter((token) => !NOISE.has(token))
}

/** `director of product` as `product director`: levels first, then what the role is about, then its noun. */
export function ordered(tokens: readonly string[]): string[] {
  const lead = leadOf(tokens)
  if (!lead) return plain(tokens)
  const level = levelsOf(lead)
  const object = plain(tokens.slice(lead.length))
  return [...lead.slice(0, level), ...object, ...lead.slice(level)]
}

/** What `director of x` offers beside its ordered whole: the bare lead, and the role without the region it ends in. */
export function led(tokens: readonly string[]): string[][] {
  const lead = leadOf(tokens)
  if (!lead || lead.length === tokens.length) return []
  let end = tokens.length
  while (end > lead.length + 1 && REACH.has(tokens[end - 1])) end--
  return [lead, ...(end < tokens.length ? [ordered(tokens.slice(0, end))] : [])]
}

/** The beginning of `x of y` or `director y`, where y is what it leads; null for any other role. */
export function leadOf(tokens: readonly string[]): string[] | null {
  const of = tokens.findIndex((token) => token === 'of' || token === 'for')
  if (of > 0 && (isHead(tokens[of - 1]) || LEADS.has(tokens[of - 1]))) return tokens.slice(0, of)
  const level = levelsOf(tokens, ['chief'])
  const noun = tokens[level]
  if (noun === undefined || noun === 'lead' || noun === 'leader' || !LEADS.has(noun)) return null
  return hasHead(tokens.slice(level + 1)) ? null : tokens.slice(0, level + 1)
}

/** How many words in front only grade the role; never all of them. */
export function levelsOf(tokens: readonly string[], except: readonly string[] = []): number {
  let level = 0
  while (level < tokens.length - 1 && LEVELS.has(tokens[level]) && !except.includes(tokens[level])) level++
  return level
}
