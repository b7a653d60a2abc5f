import {
  COMMA_SUFFIXES,
  DOTTED_HONORIFICS,
  HONORIFICS,
  JOINERS,
  LOWER_PARTICLES,
  PARTICLES,
  SUFFIXES,
} from './data/name_parts_data.js'
import { replaceBracketed } from '../text/linear_text.js'
import { type Script, scriptOf } from './script.js'
import { fold } from '../text/text.js'

/** The parts of a personal name as written. Missing parts are '' or []. */
export type PersonName = {
  given: string
  middle: string[]
  /** The family name without particles. Compounds such as Ortega y Gasset have several words. */
  family: string
  /** Such as van der, de la, bin. */
  particles: string
  /** Such as Jr, III, PhD; joined by ', '. */
  suffix: string
  /** Such as Dr., Sen., Frau Prof. */
  honorific: string
  /** A short name in quotes or brackets: Robert "Bob" Smith. */
  nickname: string
  script: Script
}

/** Most names match this and need no further parsing. */
const PLAIN = /^([A-Z][a-z]+) ([A-Z][a-z]+)$/
const key = (word: string) => fold(word).replace(/[.,]/g, '')
const QUOTED = /["“”„«»]([^"“”„«»]{1,40})["“”„«»]|(?<=\s|^)['‘’]([^'‘’]{1,30})['‘’](?=\s|$)/u
/** The number of characters that are read. The API accepts names of up to 300 characters. */
const MAX_NAME_LENGTH = 300
const COMPOUND_FAMILY =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|夏侯|东方|東方|皇甫|尉迟|令狐|남궁|황보|선우|제갈|독고|사공)/u
const UNSPACED = /^[\p{Script=Han}]{2,4}$|^[\p{Script=Hangul}]{2,4}$/u
const ARTICLE = /^(al|el|ad|as|ash|ar|an|at|az|ul)-(?=\p{L}{2})/iu

/**
 * Splits a personal name, written in any order and form, into its parts. Ignores text beyond 300
 * characters. Never throws: a text that is not a name returns odd parts.
 */
export function parseName(written: string): PersonName {
  const text = written.slice(0, MAX_NAME_LENGTH)
  const plain = PLAIN.exec(text)
  if (plain && !HONORIFICS.has(key(plain[1])) && !SUFFIXES.has(key(plain[2])))
    return {
      given: plain[1],
      middle: [],
      family: plain[2],
      particles: '',
      suffix: '',
      honorific: '',
      nickname: '',
      script: 'latin',
    }
  const { rest, nickname } = takeNickname(
    text.normalize('NFC').replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, ' ')
  )
  const suffixes: string[] = []
  const segments = rest
    .split(/[,，;]/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const head = segments.shift() ?? ''
  const others = segments.filter((part, i) => {
    // A lone `I.` or `V.` after the comma is an initial (O'Quinn, I.), not a generation.
    if (i === 0 && !/\s/.test(head) && /^[IV]\.$/i.test(part)) return true
    const isSuffix = part
      .split(/\s+|\/|&/)
      .every((word) => SUFFIXES.has(key(word)) || COMMA_SUFFIXES.has(key(word)))
    if (isSuffix) suffixes.push(part)
    return !isSuffix
  })
  const first = takeAffixes(splitWords(head), suffixes)
  if (others.length > 0) {
    const given = takeAffixes(splitWords(others.join(' ')), suffixes)
    return {
      ...parts(given.words, first.words),
      suffix: suffixes.join(', '),
      honorific: [...first.honorifics, ...given.honorifics].join(' '),
      nickname,
      script: scriptOf(text),
    }
  }
  const [before, family] = divide(first.words, first.honorifics.length > 0)
  return {
    ...parts(before, family),
    suffix: suffixes.join(', '),
    honorific: first.honorifics.join(' '),
    nickname,
    script: scriptOf(text),
  }
}

function takeNickname(text: string): { rest: string; nickname: string } {
  let nickname = ''
  let rest = text.replace(QUOTED, (_, double?: string, single?: string) => {
    nickname = (double ?? single ?? '').trim()
    return ' '
  })
  rest = replaceBracketed(
    rest,
    (bracketed) => {
      const inside = bracketed.trim()
      const isName =
        /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*)?$/u.test(inside) && !SUFFIXES.has(key(inside))
      if (!nickname && isName) nickname = inside
      return ' '
    },
    ['([', ')]']
  )
  return { rest: rest.replace(/\s+/g, ' ').trim(), nickname }
}

