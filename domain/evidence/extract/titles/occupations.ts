import { looksLikeGivenName } from '#domain/people/names/names'
import { fold } from '#domain/people/text/text'
import NOUNS from './data/occupations.json' with { type: 'json' }
import {
  ADJECTIVE,
  ALONE_NO_TITLE,
  ARTICLES,
  FAMILY_NAMES,
  NO_START,
  PREPOSITIONS,
} from './data/phrase_words_data.js'

type Language = keyof typeof NOUNS

const LAST = ['en', 'de', 'nl', 'sv'] as const
const FIRST = ['fr', 'es', 'it', 'pt', 'pl'] as const
const MAX_WORD = 40
const MAX_WORDS = 8
const MAX_LENGTH = 160
/** The maximum number of words before a preposition. */
const MAX_PHRASE = 5
const MIN_MODIFIER = 3
const known = new Map(Object.entries(NOUNS).map(([language, list]) => [language, new Set(list.split(' '))]))

/** Whether a folded word names an occupation in a language, or ends in a noun such as `-arzt`. */
function isNoun(word: string, language: Language): boolean {
  const nouns = known.get(language)!
  if (nouns.has(word) || nouns.has(`-${word}`)) return true
  if (/^(?:de|nl|sv)$/.test(language))
    for (let at = MIN_MODIFIER; at <= word.length - 4; at++) if (nouns.has(`-${word.slice(at)}`)) return true
  const parts = word.split('-')
  return parts.length > 1 && isNoun(parts.at(FIRST.some((one) => one === language) ? 0 : -1)!, language)
}

/**
 * Whether a word names an occupation in any language. A capitalised word that is also a common
 * family name, such as `Baker`, does not.
 */
export function isOccupation(word: string): boolean {
  if (word.length < 3 || word.length > MAX_WORD) return false
  const folded = folding(word)
  if (/^\p{Lu}/u.test(word) && FAMILY_NAMES.has(folded)) return false
  return [...LAST, ...FIRST].some((language) => isNoun(folded, language))
}

/** Whether a word is a participle after a title: `abogada especializada en`. */
export const isQualification = (word: string): boolean =>
  /^(?:especiali[sz]ad[oa]|specialisee?|speciali[sz]ed|spezialisierte?r?|specializzat[oa]|diplomee?|diplomad[oa]|certifi(?:ee?|ed|cad[oa])|inscrit[oae]?|iscritt[oa]|titulad[oa]|specializzand[oa])$/.test(
    fold(word)
  )

/** Folds a word and drops the mark for all genders: `Fotograf*in`, `Musiker/in`. */
const folding = (word: string) => fold(word).replace(/(?:[*:_/]-?in|\(in\)|[·(]e\)?)$/, '')

/**
 * Whether a text names one or more occupations and nothing else: `Jazz musician`, `Facharzt für
 * Innere Medizin`, `Artista visual`, `Sage-femme et hypnothérapeute`. The noun is the last word
 * before a preposition, or the first word in Romance languages. False for long texts.
 */
export function namesOccupation(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const plain = text.trim().replace(/\s+/g, ' ')
  const parts = plain.split(/ ?[&|•·] ?|, | \/ | (?:and|und|et|y|e|en) /u)
  if (parts.length > 1 && plain.split(' ').length <= MAX_WORDS * 2 && parts.every((part) => isPhrase(part)))
    return true
  return isPhrase(plain) && !ALONE_NO_TITLE.has(fold(plain))
}

function isPhrase(text: string): boolean {
  const words = text.split(' ')
  if (words.length > MAX_WORDS || !words.every((word) => /^[\p{L}\d][\p{L}\d'’.*()/+-]*$/u.test(word)))
    return false
  const folded = words.map(folding)
  if (NO_START.has(folded[0]) || isName(words)) return false
  const end = folded.findIndex((word) => PREPOSITIONS.has(word) || /^[dl]['’]/.test(word))
  if (end === 0 || PREPOSITIONS.has(folded.at(-1)!)) return false
  const head = end < 0 ? words : words.slice(0, end)
  return (
    head.length <= MAX_PHRASE &&
    !folded.slice(0, head.length).some((word) => ARTICLES.has(word)) &&
    (isLast(head, LAST) || isFirst(head))
  )
}

/** Whether the last word names an occupation: `Jazz musician`. */
function isLast(words: readonly string[], languages: readonly Language[]): boolean {
  const last = words.at(-1)!
  const folded = folding(last)
  if (/^\p{Lu}/u.test(last) && FAMILY_NAMES.has(folded)) return false
  return languages.some((language) => isNoun(folded, language))
}

/** Whether the first word names an occupation, and only adjectives follow: `Artista visual`. */
function isFirst([first, ...others]: readonly string[]): boolean {
  const folded = folding(first)
  if (/^\p{Lu}/u.test(first) && FAMILY_NAMES.has(folded)) return false
  // `Designer bags` is English, so only adjectives with known endings may follow a loan word.
  const isLoan = LAST.some((language) => isNoun(folded, language))
  const isAdjective = (word: string) => (!isLoan && !/^\p{Lu}/u.test(word)) || ADJECTIVE.test(fold(word))
  return others.length <= 2 && others.every(isAdjective) && FIRST.some((language) => isNoun(folded, language))
}

/** Whether the words are capitalised and start with a given name: `Anna Gardner`. */
const isName = (words: readonly string[]) =>
  words.length > 1 &&
  words.length < 5 &&
  words.every((word) => /^\p{Lu}/u.test(word)) &&
  looksLikeGivenName(words[0]) &&
  !isOccupation(words[0])
