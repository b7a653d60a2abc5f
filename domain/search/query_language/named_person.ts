import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names'
import { ROLE_HEADS } from '#domain/people/role_lexicon_data'
import { singular } from '#domain/people/titles'
import { AT, FUNCTION_WORDS } from './function_words.js'
import type { QueryTokens } from './tokens.js'

export type NamedPerson = { start: number; end: number; name: string; company: string | null }

const OPENERS = new Set(
  'find who is show me get look up profile of contact for the about search lookup email'.split(' ')
)

/**
 * The person a query names, with the company it gives as a clue: `Zoe Garner at Elmora`, `who is zoe garner`. A name is
 * two to four words at the beginning, the first a given name or all of them capitalised, and no role among them.
 */
export function findNamedPerson(
  { tokens, original, breaks }: QueryTokens,
  isPlace: (position: number) => boolean
): NamedPerson | null {
  let start = 0
  while (OPENERS.has(tokens[start])) start++
  let end = start
  while (
    end < tokens.length &&
    end - start < 5 &&
    (end === start || !breaks.has(end)) &&
    !AT.has(tokens[end]) &&
    !FUNCTION_WORDS.has(tokens[end])
  )
    end++
  const name = tokens.slice(start, end)
  if (name.length < 2 || name.length > 4) return null
  if (name.some((word) => /\d/.test(word) || ROLE_HEADS.has(singular(word)))) return null

  const spelt = original.slice(start, end)
  const capitalised =
    spelt.every((word) => /^\p{Lu}/u.test(word)) &&
    !original.every((word) => /^\p{Lu}/u.test(word) || /^\W/.test(word))
  const given = looksLikeGivenName(name[0])
  const places = name.filter((_, i) => isPlace(start + i)).length
  const followed =
    end === tokens.length || breaks.has(end) || ['at', 'from', 'of', 'chez', 'bei'].includes(tokens[end])
  if (!followed || places === name.length || (places > 0 && !given)) return null
  if (!given && !(capitalised && places === 0)) return null
  const written = spelt.join(' ').replace(/[,;:]+$/, '')
  if (!isPlausiblePersonName(titleCase(written))) return null

  const company = tokens.slice(breaks.has(end) ? end : end + 1)
  return { start, end, name: written, company: company.length > 0 ? company.join(' ') : null }
}

const titleCase = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}'])\p{Ll}/gu, (letter) => letter.toUpperCase())
