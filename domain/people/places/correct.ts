import { damerauLevenshtein } from '../text/text.js'
import { areaKeys } from './areas.js'
import { countryKeys } from './countries.js'
import { gazetteer } from './gazetteer.js'
import { type Context, isEveryday, isFunctionWord } from './query_words.js'
import { stateKeys } from './states.js'

/** Misspellings are sought among cities from this population on. */
const MIN_POPULATION = 100_000
const SHORTEST = 5
const LONG = 9

type Target = { key: string; weight: number }

let buckets: Map<string, Target[]> | undefined

/**
 * The known name of which a key is a misspelling, the best-known among the nearest: one edit, two from 9 letters on.
 * Null for everyday words and where nothing around the words speaks for a place.
 */
export function correct(key: string, span: string[], context: Context): string | null {
  if (key.length < SHORTEST || span.length > 4 || !/^[a-z ]+$/.test(key)) return null
  if (span.every(isEveryday)) return null
  if (span.some((word) => isFunctionWord(word) && word !== 'area')) return null
  const isPlaced = context.strong || context.listed
  if (!isPlaced && !((context.start || context.end) && key.length >= 6)) return null
  const most = key.length >= LONG ? 2 : 1
  let best: Target | undefined
  let fewest = most
  for (const target of targetsLike(key, span.length)) {
    const edits = editsBetween(span, target.key, fewest)
    if (edits < fewest || (edits === fewest && (!best || target.weight > best.weight))) {
      best = target
      fewest = edits
    }
  }
  return best?.key ?? null
}

/** Edits over all words, `most + 1` when there are more or a word of three letters or fewer differs. */
function editsBetween(span: string[], target: string, most: number): number {
  let edits = 0
  for (const [i, word] of target.split(' ').entries()) {
    if (span[i] === word) continue
    if (Math.min(span[i].length, word.length) < 4 || isEveryday(span[i])) return most + 1
    edits += damerauLevenshtein(span[i], word, most)
    if (edits > most) return most + 1
  }
  return edits
}

/** Targets with the same number of words whose first or second letter agrees. */
function targetsLike(key: string, words: number): Target[] {
  buckets ??= index()
  const targets: Target[] = []
  for (const length of [-2, -1, 0, 1, 2]) {
    if (Math.abs(length) === 2 && key.length < LONG) continue
    targets.push(...(buckets.get(`${words}${key[0]}${key.length + length}`) ?? []))
  }
  return targets
}

function index(): Map<string, Target[]> {
  const weights = new Map<string, number>()
  const put = (key: string, weight: number) => {
    if (key.length >= SHORTEST && weight > (weights.get(key) ?? -1)) weights.set(key, weight)
  }
  const { named, aliased } = gazetteer()
  for (const [key, [city]] of named) if (city.population >= MIN_POPULATION) put(key, city.population)
  for (const [key, [city]] of aliased)
    if (city.population >= 10 * MIN_POPULATION) put(key, city.population / 2)
  for (const key of countryKeys().keys()) put(key, 2e7)
  for (const [key, states] of stateKeys()) put(key, states[0].country === 'US' ? 1e7 : 5e5)
  for (const key of areaKeys().keys()) put(key, 5e6)
  const byShape = new Map<string, Target[]>()
  for (const [key, weight] of weights) {
    const shape = `${key.split(' ').length}${key[0]}${key.length}`
    const list = byShape.get(shape)
    if (list) list.push({ key, weight })
    else byShape.set(shape, [{ key, weight }])
  }
  return byShape
}
