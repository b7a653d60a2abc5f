import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names/names'
import { FUNCTION_WORDS } from '#domain/search/query_language/function_words'
import { findQueryPlaces } from '#domain/search/query_language/places'
import { isRoleWord } from '#domain/search/query_language/role_words'
import { type QueryTokens, spelling } from '#domain/search/query_language/tokens'
import { wholeText } from '#domain/people/text/phrases'
import type { NameMention } from './names.js'
import { isNumberWord } from './quantity.js'
import { isTaskWord } from './task_vocabulary.js'

const REQUEST_WORDS = wholeText()`
  # English
  founded | based | located | headquartered | employ | employs | employed | work | works | working
  workforce | live | lives | study | studied | make | makes | sell | sells | started | start | up
  established | big | large | old | year | city | country | town | place | stage | round | funding | raised
  investors? | industry | description | domain | website | phone | address | profile | current | currently
  called | named | exactly | run | runs | lead | leads | hold | holds | position | positions | background
  latest | last | recent
  # German
  gegrundet | arbeiten | arbeitet | sitz | hauptsitz | mitarbeiter | branche
  # French
  fondee? | siege | travaillent | personnes
  # Spanish and Portuguese
  fundada | sede | fundo | personas | trabajan | pessoas | trabalham
`
const AT = /^(?:at|of|for|from|by|bei|von|chez|en|em|de)$/

/**
 * Finds names in a lower-case question: runs of words without another meaning. Returns at most one
 * person and one company. With `ofPeople`, the task requests facts about people.
 */
export function plainNames(query: QueryTokens, ofPeople: boolean): NameMention[] {
  const { tokens, breaks } = query
  const found: NameMention[] = []
  const places = findQueryPlaces(query)
  const isOpen = (i: number) =>
    i < tokens.length &&
    !places.some((place) => i >= place.start && i < place.end) &&
    !isTaskWord(tokens[i]) &&
    !FUNCTION_WORDS.has(tokens[i]) &&
    !REQUEST_WORDS.test(tokens[i])
  for (let start = 0; start < tokens.length; start++) {
    if (!isOpen(start)) continue
    let end = start + 1
    while (isOpen(end) && !breaks.has(end)) end++
    const mention = mentionOf(query, start, end, ofPeople)
    if (mention) found.push(mention)
    start = end
  }
  const longest = (list: readonly NameMention[]) =>
    [...list].sort((a, b) => b.end - b.start - (a.end - a.start)).slice(0, 1)
  const people = longest(found.filter(({ kind }) => kind === 'person'))
  const companies = found.filter(({ kind }) => kind === 'company')
  const employers = companies.filter(({ after }) => AT.test(after))
  return [...people, ...longest(employers.length > 0 ? employers : people.length > 0 ? [] : companies)]
}

function mentionOf(query: QueryTokens, start: number, end: number, ofPeople: boolean): NameMention | null {
  const { tokens } = query
  if (isRole(tokens.slice(start, end)) && !AT.test(tokens[start - 1] ?? '')) return null
  const name = spelling(query, start, end).replace(/['’]s?$/u, '')
  const capital = name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
  const after = tokens[start - 1] ?? ''
  const isPerson =
    end - start > 1 &&
    !/^(?:at|bei|chez)$/.test(after) &&
    (ofPeople || looksLikeGivenName(tokens[start])) &&
    isPlausiblePersonName(capital)
  return { start, end, name: isPerson ? capital : name, kind: isPerson ? 'person' : 'company', after }
}

/** Reports whether words only describe a role, as `3 software` does in `3 software engineers`. */
function isRole(words: readonly string[]): boolean {
  const named = words.filter((word) => !isNumberWord(word))
  return named.length > 0 && named.every(isRoleWord)
}
