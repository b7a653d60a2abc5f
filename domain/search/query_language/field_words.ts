import { phraseFinder } from '#domain/people/text/phrase_finder'
import { roleTokens, singular } from '#domain/people/titles/tokens'
import { findSkills } from '#domain/people/skills/skills'
import { FIELD_WORDS } from './field_words_data.js'

const find = phraseFinder<string>(
  Object.entries(FIELD_WORDS).flatMap(([english, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, english] as const)
  )
)

/** Finds fields of work in other languages, with their English words. */
export const findFieldWords = (
  tokens: readonly string[]
): { start: number; end: number; english: string[] }[] =>
  find(tokens)
    .filter(({ start, end }) => !isInPhrase(tokens, start, end))
    .map(({ start, end, entry }) => ({ start, end, english: entry.split(' ') }))

/** Reports whether a word is a part of an English phrase: `assurance` in `quality assurance`. */
const isInPhrase = (tokens: readonly string[], start: number, end: number): boolean =>
  end - start === 1 && [start - 1, start].some((at) => isPhrase(tokens.slice(Math.max(0, at), at + 2)))

/** Reports whether `roleTokens` replaces two words by a single other word: `quality assurance` by `qa`. */
function isPhrase(pair: readonly string[]): boolean {
  const [spelt, ...others] = roleTokens(pair)
  return (
    pair.length === 2 && others.length === 0 && spelt !== undefined && !pair.map(singular).includes(spelt)
  )
}

/** Adds the English words of unread fields to the text and skills of a query, which then rank. */
export function addFieldWords(
  tokens: readonly string[],
  isUnread: (position: number) => boolean,
  { rest, preferences }: { rest: string[]; preferences: { skills: string[] } }
): void {
  for (const { english } of findFieldWords(tokens).filter((one) => isUnread(one.start))) {
    rest.push(...english.filter((word) => !rest.includes(word)))
    const skills = findSkills(english).map(({ skill }) => skill)
    preferences.skills.push(...skills.filter((skill) => !preferences.skills.includes(skill)))
  }
}
