import { lazy } from '#domain/lazy'
import { damerauLevenshtein } from '../text/text.js'
import { areaKeys } from './areas.js'
import { countryKeys } from './countries.js'
import { gazetteer } from './gazetteer.js'
import { type Context, isEveryday, isFunctionWord } from './query_words.js'
import { stateKeys } from './states.js'

/** A smaller city is never the correction of a name. */
const MIN_POPULATION = 100_000
const MIN_LENGTH = 5
/** From this length, two edits are allowed. */
const TWO_EDITS_LENGTH = 9

type Target = { key: string; weight: number }

const buckets = lazy(index)

/**
 * Corrects a misspelt place name. Allows one edit, or two from 9 letters. Prefers the fewest edits,
 * then the best-known place. Returns null for everyday words. Without a preceding word that
 * suggests a place, corrects only names of six or more letters at the start or end of a query.
 */
export function correct(key: string, span: string[], context: Context): string | null {
  if (key.length < MIN_LENGTH || span.length > 4 || !/^[a-z ]+$/.test(key)) return null
  if (span.every(isEveryday)) return null
  if (span.some((word) => isFunctionWord(word) && word !== 'area')) return null
  const isPlaced = context.strong || context.listed
  if (!isPlaced && !((context.start || context.end) && key.length >= 6)) return null
  const maxEdits = key.length >= TWO_EDITS_LENGTH ? 2 : 1
  let best: Target | undefined
  let fewest = maxEdits
  for (const target of targetsLike(key, span.length)) {
    const edits = editsBetween(span, target.key, fewest)
    if (edits < fewest || (edits === fewest && (!best || target.weight > best.weight))) {
      best = target
      fewest = edits
    }
  }
  return best?.key ?? null
}

/** Returns the number of edits; `max + 1` for more, or if a short or everyday word differs. */
function editsBetween(span: string[], target: string, max: number): number {
  let edits = 0
  for (const [i, word] of target.split(' ').entries()) {
    if (span[i] === word) continue
    if (Math.min(span[i].length, word.length) < 4 || isEveryday(span[i])) return max + 1
    edits += damerauLevenshtein(span[i], word, max)
    if (edits > max) return max + 1
  }
  return edits
}

/** Returns targets with the same word count, the same first letter and a similar length. */
function targetsLike(key: string, words: number): Target[] {
  const targets: Target[] = []
  for (const length of [-2, -1, 0, 1, 2]) {
    if (Math.abs(length) === 2 && key.length < TWO_EDITS_LENGTH) continue
    targets.push(...(buckets().get(`${words}${key[0]}${key.length + length}`) ?? []))
  }
  return targets
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
  const targets = [...weights].map(([key, weight]) => ({ key, weight }))
  return Map.groupBy(targets, ({ key }) => `${key.split(' ').length}${key[0]}${key.length}`)
}
