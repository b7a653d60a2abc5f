import { anyOf } from '#domain/people/text/phrases'
import { words } from '#domain/people/text/text'
import { TERM_GROUPS } from './data/term_groups_data.js'
import { STOP_WORDS, WEAK_WORDS } from './data/weak_terms_data.js'

const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const STOPS = new Set(listed(STOP_WORDS))
const WEAK = new Set(listed(WEAK_WORDS))

const ENDINGS = anyOf`
  izations? | isations? | ifications? | ications? | icated | icates? | ations? | aciones | acion | acoes
  acao | ungen | ung | ingly | ings? | ements? | ments? | mente | ities | ity | itat | ied | ies | ively
  ives? | ions? | iones | ers? | eurs? | ores? | ally | ly | ed | es | en | er | em | as | os | is | s | e
  a | o | n
`
const ENDING = new RegExp(`${ENDINGS}$`)

/** Removes inflection, roughly, for five languages. Most forms of a word have the same stem. */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word))
    return word.length === 4 && word.endsWith('s') ? word.slice(0, 3) : word
  const cut = word.replace(ENDING, '')
  return cut.length >= 4 ? cut : word.replace(/s$/, '')
}

const GROUPS = new Map<string, string>()
for (const line of TERM_GROUPS.trim().split('\n')) {
  const members = line.split(' ')
  for (const member of members)
    for (const form of [member, stem(member)]) if (!GROUPS.has(form)) GROUPS.set(form, members[0])
}

/** Returns the term for a folded word: the name of its synonym group, or else its stem. */
export const termOf = (word: string): string =>
  GROUPS.get(word) ?? GROUPS.get(stem(word)) ?? compound(word) ?? stem(word)

/**
 * Returns the synonym group of the first part of a German compound such as `kundenanzahl`, or null.
 */
function compound(word: string): string | null {
  const [, first] =
    /^(\p{L}{4,}?)(?:anzahl|zahl|nummer|zahlen|adresse|jahr|datum|quote|liste|name)$/u.exec(word) ?? []
  return first ? (GROUPS.get(first) ?? GROUPS.get(stem(first)) ?? null) : null
}

export const isStopWord = (word: string): boolean => STOPS.has(word)
export const isWeakWord = (word: string): boolean => WEAK.has(word) && !GROUPS.has(word)

export type Terms = {
  /** Words that many questions share, in order, without duplicates. They are not stemmed. */
  weak: string[]
  /** The terms of all other words, in order, without duplicates. */
  strong: string[]
}

/** Returns the terms of a text. `open source` and `home office` count as one word each. */
export function termsOf(text: string): Terms {
  const joined = text.replace(/open[- ]source/gi, 'opensource').replace(/home[- ]office/gi, 'homeoffice')
  const tokens = words(joined.replaceAll('_', ' ')).filter((word) => !STOPS.has(word))
  const strong = tokens.filter((word) => !isWeakWord(word)).map(termOf)
  return { strong: [...new Set(strong)], weak: [...new Set(tokens.filter(isWeakWord))] }
}
