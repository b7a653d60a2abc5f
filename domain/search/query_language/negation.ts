import { lazy } from '#domain/lazy'
import { translatedRoles } from '#domain/people/titles/role_translations'
import { EXCLUDING, FOREIGN_FUNCTION_WORDS, FUNCTION_WORDS, QUALIFIERS } from './function_words.js'
import { isRoleNoun } from './role_words.js'
import type { QueryTokens } from './tokens.js'

/**
 * Words that negate the words after them. Prepositions of places, such as `outside`, are not among
 * them.
 */
const NEGATORS = new Set([
  ...[...EXCLUDING].filter((word) => !/^(?:outside|besides|hors)$/.test(word)),
  ...'neither nor dont doesnt arent isnt never minus'.split(' '),
])
const TWO_WORDS =
  /^(?:other than|rather than|instead of|apart from|aside from|opposed to|exception of|(?:any|every)(?:thing|one|body) but)$/
/** Matches words that end a negated part, because they start another part of the query. */
const ENDS =
  /^(?:but|sondern|sino|mas|mais|maar|ma|with|who|that|in|at|from|based|near|must|should|please|only|mit|con|com|avec|die|qui|que|che|en|em|dans|bei|chez)$/
const JOINS = /^(?:and|or|nor|und|oder|y|o|e|ou|et|en|of)$/
const EXCLUDES = /^(?:except|exclud|excepto|exceto|ausser|sauf|salvo|behalve|tranne|eccetto|esclus)/
const IS_NEEDED = /^(?:required|needed|necessary|mandatory|requirement)$/

/** Returns the positions of negated words. `a, b and c` after a negation are all negated. */
export function negatedPositions(query: QueryTokens): Set<number> {
  const negated = new Set<number>()
  const isForeign = lazy(() => foreignness(query))
  for (let i = 0; i < query.tokens.length; i++) {
    const start = hasMinus(query, i) ? i : i + negatorLength(query, i, isForeign)
    if (start === i && !hasMinus(query, i)) continue
    const end = start === i ? endOfOperand(query, i) : endOfNegated(query, start)
    for (let at = start; at < end; at++) negated.add(at)
  }
  return negated
}

/** Returns words that may not occur, in groups: `agencies or big banks` are two. */
export function negatedWords(query: QueryTokens, isFree: (position: number) => boolean): string[][] {
  const { tokens, breaks, negated } = query
  const groups: string[][] = [[]]
  let isAboutPeople = false
  for (const [i, token] of tokens.entries()) {
    if (negated.has(i) && !negated.has(i - 1)) isAboutPeople = negatesPeople(query, i, isFree)
    const isWord = negated.has(i) && isAboutPeople && isFree(i) && !FUNCTION_WORDS.has(token)
    if (breaks.has(i) || !isWord) groups.push([])
    if (isWord) groups.at(-1)!.push(token)
  }
  return groups.filter(
    (group) => group.length > 0 && group.length <= 4 && !group.some((word) => IS_NEEDED.test(word))
  )
}

/**
 * Reports whether a negation before `start` excludes people. A negation after other words belongs
 * only to those words: `experts on deploying without downtime`.
 */
function negatesPeople(query: QueryTokens, start: number, isFree: (position: number) => boolean): boolean {
  if (hasMinus(query, start)) return true
  const { tokens, original, breaks } = query
  let at = start - 1
  if (original[at] === 'NOT' || EXCLUDES.test(tokens[at])) return true
  while (at > 0 && !breaks.has(at) && FUNCTION_WORDS.has(tokens[at])) at--
  if (query.negated.has(at)) return negatesPeople(query, firstNegated(query, at), isFree)
  if (breaks.has(at) || EXCLUDING.has(tokens[at])) at--
  while (at > 0 && !breaks.has(at + 1) && FUNCTION_WORDS.has(tokens[at])) at--
  return at < 0 || breaks.has(at + 1) || !isFree(at) || FUNCTION_WORDS.has(tokens[at])
}

function firstNegated({ negated }: QueryTokens, from: number): number {
  let start = from
  while (negated.has(start - 1)) start--
  return start
}

/**
 * Returns a function that reports whether a query is in a language other than English. The word `except` does
 * not count.
 */
function foreignness({ tokens }: QueryTokens): (except: string) => boolean {
  const words = new Set(tokens.filter((word) => FOREIGN_FUNCTION_WORDS.has(word)))
  const hasRole = translatedRoles(tokens).some(
    (role) => !tokens.slice(role.start, role.end).every(isRoleNoun)
  )
  return (except) => hasRole || words.size > (words.has(except) ? 1 : 0)
}

/** Returns the number of words of a negation at `i`, or 0. */
function negatorLength(
  { tokens, joined }: QueryTokens,
  i: number,
  foreign: () => (except: string) => boolean
): number {
  const [token, next = ''] = [tokens[i], tokens[i + 1] ?? '']
  if (TWO_WORDS.test(`${token} ${next}`)) return 2
  if (!NEGATORS.has(token) || joined.has(i + 1) || joined.has(i)) return 0
  if (/^(?:only|just|necessarily)$/.test(next) || (token === 'no' && next === 'code')) return 0
  // Portuguese `no` means "in the". In English, `non` is part of a word, and SEM is a field of work.
  const isForeign = foreign()(token)
  if (token === 'no') return isForeign ? 0 : 1
  return /^(?:non|sem|sin|pas)$/.test(token) && !isForeign ? 0 : 1
}

/** Reports whether a minus sign stands directly before the word: `-recruiter`. */
function hasMinus({ text, offsets, joined }: QueryTokens, i: number): boolean {
  if (joined.has(i)) return false
  let at = offsets[i][0] - 1
  while (at > 0 && /["“„(]/.test(text[at])) at--
  return text[at] === '-' && (at === 0 || /\s/.test(text[at - 1])) && !/\s/.test(text[at + 1] ?? ' ')
}

/** Returns the end of the word, quoted phrase or bracketed list after a minus sign. */
function endOfOperand({ tokens, breaks, joined, quoted, text, offsets }: QueryTokens, start: number): number {
  const isBracketed = text.slice(Math.max(0, offsets[start][0] - 2), offsets[start][0]).includes('(')
  let end = start + 1
  while (
    end < tokens.length &&
    !(breaks.has(end) && !joined.has(end)) &&
    (joined.has(end) || isBracketed || (quoted.has(start) && quoted.has(end)))
  )
    end++
  return end
}

function endOfNegated(query: QueryTokens, start: number): number {
  const { tokens, breaks } = query
  let end = start
  let hasContent = false
  while (end < tokens.length) {
    const token = tokens[end]
    if (breaks.has(end) && end > start && !(isComma(query, end) && isLastOfList(query, end))) break
    const isPlace = token === 'a' && !JOINS.test(tokens[end - 1])
    if (hasContent && (ENDS.test(token) || isPlace || QUALIFIERS.has(token) || NEGATORS.has(token))) break
    hasContent ||= !FUNCTION_WORDS.has(token)
    end++
  }
  return end
}

const isComma = ({ text, offsets }: QueryTokens, position: number): boolean =>
  text.slice(offsets[position - 1][1], offsets[position][0]).includes(',')

/** Reports whether only short items follow, the last of them after `and` or `or`. */
function isLastOfList({ tokens, sentences }: QueryTokens, from: number): boolean {
  let end = from
  while (end < tokens.length && !sentences.has(end)) end++
  const rest = tokens.slice(from, end)
  const isList = rest.length <= 8 && JOINS.test(rest.at(-2) ?? '')
  return isList && !rest.some((token) => ENDS.test(token) && token !== 'en')
}
