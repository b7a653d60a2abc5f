import type { Random } from '#demo/random'
import type { Country } from '#demo/vocabulary/countries'
import type { Industry } from '#demo/vocabulary/industries'
import {
  HOSPITAL_PATTERNS,
  PLACE_STEMS,
  PUBLIC_PATTERNS,
  STEM_HEADS,
  STEM_TAILS,
  UNIVERSITY_PATTERNS,
} from '#demo/vocabulary/company_stems'
import type { DemoCompany } from '#demo/model'

/** Returns an invented word such as Brelmora. */
export function stem(random: Random): string {
  const head = random.pick(STEM_HEADS)
  const tail = random.pick(STEM_TAILS)
  return head.at(-1) === tail[0] ? head + tail.slice(1) : head + tail
}

/** Returns an invented organisation name that is not in `taken`, and adds it. */
export function organisationName(
  kind: DemoCompany['kind'],
  industry: Industry,
  country: Country,
  taken: Set<string>,
  random: Random
): string {
  for (;;) {
    const name = draw(kind, industry, country, random)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

function draw(kind: DemoCompany['kind'], industry: Industry, country: Country, random: Random): string {
  if (kind === 'university') return fill(UNIVERSITY_PATTERNS[country.language], random)
  if (kind === 'hospital') return fill(HOSPITAL_PATTERNS[country.language], random)
  if (kind === 'public') return fill(PUBLIC_PATTERNS, random)
  const word = stem(random)
  const style = random.next()
  if (style < 0.3) return word
  if (style < 0.36) return `${word} & ${stem(random)}`
  return `${word} ${random.pick(industry.suffixes)}`
}

function fill(patterns: string[], random: Random): string {
  const place = random.chance(0.3) ? stem(random) : random.pick(PLACE_STEMS)
  return random.pick(patterns).replace('{}', place)
}
