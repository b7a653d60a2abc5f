import { bodyWords, type PeopleQuery } from './query.js'
import { Random } from '#bench/support/random'
import type { SyntheticPeople, SyntheticPerson } from '#bench/support/synthetic_people'

export type Shape = {
  name: string
  /**
   * Whether text decides the order. Otherwise the static rank does, and every engine must return
   * the same people.
   */
  ranked: boolean
  /** A variant of another shape that is not part of the mixed load. */
  apart?: boolean
  /** The goal: how many times as fast as the faster peer. Default 10 with text ranking, else 1. */
  ratio?: number
  /** Returns a query that finds at least this person, or null when the person is unsuitable. */
  draw(
    person: SyntheticPerson,
    random: Random,
    other: SyntheticPerson[],
    words: WordShares
  ): PeopleQuery | null
}

/** Returns the share of people whose text contains a word, estimated from a sample. */
export type WordShares = (word: string) => number

const VERY_COMMON = 0.05
const RARE = 0.001

export const SHAPES: Shape[] = [
  {
    name: 'three rare terms, any of them',
    ranked: true,
    draw: (person, random, _, share) => wordQuery(person, random, 'any', (word) => share(word) <= RARE),
  },
  {
    // Rarely matches a second person, so this shape measures matching, not ranking.
    name: 'three rare terms, all required',
    ranked: true,
    apart: true,
    ratio: 1,
    draw: (person, random, _, share) => wordQuery(person, random, 'all', (word) => share(word) <= RARE),
  },
  {
    name: 'three very common terms, all required',
    ranked: true,
    draw: (person, random, _, share) =>
      wordQuery(person, random, 'all', (word) => share(word) >= VERY_COMMON),
  },
  {
    name: 'three very common terms, any of them',
    ranked: true,
    apart: true,
    draw: (person, random, _, share) =>
      wordQuery(person, random, 'any', (word) => share(word) >= VERY_COMMON),
  },
  {
    name: 'title phrase + city + country',
    ranked: false,
    draw: ({ titles, city, country }) => ({ title: roleOf(titles[0]), city, country }),
  },
  { name: 'title + seniority + industry + country, ranked by text', ranked: true, draw: rankedFilters },
  {
    name: 'the same with none_of',
    ranked: true,
    draw: (person, random, others, share) => {
      const query = rankedFilters(person, random, others, share)
      if (query === null) return null
      const [one, two, three] = others
      const differs =
        one.company !== person.company && two.company !== person.company && three.city !== person.city
      return differs
        ? { ...query, none: { companies: [one.company, two.company], cities: [three.city] } }
        : null
    },
  },
  {
    name: 'seniority + country, static rank',
    ranked: false,
    draw: ({ seniority, country }) => ({ seniority, country }),
  },
  { name: 'name', ranked: false, draw: ({ name }) => ({ name: [name[0], name[name.length - 1]] }) },
]

/** Draws `count` queries of a shape from random people, so that common facts are queried often. */
export function drawQueries(
  shape: Shape,
  world: SyntheticPeople,
  people: number,
  count: number,
  shares: WordShares
) {
  const random = new Random(world.seed + 1, SHAPES.indexOf(shape))
  const queries: PeopleQuery[] = []
  const anyone = () => world.person(random.below(people))
  for (let tries = 0; queries.length < count; tries++) {
    if (tries > count * 200) throw new Error(`${people} people are too few for "${shape.name}"`)
    const query = shape.draw(anyone(), random, [anyone(), anyone(), anyone()], shares)
    if (query !== null) queries.push(query)
  }
  return queries
}

/** Estimates word shares from the first people, who are distributed like the rest. */
export function sampleWordShares(world: SyntheticPeople, sample: number): WordShares {
  const counts = new Map<string, number>()
  for (let number = 0; number < sample; number++)
    for (const word of new Set(bodyWords(world.person(number)))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => (counts.get(word) ?? 0) / sample
}

function rankedFilters(
  person: SyntheticPerson,
  random: Random,
  _: unknown,
  share: WordShares
): PeopleQuery | null {
  const text = wordQuery(person, random, 'any', (word) => share(word) <= VERY_COMMON)
  const { titles, seniority, industry, country } = person
  return text && { ...text, title: roleOf(titles[0]), seniority, industry, country }
}

function wordQuery(
  person: SyntheticPerson,
  random: Random,
  require: 'all' | 'any',
  fits: (word: string) => boolean
): PeopleQuery | null {
  const words = [...new Set(bodyWords(person))].filter(fits)
  if (words.length < 3) return null
  const from = random.below(words.length - 2)
  return { words: words.slice(from, from + 3), require }
}

/** The title without its seniority: "software engineer" for "senior software engineer". */
function roleOf(title: string[]): string[] {
  return title.slice(-2)
}
