import { findSkills } from '#domain/people/skills/skills'
import { FUNCTION_WORDS } from './function_words.js'
import { isRoleWord } from './role_words.js'
import type { QueryTokens } from './tokens.js'

type Operand = { start: number; end: number }
const MAX_GROUPS = 8

/**
 * Finds words that users require with quotation marks or with AND and OR in capitals. Each group
 * has alternatives. `isFree` excludes words that are already a role, place or employer. A group is not
 * required if one of its alternatives has only such words and function words. In a query without lower-case
 * letters, AND and OR are words.
 */
export function requiredWords(query: QueryTokens, isFree: (position: number) => boolean): string[][][] {
  const operands = operandsOf(query)
  const isShouted = !/\p{Ll}/u.test(query.text)
  const isOperator = (position: number, ...operators: string[]) =>
    !isShouted && operators.includes(query.original[position])
  // `Go` is also a function word.
  const skills = new Set(findSkills(query.tokens).map(({ start }) => start))
  const groups: string[][][] = []
  let before: Operand | null = null
  for (const one of operands) {
    const joins = before !== null && one.start === before.end + 1 && isOperator(before.end, 'OR')
    const isJoined = [one.start - 1, one.end].some((position) => isOperator(position, 'AND', 'OR'))
    before = one
    const isQuoted = query.quoted.has(one.start)
    if (query.negated.has(one.start) || !(isQuoted || isJoined) || (!isQuoted && isField(one))) continue
    const wanted = query.tokens
      .slice(one.start, one.end)
      .filter((word, i) => isFree(one.start + i) && (!FUNCTION_WORDS.has(word) || skills.has(one.start + i)))
    if (joins && groups.length > 0) groups.at(-1)!.push(wanted)
    else groups.push([wanted])
  }
  return groups.filter((group) => group.every((wanted) => wanted.length > 0)).slice(0, MAX_GROUPS)

  /**
   * Reports whether a field of work shares the noun of the next role: `sales AND marketing
   * directors`.
   */
  function isField({ start, end }: Operand): boolean {
    const isBeforeRole = end + 1 < query.tokens.length && !isFree(end + 1)
    return isBeforeRole && query.tokens.slice(start, end).every(isRoleWord)
  }
}

/** Splits a query into quoted phrases and words between operators. */
function operandsOf({ tokens, original, quoted, breaks, joined }: QueryTokens): Operand[] {
  const found: Operand[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (/^(?:AND|OR|NOT)$/.test(original[i])) continue
    let end = i + 1
    const goesOn = (at: number) =>
      at < tokens.length &&
      !/^(?:AND|OR|NOT)$/.test(original[at]) &&
      (quoted.has(i) ? quoted.has(at) : !quoted.has(at)) &&
      (!breaks.has(at) || joined.has(at))
    while (goesOn(end)) end++
    found.push({ start: i, end })
    i = end - 1
  }
  return found
}
