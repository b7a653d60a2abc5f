import { lazy } from '#domain/lazy'
import { damerauLevenshtein } from '../text/edit_distance.js'
import { areaKeys } from './areas.js'
import { countryKeys } from './countries.js'
import { gazetteer } from './gazetteer.js'
import { type Context, isCommonWord, isEveryday, isFunctionWord } from './query_words.js'
import { stateKeys } from './states.js'

/**
 * The minimum population of a city whose name is a correction. For other names of a city, the minimum is ten
 * times as high.
 */
const MIN_POPULATION = 100_000
const MIN_LENGTH = 5
const MAX_WORDS = 4
/** From this length, two edits are allowed. */
const TWO_EDITS_LENGTH = 9

type Target = { key: string; words: string[]; letters: number; weight: number }

const buckets = lazy(index)

/**
 * Corrects a misspelt place name. Allows one edit, or two from 9 letters. Prefers the fewest edits,
 * then the best-known place. Returns null for everyday and common words. Without a preceding word
 * that suggests a place, corrects only names of six or more letters at the start or end of a query.
 */
export function correct(key: string, span: string[], context: Context): string | null {
  if (key.length < MIN_LENGTH || !mayBeCorrected(span) || !/^[a-z ]+$/.test(key)) return null
  if (span.every(isPlainWord)) return null
  const isPlaced = context.strong || context.listed
  if (!isPlaced && !((context.start || context.end) && key.length >= 6)) return null
  const maxEdits = key.length >= TWO_EDITS_LENGTH ? 2 : 1
  const letters = lettersOf(span.join(' '))
  const isFixed = span.map((word) => word.length < 4 || isPlainWord(word))
  let best: Target | undefined
  let fewest = maxEdits
  for (const length of key.length >= TWO_EDITS_LENGTH ? [-2, -1, 0, 1, 2] : [-1, 0, 1])
    for (const target of buckets().get(`${span.length}${key[0]}${key.length + length}`) ?? []) {
      // An edit changes two letters at most. This skips nine of ten targets.
      if (bitsOf(letters ^ target.letters) > 2 * fewest) continue
      const edits = editsBetween(span, isFixed, target.words, fewest)
      if (edits < fewest || (edits === fewest && (!best || target.weight > best.weight))) {
        best = target
        fewest = edits
      }
    }
  return best?.key ?? null
}

const isPlainWord = (word: string) => isEveryday(word) || isCommonWord(word)

/** Reports whether words from `start` to `end` can be a misspelt name: few words, no function word. */
export function mayBeCorrected(tokens: string[], start = 0, end = tokens.length): boolean {
  if (end - start > MAX_WORDS) return false
  for (let i = start; i < end; i++) if (isFunctionWord(tokens[i]) && tokens[i] !== 'area') return false
  return true
}

/** Returns the number of edits; `max + 1` for more, or if a short or everyday word differs. */
function editsBetween(span: string[], isFixed: boolean[], target: string[], max: number): number {
  let edits = 0
  for (let i = 0; i < target.length; i++) {
    const word = target[i]
    if (span[i] === word) continue
    if (isFixed[i] || word.length < 4) return max + 1
    const changed = damerauLevenshtein(span[i], word, max)
    // `ohio senate` is no misspelt `ohio state`.
    if (changed > 1 && span.length > 1 && span[i].length < TWO_EDITS_LENGTH) return max + 1
    edits += changed
    if (edits > max) return max + 1
  }
  return edits
}

/** Returns the set of letters in a text, with one bit per letter. Other characters share these bits. */
function lettersOf(text: string): number {
  let letters = 0
  for (let i = 0; i < text.length; i++)
    if (text[i] !== ' ') letters |= 1 << ((text.charCodeAt(i) - 97 + 2_600) % 26)
  return letters
}

function bitsOf(set: number): number {
  let bits = 0
  for (let left = set; left !== 0; left &= left - 1) bits++
  return bits
}

function index(): Map<string, Target[]> {
  const weights = new Map<string, number>()
  const put = (key: string, weight: number) => {
    if (key.length >= MIN_LENGTH && weight > (weights.get(key) ?? -1)) weights.set(key, weight)
  }
  const { named, aliased } = gazetteer()
  for (const [key, [city]] of named) if (city.population >= MIN_POPULATION) put(key, city.population)
  for (const [key, [city]] of aliased)
    if (city.population >= 10 * MIN_POPULATION) put(key, city.population / 2)
  for (const key of countryKeys().keys()) put(key, 2e7)
  for (const [key, states] of stateKeys()) put(key, states[0].country === 'US' ? 1e7 : 5e5)
  for (const key of areaKeys().keys()) put(key, 5e6)
  const targets = [...weights].map(([key, weight]) => ({
    ...{ key, weight },
    words: key.split(' '),
    letters: lettersOf(key),
  }))
  return Map.groupBy(targets, ({ key, words }) => `${words.length}${key[0]}${key.length}`)
}
