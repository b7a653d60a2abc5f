import { readArea } from './area_names.js'
import { areaNamed } from './areas.js'
import { countryByDemonym, countryByName } from './countries.js'
import { correct, mayBeCorrected } from './correct.js'
import { beginsName } from './first_words.js'
import { metroFilter, placeFilter } from './filter.js'
import { citiesNamed, isNickname } from './gazetteer.js'
import { expandTokens, placeKey } from './key.js'
import { type Context, contextOf, isCommonWord, isEveryday, isRomance, isWordCode } from './query_words.js'
import { statesCoded, statesNamed } from './states.js'
import type { PlaceKind, PlaceMention } from './types.js'

const MAX_MENTION_WORDS = 7
const MIN_SCORE = 0.5
/** Matches words that turn the demonym before them into a language or subject. */
const LANGUAGE_NOUN =
  /^(speaking|speaker|speakers|language|languages|translator|translators|teacher|teachers|tutor|tutors|linguist|linguists|interpreter|interpreters|literature|food|cuisine)$/
/** Countries whose states are known abroad without the country's name. */
const WELL_KNOWN_STATES = new Set('CA AU GB IN DE ES IT FR BR MX CH BE NL AT IE ZA'.split(' '))
const AREA_WORD = /^(area|areas|region|vicinity)$/

type Words = { tokens: string[]; original?: string[]; isMixedCase: boolean; romance: boolean }
type Reading = { kind: PlaceKind; score: number; prefer: string[]; corrected?: string; key: string }

/**
 * Finds the places that a query names: the best non-overlapping readings, by position. `tokens` are
 * folded words (`words(query)`). `original` has the same words as typed: among words in lower case,
 * a capital suggests a place.
 */
export function findPlaces(tokens: string[], options: { original?: string[] } = {}): PlaceMention[] {
  const { original } = options
  const isMixedCase = original?.some((word) => word === word.toLowerCase()) ?? false
  const words = { tokens, original, isMixedCase, romance: isRomance(tokens) }
  const candidates: PlaceMention[] = []
  for (let start = 0; start < tokens.length; start++) {
    for (let end = Math.min(tokens.length, start + longestAt(tokens, start)); end > start; end--) {
      const mention = mentionAt(words, start, end)
      if (mention) candidates.push(mention)
    }
  }
  return bestOf(candidates, tokens.length)
}

/** Returns the maximum words of a mention: one if no name starts here, even with a misspelling. */
function longestAt(tokens: string[], start: number): number {
  const mayBeMisspelt = /^[a-z]/.test(tokens[start])
  return mayBeMisspelt || beginsName(expandTokens(tokens.slice(start, start + 2)).join(' '))
    ? MAX_MENTION_WORDS
    : 1
}

function mentionAt(words: Words, start: number, end: number): PlaceMention | null {
  const { tokens } = words
  if (end - start > 1 && !isNameLike(tokens, start, end)) return null
  const isCapital = isCapitalised(words, start, end)
  if (end - start === 1 && isCommonWord(tokens[start]) && !isCapital) return null
  if (tokens[start] === 'the' && isKnown(expandTokens(tokens.slice(start + 1, end)).join(' '))) return null
  const context = contextOf(tokens, start, end, words.romance)
  const reading = readTokens(tokens, start, end, context)
  if (!reading) return null
  const score = reading.score + (isCapital ? 0.1 : 0)
  if (score < MIN_SCORE) return null
  return withArea(tokens, {
    start,
    end,
    name: nameOf(tokens.slice(start, end), reading.key),
    kind: reading.kind,
    filter: placeFilter(reading.key),
    score: Math.min(1, score),
    prefer: reading.prefer,
    ...(reading.corrected && { corrected: reading.corrected }),
  })
}

/** Whether words begin a name, or are few words that may be a misspelt one. Saves most readings. */
const isNameLike = (tokens: string[], start: number, end: number): boolean =>
  mayBeCorrected(tokens, start, end) || beginsName(expandTokens(tokens.slice(start, end)).join(' '))

/** Reports whether a place key is a known name. A mention of a known name starts after the article. */
const isKnown = (key: string): boolean =>
  Boolean(areaNamed(key) || countryByName(key) || statesNamed(key).length || citiesNamed(key).length)

