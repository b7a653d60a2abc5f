import { translatedRoles } from '#domain/people/titles/role_translations'
import { singular, titleSequences } from '#domain/people/titles/titles'
import { words } from '#domain/people/text/text'
import { ENGLISH_FUNCTION_WORDS, PAST } from './query_language/function_words.js'
import { isRoleNoun } from './query_language/role_words.js'

const PART = /[.,;:|!?()"“”\n]+|\s[-–—/]\s/
/** Words before the role of somebody: `she is a welder`, `als Schweisser`, `soy ingeniera`. */
const CUE =
  /^(?:an?|as|am|is|im|and|ein|eine|als|bin|ist|un|una|une|um|uma|een|est|es|suis|sou|soy|sono|comme|como|come|currently|now)$/
const ARTICLE = /^(?:an?|the|our)$/
const FOREIGN = /^(?:ein|eine|als|bin|ist|un|una|une|um|uma|een|est|es|suis|sou|soy|sono|comme|como|come)$/
/** Nouns whose field follows: `head of data`. */
const LEADS = /^(?:head|director|president|vp|lead|leader|manager|chief|professor|chair|vice)$/
const MAX_WORDS = 7
const MAX_FIELD = 4
const MAX_STATED = 24

/**
 * Returns the canonical tokens of the roles that texts state about a person: `data scientist` of `Ada
 * is a data scientist and author`. A role stands at the start of a part of a sentence or after a word
 * such as `a` or `as`, in singular. Leaves out former roles.
 */
export function statedTitles(texts: readonly (string | undefined)[]): string[][] {
  const found = new Map<string, string[]>()
  const seen = new Set<string>()
  for (const part of texts.flatMap((text) => text?.split(PART) ?? [])) {
    const spelt = words(part)
    for (let at = -1; at < spelt.length && seen.size < MAX_STATED; at++) {
      if (at >= 0 && !CUE.test(spelt[at])) continue
      if ([spelt[at], spelt[at + 1]].some((word) => PAST.has(word ?? ''))) continue
      const role = roleAfter(spelt, ARTICLE.test(spelt[at + 1] ?? '') ? at + 1 : at)
      if (role === '' || seen.has(role)) continue
      seen.add(role)
      const current = titleSequences(role).filter((tokens) => !tokens.some((token) => token.startsWith('<')))
      for (const sequence of current) found.set(sequence.join(' '), sequence)
    }
  }
  return [...found.values()]
}

/** Returns the role that starts after a position, or an empty text. */
function roleAfter(spelt: readonly string[], at: number): string {
  let end = at + 1
  while (end < spelt.length && end - at <= MAX_WORDS && !isEnd(spelt[end])) end++
  const near = spelt.slice(at + 1, end)
  if (FOREIGN.test(spelt[at] ?? '')) {
    const role = translatedRoles(spelt.slice(at + 1, at + 1 + MAX_WORDS)).find(({ start }) => start < 2)
    if (role) return spelt.slice(at + 1 + role.start, at + 1 + role.end).join(' ')
  }
  if (spelt[end] !== 'of' || !LEADS.test(near.at(-1) ?? '')) {
    const noun = near.findLastIndex((word) => isRoleNoun(word) && singular(word) === word)
    return near.slice(0, noun + 1).join(' ')
  }
  let last = end + 1
  while (last < spelt.length && last - end <= MAX_FIELD && !isEnd(spelt[last])) last++
  return spelt.slice(at + 1, last).join(' ')
}

const isEnd = (word: string): boolean => ENGLISH_FUNCTION_WORDS.has(word)
