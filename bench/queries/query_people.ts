import { Random } from '#bench/support/random'
import type { Person } from '#domain/people/person'
import { placeFields } from './place_records.js'
import type { TruthCity } from './place_truth.js'
import type { AskedQuery } from './read_queries.js'
import { type HeldTitle, titlesOf } from './role_titles.js'
import { answers, sharedWords, truthRole, type TruthRole } from './role_truth.js'

/** A made-up person with what is true of them. */
export type TruePerson = { person: Person; role: TruthRole; city: TruthCity }

/** People made for a query, by what of it they meet. */
const MATCHING = 14
const ELSEWHERE = 5
const OTHERS_THERE = 4
const NEITHER = 3

const GIVEN =
  'Amara Bruno Celia Dorian Elif Farid Greta Hanna Idris Jonas Kaya Lucia Marek Nadia Oskar Priya Quentin Rosa Samir Tessa Umar Vera Wanda Xavier Yara Zoltan'.split(
    ' '
  )
const FAMILY =
  'Abernathy Bellweather Castellane Drummond Eastlake Fairbrother Galloway Hollander Ivarsson Jellicoe Kirkbride Lindqvist Marchetti Northcote Okonjo Pemberton Quillfeather Rosendahl Stavros Thackeray Underhill Vasquez Whitlock Yamada Zielinski'.split(
    ' '
  )
const COMPANIES =
  'Larkspur Meridian Foxglove Halcyon Juniper Kestrel Lodestar Mistral Northwind Osprey Pinecrest Quartz'.split(
    ' '
  )
const KINDS = 'Labs Systems Foods Health Logistics Partners Studio Energy Bank Works'.split(' ')
const INDUSTRIES =
  'Financial Services|Computer Software|Hospital & Health Care|Retail|Biotechnology|Education Management|Computer Games|Information Technology and Services|Marketing and Advertising|Renewables & Environment'.split(
    '|'
  )
const SKILLS =
  'Python SQL Excel Salesforce Figma AWS Ruby Negotiation Django Leadership MongoDB Kubernetes'.split(' ')

/**
 * The people of all queries in one pool: for each query some with its role in its place, with its role elsewhere, with
 * another role there (the most alike first, and people whose profile only mentions the role), and with neither.
 */
export function queryPeople(queries: readonly AskedQuery[]): TruePerson[] {
  const people: TruePerson[] = []
  const titles = new Map(
    [...new Set(queries.map(({ roleTitle }) => roleTitle))].map((role) => [role, titlesOf(role)])
  )
  queries.forEach((query, number) => {
    const random = new Random(7, number)
    const held = shuffled(titles.get(query.roleTitle)!, random)
    const others = otherRoles(query, [...titles.keys()])
    const far = queries.map(({ place }) => place.cities[0]).filter((city) => !query.place.contains(city))
    const add = (title: HeldTitle, city: TruthCity, past?: string) => {
      const id = `q${String(number).padStart(4, '0')}-${String(people.length).padStart(6, '0')}`
      people.push({ role: title.role, city, person: person(id, title.title, city, query, random, past) })
    }
    for (let i = 0; i < MATCHING; i++) add(held[i % held.length], pickCity(query.place.cities, i, random))
    for (const [i, city] of query.place.namesakes.slice(0, 2).entries()) add(held[i % held.length], city)
    for (let i = 0; i < ELSEWHERE; i++) add(held[(i + 3) % held.length], random.pick(far))
    for (const role of [...others.slice(0, 2), ...sample(others, OTHERS_THERE - 2, random)])
      add(random.pick(titles.get(role)!), pickCity(query.place.cities, 0, random))
    for (const mention of mentions(query)) add(mention, pickCity(query.place.cities, 0, random))
    add(titles.get(random.pick(others))![0], query.place.cities[0], query.roleTitle)
    for (let i = 0; i < NEITHER; i++)
      add(titles.get(random.pick(others))![0], random.pick(far), query.roleTitle)
  })
  return people
}

/** Roles that do not answer the query, the most alike first. */
function otherRoles(query: AskedQuery, roles: readonly string[]): string[] {
  const likeness = (role: string) => sharedWords(truthRole(role), query.role)
  return roles
    .filter((role) => !answers(truthRole(role), query.role))
    .sort((a, b) => likeness(b) - likeness(a))
}

/** Titles that mention the role and are none. */
function mentions({ roleTitle, role }: AskedQuery): HeldTitle[] {
  if (role.field) return []
  return [`Executive Assistant to the ${roleTitle}`, `Former ${roleTitle}`].map((title) => ({
    title,
    role: { base: title.toLowerCase(), levels: new Set(), field: false },
  }))
}

/** The first few people of a place in its largest city, the others anywhere in it. */
const pickCity = (cities: readonly TruthCity[], i: number, random: Random): TruthCity =>
  i < 3 ? cities[0] : random.pick(cities)

function person(
  id: string,
  title: string,
  city: TruthCity,
  query: AskedQuery,
  random: Random,
  past?: string
): Person {
  const name = `${random.pick(GIVEN)} ${random.pick(FAMILY)}`
  const company = `${random.pick(COMPANIES)} ${random.pick(KINDS)}`
  const day = 1 + random.below(27)
  return {
    person_id: id,
    name,
    names: [name],
    records: 1 + random.below(3),
    title,
    company,
    ...placeFields(city, random),
    industry: random.below(3) > 0 ? random.pick(INDUSTRIES) : undefined,
    headline: random.below(2) > 0 ? `${title} at ${company}` : undefined,
    summary: past ? `Worked with every ${past} in ${query.geoName} for years.` : undefined,
    skills: random.below(2) > 0 ? [random.pick(SKILLS), random.pick(SKILLS)] : undefined,
    experience: past
      ? [
          {
            title: past,
            company: `${random.pick(COMPANIES)} ${random.pick(KINDS)}`,
            start: '2015',
            end: '2019',
          },
        ]
      : undefined,
    observed_at: new Date(Date.UTC(2024 + random.below(2), random.below(12), day)).toISOString(),
  }
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const copy = [...values]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[copy[i], copy[j]] = [copy[j], copy[i]]
  }
  return copy
}

const sample = <T>(values: readonly T[], count: number, random: Random): T[] =>
  Array.from({ length: Math.min(count, values.length) }, () => random.pick(values))
