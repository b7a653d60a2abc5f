import { fold } from '#domain/people/text/text'
import type { GuessField } from './fields.js'
import type { PageFacts } from './page_facts.js'
import { signsOf } from './signs.js'
import type { Span } from './spans.js'
import type { Unit } from './units.js'

/**
 * A unit, with the buckets of the features that its spans share. `asWhole` is for a span that covers the
 * whole unit, `asPart` for all other spans.
 */
export type DescribedUnit = { unit: Unit; asWhole: readonly number[]; asPart: readonly number[] }

const FIRST_PERSON =
  /^(?:i|i'm|my|ich|mein|meine|je|mon|ma|yo|soy|mi|eu|sou|meu|minha|io|sono|mio|ik|mijn|we|our|wir|nous|nosotros)$/
const PAST =
  /^(?:was|were|former|formerly|previously|previous|until|ex|war|fruher|ehemals|ehemaliger|etait|ancien|ancienne|fue|era|anteriormente|foi|antes|voorheen|precedentemente)$/

/** Returns the buckets of a span's features: its words and form, and what is around it. */
export function featuresOf(
  field: GuessField,
  span: Span,
  described: DescribedUnit,
  facts: PageFacts
): number[] {
  const { text, start, end, cut } = span
  const { unit } = described
  const isWhole = text.length === unit.text.length
  const shape = shapeOf(unit, isWhole)
  const own = wordsOf(text)
  const before = wordsOf(unit.text.slice(Math.max(0, start - 60), start))
  const after = wordsOf(unit.text.slice(end, end + 40))
  const line = wordsOf(unit.text.slice(Math.max(0, start - 150), end + 100))
  const mark = unit.text.slice(0, start).trimEnd().at(-1) ?? '^'
  const next = unit.text.slice(end).trimStart().at(0) ?? '$'
  const key = fold(text)
  const known = facts.claimed.get(key)
  const last = before.at(-1) ?? '^'
  const list = [
    ...own.slice(0, 8).map((word) => `w:${word}`),
    `first:${own[0] ?? ''}`,
    `last:${own.at(-1) ?? ''}`,
    `end:${(own.at(-1) ?? '').slice(-4)}`,
    `start:${(own[0] ?? '').slice(0, 4)}`,
    `n:${size(own.length)}`,
    `len:${size(Math.round(text.length / 4))}`,
    `cut:${cut}`,
    `b1:${last}`,
    `b2:${before.slice(-2).join(' ')}`,
    ...before.slice(-5).map((word) => `near:${word}`),
    `a1:${after[0] ?? '$'}`,
    `mark:${/[\p{L}\p{N}]/u.test(mark) ? 'w' : mark}`,
    `next:${/[\p{L}\p{N}]/u.test(next) ? 'w' : next}`,
    ...signsOf(text).flatMap((sign) => [`is:${sign}`, `is:${sign}/${shape}`, `is:${sign}/${cut}/${last}`]),
    `b1cut:${last}/${cut}`,
    `upper:${/^\p{Lu}/u.test(text)}/${/\s\p{Lu}/u.test(text)}`,
    `caps:${text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)}`,
  ]
  if (known) list.push(`known:${known}`, 'known')
  if (facts.title !== '' && facts.title.includes(key)) list.push('in_title')
  if (line.some((word) => FIRST_PERSON.test(word))) list.push('first_person')
  if (line.some((word) => PAST.test(word))) list.push('past')
  if (/\d{4}/.test(unit.text.slice(Math.max(0, start - 40), end + 40))) list.push('year')
  if (field === 'chief') list.push(...line.slice(0, 20).map((word) => `line:${word}`))
  return [...list.map(bucketOf), ...(isWhole ? described.asWhole : described.asPart)]
}

/** Computes the features that all spans of a unit share. */
export function describe(unit: Unit, facts: PageFacts): DescribedUnit {
  const of = (isWhole: boolean) => unitFeatures(unit, facts, shapeOf(unit, isWhole)).map(bucketOf)
  return { unit, asWhole: of(true), asPart: of(false) }
}

function unitFeatures(unit: Unit, facts: PageFacts, shape: string): string[] {
  const { distance } = unit
  const where = distance === null ? 'none' : size(Math.max(0, distance))
  const above = unit.before.length < 50 ? wordsOf(unit.before).slice(-4) : []
  const below = unit.after.length < 50 ? wordsOf(unit.after).slice(0, 3) : []
  return [
    `in:${shape}`,
    `block:${size(Math.round(unit.text.length / 20))}`,
    `at:${where}`,
    `pos:${size(Math.max(0, unit.position))}`,
    `close:${unit.isNear}`,
    ...wordsOf(unit.label)
      .slice(0, 4)
      .map((word) => `label:${word}`),
    ...wordsOf(unit.block?.section ?? '')
      .slice(0, 5)
      .map((word) => `sec:${word}`),
    ...above.map((word) => `up:${word}`),
    ...below.map((word) => `down:${word}`),
    `boiler:${unit.block?.boilerplate ?? false}`,
    `level:${unit.block?.level ?? 0}`,
    `place:${where}/${shape}`,
    ...facts.page.flatMap((one) => [one, `${one}/${shape}`]),
    ...(unit.isNamed ? ['named'] : []),
  ]
}

const shapeOf = ({ kind }: Unit, isWhole: boolean): string => `${kind}${isWhole ? '_all' : ''}`

const size = (count: number): string =>
  count <= 4
    ? String(count)
    : count <= 6
      ? '6'
      : count <= 9
        ? '9'
        : count <= 14
          ? '14'
          : count <= 30
            ? '30'
            : 'more'

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}'&+#]+/gu) ?? []

export const BUCKETS = 1 << 14

/** Hashes a feature with FNV-1a. */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) {
    hash ^= feature.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return ((hash >>> 15) ^ hash) & (BUCKETS - 1)
}
