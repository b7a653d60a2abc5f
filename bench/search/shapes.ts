import { bodyWords, type PeopleQuery } from './query.js'
import { Random } from '#bench/support/random'
import type { SyntheticPeople, SyntheticPerson } from '#bench/support/synthetic_people'

export type Shape = {
  name: string
  /**
   * Whether text decides the order (otherwise the static rank does, and every engine must give the
   * same people).
   */
  ranked: boolean
  /** A variant of another shape, and not part of the mixed load. */
  apart?: boolean
  /** How many times as fast as the faster peer the index is to be: 10 where text ranks, else 1. */
  ratio?: number
  /** A query that finds at least this person, or null where the person lends itself to none. */
  draw(
    person: SyntheticPerson,
    random: Random,
    other: SyntheticPerson[],
    words: WordShares
  ): PeopleQuery | null
}

/** In which share of people a word is, estimated from a sample. */
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
    // Hardly ever has a second person all three: what is measured is finding, not ranking.
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

/**
 * Draws `count` queries of a shape from people of the world, who come up as often as their facts
 * do: most queries ask for what is common.
 */
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

/** Shares of words among the first people, who are drawn as all others are. */
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

/** What a title says without its seniority: "software engineer" of "senior software engineer". */
function roleOf(title: string[]): string[] {
  return title.slice(-2)
}
