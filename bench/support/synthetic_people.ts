import { Random } from './random.js'
import { Skew, zipf } from './skew.js'
import {
  capital,
  COUNTRIES,
  FIELDS,
  INDUSTRIES,
  PREFIXES,
  ROLES,
  wordOf,
  wordsOf,
} from './synthetic_words.js'

/** A synthetic person as plain as a database row. Words are lower case without punctuation. */
export type SyntheticPerson = {
  /** Ascends with the person's number. */
  id: string
  /** Static rank, an integer below 2^20; higher comes first. */
  rank: number
  /** Given name, sometimes a middle initial, family name. */
  name: string[]
  /** The current title and sometimes an earlier one. */
  titles: string[][]
  seniority: string
  company: string
  industry: string
  city: string
  state: string
  country: string
  skills: string[]
  summary: string[]
  /** When the record was read, in seconds since 1970. */
  observed: number
}

/** Vocabulary size of the summaries; lower word numbers are more common. */
const WORDS = 80_000
const TOPIC_WORDS = 1_500
const SKILLS_FROM = 100_000
const COMPANIES = 200_000

/**
 * Generates each person from a seed and a number, so that a benchmark with millions of people holds
 * none in memory. Distributions are skewed like real ones: few names, titles, companies, places and
 * words cover most people. Each company has one industry, which 85% of its people share. Others
 * draw an industry. A summary takes some words from the industry of the person.
 */
export class SyntheticPeople {
  readonly words = wordsOf(WORDS)
  readonly skills = wordsOf(2_000, SKILLS_FROM)
  readonly #given = wordsOf(4_000, 200_000)
  readonly #family = wordsOf(60_000, 300_000)
  readonly #wordSkew = zipf(WORDS, 1)
  readonly #topicSkew = zipf(TOPIC_WORDS, 0.9)
  readonly #skillSkew = zipf(2_000, 0.9)
  readonly #givenSkew = zipf(4_000, 0.8)
  readonly #familySkew = zipf(60_000, 0.8)
  readonly #companySkew = zipf(COMPANIES, 0.85)
  readonly #countrySkew = zipf(COUNTRIES.length, 1.3)
  readonly #citySkews = COUNTRIES.map((_, i) => zipf(cityCount(i), 0.9))
  readonly #fieldSkew = zipf(FIELDS.length, 0.8)
  readonly #roleSkew = zipf(ROLES.length, 0.9)
  readonly #prefixSkew = new Skew(PREFIXES.map(([, , weight]) => weight))

  constructor(readonly seed = 1) {}

  /** Returns a person's static rank without generating the rest. */
  rankOf(number: number): number {
    return rankOf(new Random(this.seed, number).next())
  }

  person(number: number): SyntheticPerson {
    const random = new Random(this.seed, number)
    const rank = rankOf(random.next())
    const company = this.#companySkew.draw(random.next())
    const own = INDUSTRY_SKEW.draw(random.next())
    const industry = random.next() < 0.85 ? industryOf(company) : own
    const country = this.#countrySkew.draw(random.next())
    const city = this.#citySkews[country].draw(random.next())
    const [seniority, title] = this.#title(random)
    return {
      id: `p${String(number).padStart(8, '0')}`,
      rank,
      name: this.#name(random),
      titles: random.next() < 0.4 ? [title, this.#title(random)[1]] : [title],
      seniority,
      company: companyName(company),
      industry: INDUSTRIES[industry],
      city: cityName(country, city),
      state: stateOf(country, city),
      country: COUNTRIES[country],
      skills: this.#draws(random, this.skills, this.#skillSkew, 3 + random.below(6)),
      summary: this.#summary(random, industry),
      observed: 1_700_000_000 + random.below(60_000_000),
    }
  }

  #name(random: Random): string[] {
    const given = this.#given[this.#givenSkew.draw(random.next())]
    const family = this.#family[this.#familySkew.draw(random.next())]
    return random.next() < 0.1 ? [given, String.fromCharCode(97 + random.below(26)), family] : [given, family]
  }

  #title(random: Random): [seniority: string, title: string[]] {
    const [prefix, seniority] = PREFIXES[this.#prefixSkew.draw(random.next())]
    const field = FIELDS[this.#fieldSkew.draw(random.next())]
    const role = ROLES[this.#roleSkew.draw(random.next())]
    // "director of sales", but "chief sales officer" and "senior sales manager".
    const tail = prefix.endsWith(' of')
      ? field
      : `${field} ${seniority === 'cxo' && prefix === 'chief' ? 'officer' : role}`
    return [seniority, `${prefix} ${tail}`.trim().split(' ')]
  }

  #summary(random: Random, industry: number): string[] {
    const length = 20 + random.below(21)
    return Array.from({ length }, () => {
      if (random.next() < 0.75) return this.words[this.#wordSkew.draw(random.next())]
      return this.words[500 + industry * TOPIC_WORDS + this.#topicSkew.draw(random.next())]
    })
  }

  #draws(random: Random, values: string[], skew: Skew, count: number): string[] {
    const drawn = new Set<string>()
    for (let i = 0; i < count; i++) drawn.add(values[skew.draw(random.next())])
    return [...drawn]
  }
}

/** Most people rank low, few high. */
function rankOf(uniform: number): number {
  return Math.floor(uniform ** 3 * 2 ** 20)
}

/** Returns the number of cities of a country. Countries earlier in COUNTRIES have more. */
function cityCount(country: number): number {
  return Math.max(12, Math.round(600 / (country + 1) ** 0.7))
}

function cityName(country: number, city: number): string {
  const word = wordOf(400_000 + country * 700 + city)
  return city % 5 === 4 ? `san ${word}` : word
}

/** Returns the state of a city. A country has up to 40 states with about equally many cities. */
function stateOf(country: number, city: number): string {
  const states = Math.min(40, Math.ceil(cityCount(country) / 6))
  return `${COUNTRIES[country]}-${(city * 7) % states}`
}

function companyName(company: number): string {
  const kinds = ['systems', 'group', 'labs', 'partners', 'holdings', 'technologies', 'industries', 'global']
  return `${wordOf(500_000 + company)} ${kinds[company % kinds.length]}`
}

const INDUSTRY_SKEW = zipf(INDUSTRIES.length, 0.8)

function industryOf(company: number): number {
  return INDUSTRY_SKEW.draw(new Random(7, company).next())
}

/** Returns "Maria K Garcia" for ['maria', 'k', 'garcia']. */
export function displayName(words: string[]): string {
  return words.map(capital).join(' ')
}
