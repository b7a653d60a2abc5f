import type { IndexDocument } from '#domain/ports/search_index'
import type { Random } from './random.js'

/** Words by falling frequency. Some are difficult: empty, accented, astral or very long. */
const WORDS = [
  'data',
  'the',
  'engineer',
  'software',
  'of',
  'lead',
  'senior',
  'vp',
  'founder',
  'co',
  'head',
  'sales',
  'café',
  'münchen',
  '東京',
  '🚀',
  'a',
  'naïve',
  'e\u0301',
  '\uffee',
  'x'.repeat(5000),
  'zz',
  'z',
  'zzz',
  '',
  'data engineer',
  '\u0000',
] as const

const COUNTRIES = ['us', 'us', 'us', 'us', 'gb', 'gb', 'de', 'br', 'jp', ''] as const

/** Picks a word. Early words are much more frequent than late ones, as in natural language. */
export function word(random: Random): string {
  return WORDS[Math.floor(WORDS.length * random.next() ** 2.5)]
}

export function randomDocument(random: Random, id: string): IndexDocument {
  const document: IndexDocument = {
    id,
    rank: random.chance(0.3) ? 0 : random.chance(0.5) ? random.below(5) : random.next() * 100,
    text: {},
    terms: { country: [random.pick(COUNTRIES)] },
    phrases: {},
    numbers: {},
    stored: random.chance(0.05) ? null : { id, note: word(random).slice(0, 20), n: random.below(1000) },
  }
  if (random.chance(0.9)) document.text.body = random.list(random.chance(0.02) ? 300 : 12, () => word(random))
  if (random.chance(0.4)) document.text.name = random.list(3, () => word(random))
  if (random.chance(0.5)) document.terms.skill = random.list(5, () => `${word(random)}${random.below(40)}`)
  if (random.chance(0.8)) {
    document.phrases.title = random.list(3, () =>
      random.list(random.chance(0.2) ? 12 : 5, () => word(random))
    )
  }
  if (random.chance(0.7))
    document.numbers.stars = random.chance(0.5) ? random.below(20) : random.next() * 1e6 - 5e5
  if (random.chance(0.1)) document.numbers.age = random.below(100)
  if (random.chance(0.8))
    document.vectors = { about: Int8Array.from({ length: 20 }, () => random.below(255) - 127) }
  document.numbers.whole = random.below(1000) - 500
  return document
}

export function randomDocuments(random: Random, count: number, prefix = 'p'): IndexDocument[] {
  return Array.from({ length: count }, (_, at) => randomDocument(random, `${prefix}${at}`))
}
