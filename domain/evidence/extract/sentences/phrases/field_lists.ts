import { citiesNamed } from '#domain/people/places/gazetteer'
import { placeKey } from '#domain/people/places/key'
import { isPlace } from '../../recognisers.js'
import { isCommonNoun, isRoleHead, organisationRank } from './nouns.js'
import { is, isCapital, isWord, type Phrases, textOf } from './tokens.js'

const MAX_LISTED_WORDS = 8

/**
 * Returns the position after the fields that continue an institution's name from a comma:
 * `Institute of Education, Science and Technology`. Null if the name ends before the comma.
 */
export function afterFieldList(s: Phrases, from: number, comma: number): number | null {
  const { tokens } = s
  const before = textOf(s, from, comma)
  if (organisationRank(before) === 2 || isCity(tokens[comma - 1].text) || isPlace(tokens[comma - 1].text))
    return null
  let hasAnd = false
  for (let i = comma + 1; i < Math.min(tokens.length, comma + MAX_LISTED_WORDS); i++) {
    const token = tokens[i]
    if (is(s, i, 'and') && !hasAnd) hasAnd = true
    else if (hasAnd && is(s, i - 1, 'and') && isListed(s, i)) {
      while (isListed(s, i + 1)) i++
      return i + 1
    } else if (token.text !== ',' && !isListed(s, i)) return null
  }
  return null
}

/** Whether a word can be one of several fields in an institution's name. */
const isListed = ({ tokens }: Phrases, at: number): boolean =>
  isWord(tokens[at]) &&
  isCapital(tokens[at]) &&
  tokens[at].classes.size === 0 &&
  !isInstitution(tokens[at].text) &&
  !isRoleHead(tokens[at].text)

/** Whether a word is a kind of organisation (`University`, `Bank`) or a long compound of one. */
export const isInstitution = (word: string) =>
  word.length > 2 &&
  organisationRank(word) !== 2 &&
  (isCapitalWord(word) ? isCommonNoun(word) || word.length > 9 : isCommonNoun(word))
const isCapitalWord = (word: string) => /^\p{Lu}/u.test(word)

export const isCity = (name: string) => citiesNamed(placeKey(name.toLowerCase())).length > 0
