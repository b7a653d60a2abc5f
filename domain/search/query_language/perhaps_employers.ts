import type { PlaceMention } from '#domain/people/places/places'
import { WORKING } from './employer_words.js'
import { isName, isPlainName } from './employer_names.js'
import { findFieldWords } from './field_words.js'
import { FUNCTION_WORDS, REMOTE } from './function_words.js'
import type { ParsedQuery } from './parsed_query.js'
import { isRoleNoun } from './role_words.js'
import { hasMixedCase, isCapitalised, type QueryTokens, type Reading, spelling } from './tokens.js'

/** Prepositions and articles before an employer in lower case: `no nubank`, `à la sncf`. */
const AT = /^(?:a|au|aux|al|alla|da|do|em|en|na|nella|nel|no)$/
const ARTICLE = /^(?:el|la|le|les|os|as|o)$/
const MAX_LENGTH = 3
/**
 * The maximum number of words in a query that is read as a list. In longer queries, words between punctuation
 * are mostly examples: `such as Acme, Elmora`.
 */
const MAX_LIST = 10

/**
 * Finds words that are an employer if somebody in the index works there:
 * - a part of a list with a role, alone between punctuation: `sales manager, oracle, madrid`,
 * - a word in a query without capitals after a preposition of another language that follows a role or
 *   a verb: `engenheira de dados no nubank`, `trabaja en telefónica`.
 */
export function perhapsEmployers(
  query: QueryTokens,
  { isFree, areFree }: Reading,
  places: readonly PlaceMention[],
  hasRole: boolean
): ParsedQuery['perhapsCompanies'] {
  const { tokens, breaks, negated } = query
  const found = new Map<number, number>()
  if (hasRole && tokens.length <= MAX_LIST && query.sentences.size === 0)
    for (const start of [0, ...breaks]) {
      const end = endOfPart(start)
      const isAlone = end === tokens.length || breaks.has(end)
      if (isAlone && end - start <= MAX_LENGTH && (start > 0 || end < tokens.length)) add(start, end)
    }
  if (!hasMixedCase(query))
    for (let i = 1; i < tokens.length; i++) {
      const isItalian = tokens[i] === 'in' && /^lavora(?:no)?$/.test(tokens[i - 1])
      if (!(AT.test(tokens[i]) || isItalian) || breaks.has(i) || !isStaffed(i - 1)) continue
      const start = ARTICLE.test(tokens[i + 1] ?? '') ? i + 2 : i + 1
      if (start < tokens.length && !breaks.has(start)) add(start, start + 1)
    }
  return [...found].map(([start, end]) => ({
    name: spelling(query, start, end),
    words: tokens.slice(start, end),
  }))

  function endOfPart(start: number): number {
    let end = start + 1
    while (end < tokens.length && !breaks.has(end)) end++
    return end
  }

  /** Reports whether a noun for people or a verb of work ends at a position. */
  function isStaffed(at: number): boolean {
    if (/^(?:nao|no|non|niet|nicht|pas|not)$/.test(tokens[at - 1] ?? '')) return false
    return WORKING.test(tokens[at]) || isRoleNoun(tokens[at]) || !isFree(at)
  }

  function add(start: number, end: number): void {
    const span = tokens.slice(start, end)
    if (
      !areFree(start, end) ||
      negated.has(start) ||
      places.some((one) => one.start < end && start < one.end)
    )
      return
    const isPlain = span.every((token, i) => isPlainName(query, start + i) && !REMOTE.has(token))
    if (!isPlain && !(isCapitalised(query.original[start]) && !FUNCTION_WORDS.has(span[0]))) return
    if (findFieldWords(span).length === 0 && isName(span, true)) found.set(start, end)
  }
}