/** Splits a name into words and joined initials into letters (J.R.R. becomes three). */
const splitWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .flatMap((word, i) => {
      // The first word is never a degree (M.S. Lofgren) or an honorific (M.R. Hardy).
      if (i === 0 && /^(?:\p{L}\.){2,}$/u.test(word)) return word.match(/\p{L}\./gu) ?? [word]
      if (SUFFIXES.has(key(word)) || COMMA_SUFFIXES.has(key(word)) || HONORIFICS.has(key(word))) return [word]
      if (/^(?:\p{L}\.-?){2,}\p{L}?\.?$/u.test(word)) return word.match(/\p{L}\.?/gu) ?? [word]
      return word.match(/^(\p{L}\.)(\p{L}{2}.*)$/u)?.slice(1) ?? [word]
    })

/** Removes leading honorifics and trailing suffixes. Prepends the suffixes to `suffixes`. */
function takeAffixes(all: string[], suffixes: string[]): { words: string[]; honorifics: string[] } {
  const words = [...all]
  const honorifics: string[] = []
  while (words.length > 1 && isHonorific(words[0])) honorifics.push(words.shift()!)
  while (words.length > 1 && isSuffix(words.at(-1)!, words.length)) suffixes.unshift(words.pop()!)
  return { words, honorifics }
}

export const isHonorific = (word: string) =>
  HONORIFICS.has(key(word)) || (word.endsWith('.') && DOTTED_HONORIFICS.has(key(word)))

export function isSuffix(word: string, count: number): boolean {
  if (SUFFIXES.has(key(word))) return key(word) !== 'junior' || count > 2
  return COMMA_SUFFIXES.has(key(word)) && (/\p{L}\.\p{L}/u.test(word) || (count > 2 && word === 'V'))
}

function isParticle(word: string): boolean {
  if (/^Ste?\.$/.test(word)) return true
  const folded = key(word)
  const isLower = word === word.toLowerCase()
  return LOWER_PARTICLES.has(folded) ? isLower : PARTICLES.has(folded)
}

/** Splits a name into the words before the family name, and the family name with its particles. */
function divide(words: string[], titled: boolean): [string[], string[]] {
  if (words.length === 0) return [[], []]
  if (words.length === 1) {
    const [only] = words
    if (!UNSPACED.test(only)) return titled ? [[], words] : [words, []]
    const length = only.length > 2 && COMPOUND_FAMILY.test(only) ? 2 : 1
    return [[only.slice(length)], [only.slice(0, length)]]
  }
  if (writesFamilyFirst(words)) return [words.slice(1), words.slice(0, 1)]
  const last = words.length - 1
  const end = words.findLastIndex((word, i) => i > 0 && i < last && isParticle(word))
  if (end < 0) return [words.slice(0, last), words.slice(last)]
  let start = end
  while (start > 1 && isParticle(words[start - 1])) start--
  if (JOINERS.has(words[start]) && start > 1) return [words.slice(0, start - 1), words.slice(start - 1)]
  if (JOINERS.has(words[start])) return [words.slice(0, last), words.slice(last)]
  const isDevotional = start === 1 && key(words[0]) === 'maria' && last - end > 1
  if (isDevotional) {
    const [before, family] = divide(['x', ...words.slice(end + 2)], false)
    return [[words.slice(0, end + 2).join(' '), ...before.slice(1)], family]
  }
  return [words.slice(0, start), words.slice(start)]
}

/** Reports whether the family name comes first: DUPONT Jean, 山田 太郎. */
function writesFamilyFirst(words: string[]): boolean {
  const [first, ...rest] = words
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(words.join('')))
    return words.length === 2
  return /^\p{Lu}{3,}$/u.test(first) && rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
}

function parts(
  before: string[],
  family: string[]
): Pick<PersonName, 'given' | 'middle' | 'family' | 'particles'> {
  const names = [...family]
  const particles: string[] = []
  while (names.length > 1 && isParticle(names[0])) particles.push(names.shift()!)
  const article = names.length > 0 ? ARTICLE.exec(names[0]) : null
  if (article) {
    particles.push(article[1])
    names[0] = names[0].slice(article[0].length)
  }
  const [given = '', ...middle] = before
  return { given, middle, family: names.join(' '), particles: particles.join(' ') }
}
