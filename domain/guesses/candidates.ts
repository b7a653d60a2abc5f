import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { fold } from '#domain/people/text/text'
import { aboutFor } from '#domain/questions/passages'
import { bucketOf, type DescribedUnit, describe, featuresOf } from './features.js'
import { candidateSpans, type GuessField, readsAllBlocks } from './fields.js'
import { factsOf, type PageFacts } from './page_facts.js'
import type { Span } from './spans.js'
import { unitsOf } from './units.js'

export type GuessSource = { page: Page; mention: Mention; identity: number }

/** A value that pages may state, with the buckets of the features of all its places. */
export type Candidate = { value: string; features: ReadonlySet<number>; source: GuessSource; quote: string }

const MAX_CANDIDATES = 500
const MAX_SOURCES = 12
const MAX_QUOTE = 200

/** Returns the possible values of a field in pages about a subject. */
export function candidatesOf(field: GuessField, sources: readonly GuessSource[]): Candidate[] {
  const found = new Map<string, Candidate & { features: Set<number>; pages: Set<string>; places: number }>()
  for (const source of sources.slice(0, MAX_SOURCES)) {
    const { facts, units } = readPage(source)
    for (const described of units) {
      const { unit } = described
      if (!unit.isNear && !readsAllBlocks(field)) continue
      for (const span of candidateSpans(field, unit.text)) {
        const key = fold(span.text)
        let one = found.get(key)
        if (!one) {
          if (found.size >= MAX_CANDIDATES) continue
          const quote = quoteOf(unit.text, span)
          one = { value: span.text, quote, source, features: new Set(), pages: new Set(), places: 0 }
          found.set(key, one)
        }
        one.places++
        one.pages.add(source.page.url)
        for (const bucket of featuresOf(field, span, described, facts)) one.features.add(bucket)
      }
    }
  }
  for (const { features, places, pages } of found.values()) {
    features.add(bucketOf(`places:${Math.min(5, places)}`))
    features.add(bucketOf(`pages:${Math.min(4, pages.size)}/${Math.min(4, sources.length)}`))
    features.add(bucketOf(`among:${Math.min(10, Math.ceil(Math.log2(found.size + 1)))}`))
  }
  return [...found.values()]
}

type PageReading = { facts: PageFacts; units: DescribedUnit[] }
const cache = new WeakMap<Page, WeakMap<Mention, PageReading>>()

/** Reads a page in relation to a mention, once for all columns. */
function readPage({ page, mention }: GuessSource): PageReading {
  const known = cache.get(page) ?? new WeakMap<Mention, PageReading>()
  cache.set(page, known)
  let reading = known.get(mention)
  if (!reading) {
    const about = aboutFor(page, mention)
    const facts = factsOf(page, mention, about)
    reading = { facts, units: unitsOf(page, mention, about).map((unit) => describe(unit, facts)) }
    known.set(mention, reading)
  }
  return reading
}

function quoteOf(text: string, { start, end }: Span): string {
  if (text.length <= MAX_QUOTE) return text
  const from = Math.max(0, Math.min(start - 60, text.length - MAX_QUOTE))
  return text.slice(from, Math.max(end, from + MAX_QUOTE)).trim()
}
