import { memoised } from '#domain/memoised'
import { formalNames, GENERATIONS } from './data/name_parts_data.js'
import { parseName } from './parse.js'
import { unspacedName } from './script.js'
import { nameWords, plainGiven, plainVowels } from './spelling.js'
import { damerauLevenshtein } from '../text/edit_distance.js'
import { looksLikeGivenName } from './plausible.js'

type Comparable = {
  all: string[]
  given: string[]
  nickname: string[]
  middle: string[]
  family: string[]
  generation: string | undefined
}

/** The factor of the similarity if one name is read with its family name first. */
const SWAPPED_FACTOR = 0.97
/** Name parts with a lower likeness differ. */
const MIN_LIKENESS = 0.5

/**
 * Returns how likely two names belong to one person, 0 to 1, symmetric. 1 is the same name,
 * ignoring marks, case, script, titles and word breaks. A short form of the given name scores about
 * 0.9. A middle name used as given name scores 0.85. A typo, or one of two family names, scores
 * about 0.8. An initial scores 0.7. A name of one word that the other name contains scores 0.4.
 * Different given or family names, or Jr. against Sr., score 0.
 */
export function compareNames(a: string, b: string): number {
  const [x, y] = [unspacedName(a), unspacedName(b)]
  if (x !== null && x === y) return 1
  const [first, second] = [comparable(a), comparable(b)]
  if (first.all.length === 0 || second.all.length === 0) return 0
  if (first.generation && second.generation && first.generation !== second.generation) return 0
  if (first.all.join('') === second.all.join('')) return 1
  const straight = score(first, second)
  const swapped = Math.max(
    ...turned(first).map((name) => score(name, second)),
    ...turned(second).map((name) => score(first, name))
  )
  return Math.max(straight, swapped * SWAPPED_FACTOR)
}

/**
 * Names with at least this similarity differ only in order, in middle names, or by a nickname in
 * quotes or brackets.
 */
export const EQUAL_NAMES = 0.95

/**
 * Returns keys for finding equal names. Two names with a similarity of at least `EQUAL_NAMES` share
 * a key. Names that share a key may still differ.
 */
export function sameNameKeys(name: string): string[] {
  const { all, given, nickname, middle, family } = comparable(name)
  const key = (first: string[], last: string[]) => `${first.join('')}|${last.join('')}`
  const turnedGiven = [...middle, ...family].slice(0, 1)
  const unspaced = unspacedName(name) ?? []
  return [
    ...new Set([
      all.join(''),
      ...[unspaced].flat(),
      key(given, family),
      key(nickname, family),
      key(turnedGiven, given),
    ]),
  ]
}

/**
 * Reports whether two names cannot belong to one person, because given, middle or family names or
 * generations (Jr., Sr.) contradict each other. A missing part contradicts nothing.
 */
export function namesConflict(a: string, b: string): boolean {
  const [x, y] = [unspacedName(a), unspacedName(b)]
  if (x !== null && x === y) return false
  const [first, second] = [comparable(a), comparable(b)]
  if (first.all.length === 0 || second.all.length === 0) return false
  if (first.generation && second.generation && first.generation !== second.generation) return true
  return compareNames(a, b) < MIN_LIKENESS && !lacksPart(first, second)
}

/** Reports whether one name is a single word that the other contains. */
function lacksPart(a: Comparable, b: Comparable): boolean {
  const [short, long] = a.all.length <= b.all.length ? [a, b] : [b, a]
  return (
    short.all.length === 1 &&
    likenessOf(short.all, [...long.given, ...long.family], givenLikeness) >= MIN_LIKENESS
  )
}

const comparable = memoised((name: string): Comparable => {
  const { given, middle, family, particles, nickname, suffix } = parseName(name)
  const plain = (part: string) => nameWords(part).map(plainGiven)
  const families = nameWords(family).map(plainVowels)
  const generation = suffix
    .split(/[\s,]+/)
    .map((word) => GENERATIONS.get(nameWords(word).join('')))
    .find(Boolean)
  return {
    all: [...plain([given, ...middle, particles].join(' ')), ...families],
    given: plain(given),
    nickname: plain(nickname),
    middle: plain(middle.join(' ')),
    family: families,
    generation,
  }
})

/** Returns the name as read with its family name first. Empty if the name has only one part. */
function turned(name: Comparable): Comparable[] {
  const { given, middle, family } = name
  if (given.length === 0 || family.length === 0) return []
  const rest = [...middle, ...family]
  return [{ ...name, given: rest.slice(0, 1), middle: rest.slice(1), family: given }]
}

