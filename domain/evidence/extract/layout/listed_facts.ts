import { countryCode } from '#domain/people/places/places'
import type { Reading } from '../reading.js'
import { isPlace, isTitle } from '../recognisers.js'
import { organisationRank } from '../sentences/phrases/nouns.js'
import type { CardRegion } from './card_regions.js'

/** Facts that the layout of a list states about one of its people. */
export type ListedFacts = { employer: string | null; country: string | null }

/** Fewer lines may be alike by chance. */
const MIN_LINES = 3
const MIN_COUNTRIES = 2
const MAX_EMPLOYER = 100
const CERTAIN_ORGANISATION = 3
/** The share of lines that must name something that is certainly an organisation. */
const MIN_CERTAIN = 0.5
/** Matches a mark after the name, and what follows it. */
const AFTER_NAME = /^\s*(?:[|·•–—]|\s-\s|,\s)\s*(\p{Lu}.*)$/u
const IN = /^(?:en|aux?|à|a|dans|in|im|w|we|i|em|n[oa]s?|nel(?:la)?|från)\s+(?=\p{Lu})/iu
/** Shorter words, such as codes, are rarely headings of countries. */
const MIN_COUNTRY = 4

/**
 * Returns facts about the people of a list, by the block of their name. Lines such as `Jane Doe |
 * University of Verra (jane@verra.example)` state employers if most of them name organisations.
 * Headings such as `En Belgique` state countries if the list has several.
 */
export function listedFacts(
  { page: { blocks } }: Reading,
  cards: readonly CardRegion[]
): Map<number, ListedFacts> {
  const employers = new Map(
    cards.flatMap(({ at, name }): [number, string][] => {
      const employer = afterName(blocks[at].text, name)
      return employer === null ? [] : [[at, employer]]
    })
  )
  const certain = [...employers.values()].filter((name) => organisationRank(name) >= CERTAIN_ORGANISATION)
  const areEmployers = employers.size >= MIN_LINES && certain.length > employers.size * MIN_CERTAIN
  const countries = new Map(
    cards.flatMap(({ at }): [number, string][] => {
      const country = countryIn(blocks[at].section)
      return country === null ? [] : [[at, country]]
    })
  )
  const areCountries = new Set(countries.values()).size >= MIN_COUNTRIES
  return new Map(
    cards.map(({ at }) => [
      at,
      {
        employer: areEmployers ? (employers.get(at) ?? null) : null,
        country: areCountries ? (countries.get(at) ?? null) : null,
      },
    ])
  )
}

/** Returns what follows the name in a line, without contacts; null if it is a title or place. */
function afterName(line: string, name: string): string | null {
  if (!line.startsWith(name)) return null
  const [, rest] = AFTER_NAME.exec(line.slice(name.length)) ?? []
  const employer = rest && withoutContact(rest).trim()
  if (!employer || employer.length > MAX_EMPLOYER || /[@:]/.test(employer)) return null
  return isTitle(employer) || isPlace(employer) ? null : employer
}

function countryIn(heading: string | null): string | null {
  const name = heading?.replace(IN, '').trim()
  return name && name.length >= MIN_COUNTRY && countryCode(name) !== null ? name : null
}

/** Drops an e-mail address or link in brackets at the end of a line. */
function withoutContact(line: string): string {
  const at = line.endsWith(')') ? line.lastIndexOf('(') : -1
  return at >= 0 && /[@:]/.test(line.slice(at)) ? line.slice(0, at) : line
}
