import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names'
import { FUNCTION_WORDS } from '#domain/search/query_language/function_words'
import { isRoleWord } from '#domain/search/query_language/role_words'
import { type QueryTokens, spelling } from '#domain/search/query_language/tokens'
import type { NameMention } from './names.js'
import { isTaskWord } from './task_vocabulary.js'

/** Words of what is asked of somebody or something. */
const ASKED =
  /^(?:founded|based|located|headquartered|employ|employs|employed|work|works|working|live|lives|study|studied|make|makes|sell|sells|started|established|big|large|old|many|much|year|city|country|town|place|stage|round|funding|raised|investors?|industry|description|domain|website|phone|address|profile|current|currently|called|named|exactly|run|runs|lead|leads|gegrundet|arbeiten|arbeitet|sitz|hauptsitz|mitarbeiter|branche|fondee?|siege|fundada|sede|fundo|travaillent|personnes|personas|trabajan|pessoas|trabalham)$/

/** The name in a question in lower case: the longest run of words that mean nothing else; null without one. */
export function plainName(query: QueryTokens): NameMention | null {
  const { tokens, breaks } = query
  let best: { start: number; end: number } | null = null
  const isOpen = (i: number) =>
    i < tokens.length && !isTaskWord(tokens[i]) && !FUNCTION_WORDS.has(tokens[i]) && !ASKED.test(tokens[i])
  for (let start = 0; start < tokens.length; start++) {
    if (!isOpen(start)) continue
    let end = start + 1
    while (isOpen(end) && !breaks.has(end)) end++
    if (!best || end - start > best.end - best.start) best = { start, end }
    start = end
  }
  if (!best || tokens.slice(best.start, best.end).every(isRoleWord)) return null
  const name = spelling(query, best.start, best.end).replace(/['’]s?$/u, '')
  const capital = name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
  const isPerson =
    best.end - best.start > 1 && looksLikeGivenName(tokens[best.start]) && isPlausiblePersonName(capital)
  return {
    ...best,
    name: isPerson ? capital : name,
    kind: isPerson ? 'person' : 'company',
    after: tokens[best.start - 1] ?? '',
  }
}