function score(a: Comparable, b: Comparable): number {
  if (a.family.length === 0 || b.family.length === 0 || a.given.length === 0 || b.given.length === 0)
    return likenessOf(a.all, b.all, givenLikeness) >= 0.85 ? 0.4 : 0
  const family = familyLikeness(a, b)
  if (family < MIN_LIKENESS) return 0
  const given = Math.max(
    joined(a.given, b.given),
    a.nickname.length > 0 ? 0.97 * joined(a.nickname, b.given) : 0,
    b.nickname.length > 0 ? 0.97 * joined(a.given, b.nickname) : 0
  )
  if (given >= MIN_LIKENESS)
    return given * family * middleFactor(without(a.middle, b.family), without(b.middle, a.family))
  return 0.85 * family * Math.max(calledByMiddle(a, b), calledByMiddle(b, a))
}

/**
 * Returns how well a name's given name fits the other's middle names: Michael Smith for J. Michael
 * Smith, and perhaps for J. M. Smith.
 */
function calledByMiddle(full: Comparable, called: Comparable): number {
  if (called.middle.length > 0) return 0
  const likeness = likenessOf(full.middle, called.given, givenLikeness)
  return likeness >= 0.85 || full.given[0]?.length === 1 ? likeness : 0
}

function joined(a: string[], b: string[]): number {
  if (a.join('') === b.join('')) return 1
  const whole = givenLikeness(a.join(' '), b.join(' '))
  const firsts = a.length !== b.length || a.length > 1 ? 0.9 * givenLikeness(a[0], b[0]) : 0
  return Math.max(whole, a.length > 1 && b.length > 1 ? 0 : firsts)
}

function givenLikeness(a: string, b: string): number {
  if (a === b) return 1
  if (a.length === 1 || b.length === 1) return initialLikeness(a, b)
  const formal = formalNames(a)
  if (formal.includes(b) || formalNames(b).includes(a)) return 0.92
  if (formalNames(b).some((name) => formal.includes(name))) return 0.9
  if (isSlip(a, b)) return 0.8
  return isShortForm(a, b) || isShortForm(b, a) ? 0.75 : 0
}

/** Reports whether `short` abbreviates `long`: Meg for Meghan, but not Paul for Paulina. */
const isShortForm = (short: string, long: string): boolean =>
  short.length >= 3 &&
  long.length >= short.length + 2 &&
  long.startsWith(short) &&
  !formalNames(short).includes(short)

/** Matches J. with John and, less likely, W. with Bill. */
function initialLikeness(a: string, b: string): number {
  if (a[0] === b[0]) return 0.7
  const [initial, name] = a.length === 1 ? [a, b] : [b, a]
  return formalNames(name).some((formal) => formal[0] === initial) ? 0.6 : 0
}

function familyLikeness(a: Comparable, b: Comparable): number {
  const [first, second] = [a.family.join(''), b.family.join('')]
  if (first === second) return 1
  if (first.length === 1 || second.length === 1) return first[0] === second[0] ? 0.7 : 0
  if (a.family.some((word) => word.length > 2 && b.family.includes(word))) return 0.85
  if (isSlip(first, second)) return 0.8
  return Math.max(keptFamily(a, b), keptFamily(b, a))
}

/**
 * Returns the likeness if the family name of `short`, such as a maiden name, is a middle name of `long`; else
 * 0.
 */
function keptFamily(short: Comparable, long: Comparable): number {
  const family = short.family.join(' ')
  if (!long.middle.includes(family)) return 0
  return looksLikeGivenName(family) ? 0.55 : 0.8
}

/** Drops middle names that are family names in the other name. */
const without = (middle: string[], family: string[]) => middle.filter((word) => !family.includes(word))

function middleFactor(a: string[], b: string[]): number {
  if (a.length === 0 && b.length === 0) return 1
  if (a.length === 0 || b.length === 0) return 0.97
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const likeness = likenessOf(short, long, givenLikeness)
  if (likeness === 0) return 0.45
  return likeness === 1 ? 1 : 0.98
}

/**
 * Compares each word of the shorter list with its closest word, and returns the lowest likeness.
 */
function likenessOf(a: string[], b: string[], like: (x: string, y: string) => number): number {
  if (a.length === 0 || b.length === 0) return 0
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return Math.min(...short.map((word) => Math.max(...long.map((other) => like(word, other)))))
}

/** Reports whether two words of six or more letters differ by one typo after the first letter. */
const isSlip = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 6 && a[0] === b[0] && damerauLevenshtein(a, b, 1) <= 1