/** Drops a final "area", unless it belongs to a known name ("bay area"). */
function nameOf(span: string[], key: string): string {
  if (!AREA_WORD.test(span.at(-1)!)) return span.join(' ')
  const [name, bare] = [span.join(' '), span.slice(0, -1).join(' ')]
  return areaNamed(key) && !areaNamed(key.replace(/ \w+$/, '')) && !/^greater /.test(bare) ? name : bare
}

/**
 * Extends a mention over a following word such as "area". A city then gets its metropolitan area as
 * a broader filter.
 */
function withArea(tokens: string[], mention: PlaceMention): PlaceMention {
  if (!AREA_WORD.test(tokens[mention.end] ?? '')) return mention
  const city = mention.kind === 'city' ? citiesNamed(mention.corrected ?? mention.name)[0] : undefined
  return { ...mention, end: mention.end + 1, ...(city && { wider: metroFilter(city) }) }
}

function isCapitalised({ original, isMixedCase }: Words, start: number, end: number): boolean {
  if (!original || !isMixedCase) return false
  return original.slice(start, end).every((word) => /^\p{Lu}/u.test(word))
}

function readTokens(tokens: string[], start: number, end: number, context: Context): Reading | null {
  const span = tokens.slice(start, end)
  const key = expandTokens(span).join(' ')
  if (span.length === 1 && key.length <= 3) return readShort(key, tokens[end], context)
  if (AREA_WORD.test(span.at(-1)!) && !areaNamed(key) && !/^(greater|metro) /.test(key) && span.length < 4)
    return null
  const exact = beginsName(key) ? readExact(key, span, tokens[end], context) : null
  if (exact) return exact
  const corrected = correct(key, span, context)
  if (!corrected) return null
  const reading = readExact(corrected, corrected.split(' '), tokens[end], context)
  return (
    reading && {
      ...reading,
      score: reading.score - (context.strong || context.listed ? 0.15 : 0.25),
      corrected,
      key: corrected,
    }
  )
}

function readExact(key: string, span: string[], next: string | undefined, context: Context): Reading | null {
  const bonus = context.strong ? 0.2 : context.weak ? 0.1 : context.start || context.end ? 0.05 : 0
  const common = span.length === 1 && isEveryday(key)
  const announced = context.closed && (context.strong || context.listed)
  const doubt = common ? (announced ? 0.1 : 0.6) : 0
  const area = readArea(key)
  if (area && (area.area || area.base)) {
    const kind = area.area?.kind ?? 'metro'
    return { kind, score: 0.85 + bonus - doubt, prefer: area.area ? [area.area.id] : [], key }
  }
  const country = countryByName(key)
  const states = statesNamed(key)
  const cities = citiesNamed(key)
  const readings: Reading[] = []
  if (country)
    readings.push({ kind: 'country', score: 0.85, prefer: [`country:${country.toLowerCase()}`], key })
  if (states.length) {
    const score = states[0].country === 'US' ? 0.86 : WELL_KNOWN_STATES.has(states[0].country) ? 0.75 : 0.45
    readings.push({ kind: 'state', score, prefer: [`state:${states[0].id}`], key })
  }
  if (cities.length)
    readings.push({ kind: 'city', score: cityScore(key, context), prefer: [`city:${cities[0].id}`], key })
  const [state, city] = [states[0], cities[0]]
  const isCityState = state && city && city.admin === state.admin && city.country === state.country
  if (isCityState && (state.admin === 'DC' || !/^(US|CA)$/.test(state.country))) readings.at(-1)!.score += 0.5
  const best = readings.sort((a, b) => b.score - a.score)[0]
  if (best) return { ...best, score: Math.min(best.score, 0.9) + bonus - doubt }
  const within = readCityWithin(span, next, bonus)
  if (within) return within
  const people = countryByDemonym(key)
  if (!people || LANGUAGE_NOUN.test(next ?? '')) return null
  return { kind: 'country', score: 0.7 - doubt, prefer: [`country:${people.toLowerCase()}`], key }
}

/** Reads a known city followed by its state or country: "portland or", "ottawa canada". */
function readCityWithin(span: string[], next: string | undefined, bonus: number): Reading | null {
  for (let at = 1; at < span.length; at++) {
    const [name, wider] = [expandTokens(span.slice(0, at)).join(' '), span.slice(at).join(' ')]
    const namesakes = citiesNamed(name)
    if (namesakes.length === 0) continue
    if (/^(in|or)$/.test(wider) && next !== undefined && !/^(experienced|area|based|\d.*)$/.test(next))
      continue
    const states = [...statesNamed(wider), ...statesCoded(wider)]
    const country = countryByName(wider)
    const city = namesakes.find(
      ({ country: of, admin }) =>
        of === country || states.some((state) => state.country === of && state.admin === admin)
    )
    if (!city || (span.length === 2 && isEveryday(name) && wider.length < 4 && city.population < 100_000))
      continue
    return { kind: 'city', score: 0.8 + bonus, prefer: [`city:${city.id}`], key: `${name}, ${wider}` }
  }
  return null
}

