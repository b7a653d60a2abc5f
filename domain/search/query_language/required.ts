import { FUNCTION_WORDS } from './function_words.js'
import { spelling, type QueryTokens } from './tokens.js'
import { words } from '#domain/people/text/text'

type Operand = { start: number; end: number }
const MAX_GROUPS = 8

/**
 * Finds words that users require with quotation marks or with AND and OR in capitals. Each group
 * has alternatives. `isFree` excludes words that are already a role, place or employer.
 */
export function requiredWords(query: QueryTokens, isFree: (position: number) => boolean): string[][][] {
  const operands = operandsOf(query)
  const isOperator = (position: number, operator: string) => query.original[position] === operator
  const hasOperators = query.original.some((word) => word === 'AND' || word === 'OR')
  const groups: string[][][] = []
  let before: Operand | null = null
  for (const one of operands) {
    const joins = before !== null && one.start === before.end + 1 && isOperator(before.end, 'OR')
    const isQuoted = query.quoted.has(one.start)
    const isJoined =
      hasOperators &&
      ['AND', 'OR'].some((word) => isOperator(one.start - 1, word) || isOperator(one.end, word))
    before = one
    const tokens = query.tokens.slice(one.start, one.end)
    const isOpen = tokens.some((_, i) => isFree(one.start + i)) && !query.negated.has(one.start)
    if (!isOpen || !(isQuoted || isJoined)) continue
    const wanted = words(spelling(query, one.start, one.end)).filter((word) => !FUNCTION_WORDS.has(word))
    if (wanted.length === 0) continue
    if (joins && groups.length > 0) groups.at(-1)!.push(wanted)
    else groups.push([wanted])
  }
  return groups.slice(0, MAX_GROUPS)
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