function cityScore(key: string, context: Context): number {
  const [city] = citiesNamed(key)
  const { population } = city
  const size =
    population >= 1e6
      ? 0.85
      : population >= 3e5
        ? 0.75
        : population >= 1e5
          ? 0.65
          : population >= 3e4
            ? 0.5
            : 0.35
  const isOther = placeKey(city.name) !== key
  const doubt =
    !isOther || isNickname(key) ? 0 : population >= 1e6 && context.strong ? 0.05 : context.strong ? 0.15 : 0.3
  const isLoose = !context.strong && !context.weak && !context.start && !context.end && population < 1e6
  return size - doubt - (isLoose && !key.includes(' ') ? 0.2 : 0) + (key.includes(' ') ? 0.1 : 0)
}

/** Reads codes and initials. If the code is also a word, its context decides. */
function readShort(key: string, next: string | undefined, context: Context): Reading | null {
  const area = areaNamed(key)
  const country = countryByName(key)
  const state = statesCoded(key, 'US')[0] ?? statesCoded(key)[0]
  const isName = context.strong && context.closed && key.length === 3 && !isEveryday(key)
  const city = isNickname(key) || isName ? citiesNamed(key)[0] : undefined
  if (!isLikelyCode(key, next, context)) return null
  const kind =
    area?.kind ??
    (country && key !== 'ca' ? 'country' : undefined) ??
    (city && key !== 'or' ? 'city' : state && 'state')
  if (!kind) return null
  const prefer = area
    ? [area.id]
    : kind === 'country'
      ? [`country:${country!.toLowerCase()}`]
      : kind === 'city'
        ? [`city:${city!.id}`]
        : [`state:${state!.id}`]
  const isUs = state?.country === 'US'
  const base = kind === 'state' ? (isUs ? 0.6 : /^(CA|AU)$/.test(state!.country) ? 0.4 : 0.3) : 0.7
  const certain = context.strong
    ? 0.3
    : context.listed && context.closed
      ? 0.25
      : context.start || context.end
        ? 0.15
        : 0
  const isWord = isWordCode(key) || isEveryday(key)
  const unlikely = context.romance && !(context.strong && context.closed) ? 0.5 : 0
  const doubt = !isWord
    ? 0
    : unlikely || (context.strong ? 0.05 : context.start || context.end || certain ? 0.15 : 0.5)
  return { kind, score: base + certain - doubt, prefer, key }
}

/** Reports whether the next word allows a code, unlike in "co founder" and "pa to". */
function isLikelyCode(key: string, next: string | undefined, context: Context): boolean {
  if (/^(in|or)$/.test(key))
    return (context.strong || context.start || context.end) && !/^(the|a|an|our|my|their)$/.test(next ?? '')
  if (key === 'co') return !/^(found|ceo|head|lead|owner|op$|author|worker)/.test(next ?? '')
  return !(/^(pa|me|hi|ok)$/.test(key) && /^(to|and|my|a|the|i|we|can|please|there)$/.test(next ?? ''))
}

/** The best mentions up to a position: their weight, the last mention and the state before it. */
type Best = { weight: number; mention: PlaceMention | null; before: Best | null }

/** Returns the non-overlapping mentions with the highest weight, preferring longer ones. */
function bestOf(candidates: PlaceMention[], length: number): PlaceMention[] {
  const ending = Map.groupBy(candidates, ({ end }) => end)
  const best: Best[] = [{ weight: 0, mention: null, before: null }]
  for (let end = 1; end <= length; end++) {
    best[end] = best[end - 1]
    for (const mention of ending.get(end) ?? []) {
      const before = best[mention.start]
      const weight = before.weight + mention.score * (end - mention.start) - 0.3
      if (weight > best[end].weight) best[end] = { weight, mention, before }
    }
  }
  const found: PlaceMention[] = []
  for (let at: Best | null = best[length]; at?.mention; at = at.before) found.push(at.mention)
  return found.reverse()
}
