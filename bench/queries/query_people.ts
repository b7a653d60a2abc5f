import { Random } from '#bench/support/random'
import type { Person } from '#domain/people/person_record'
import type { LabelledQuery } from './query_file.js'
import { profile } from './profiles.js'
import { areaFields, placeFields, type RecordPlace } from './place_records.js'
import { drawTitle, type HeldTitle, neighboursOf, titlesOf } from './role_titles.js'
import { holds, roleForms } from './truth/roles.js'
import { truePlace, type TruePlace } from './truth/places.js'
import { distance, TOWNS_OF_COUNTRY, type Town } from './truth/towns.js'

/** A query with the place it asks for. */
export type AskedQuery = LabelledQuery & { place: TruePlace }

/** A synthetic person with the truth about them: their roles in plain words, and their town. */
export type TruePerson = { person: Person; roles: string[]; town: Town }

/**
 * The number of people generated per query: those who meet both of its conditions, only the role,
 * only the place, or neither.
 */
export type Numbers = { matching: number; elsewhere: number; otherRole: number; neither: number }
export const NUMBERS: Numbers = { matching: 14, elsewhere: 8, otherRole: 10, neither: 4 }

/** The distance range of a neighbouring town, in km. */
const [NEAR, FAR] = [40, 250]

/** Returns the queries with their places, and the queries whose place is missing in the tables. */
export function askedQueries(queries: readonly LabelledQuery[]): {
  asked: AskedQuery[]
  unknown: LabelledQuery[]
} {
  const asked: AskedQuery[] = []
  const unknown: LabelledQuery[] = []
  for (const query of queries) {
    const place = truePlace(query.geoName, query.geoType, query.text)
    if (place === null || place.inside.length === 0) unknown.push(query)
    else asked.push({ ...query, place })
  }
  return { asked, unknown }
}

/**
 * Generates the people for all queries, in the order of the queries. A query gets people with its
 * role in its place, people with the role elsewhere, people in the place with another role, and
 * people with neither. The first people elsewhere live in namesakes of the place or near it. Half
 * of the other roles have a title that resembles the role, if there is one. The same queries,
 * numbers and seed return the same people.
 */
export function queryPeople(queries: readonly AskedQuery[], numbers = NUMBERS, seed = 7): TruePerson[][] {
  let made = 0
  const roles = [...new Set(queries.map(({ role }) => role))]
  const towns = queries.flatMap(({ place }) => place.inside.slice(0, 3))
  return queries.map((query, number) => {
    const people: TruePerson[] = []
    const random = new Random(seed, number)
    const { role, place } = query
    const add = (title: HeldTitle, town: Town, past?: string, written?: RecordPlace | null) => {
      const id = `per_${String(made++).padStart(6, '0')}`
      const fields = written ?? placeFields(town, random)
      people.push({
        roles: title.roles,
        town,
        person: profile({ id, title: title.title, fields, past }, random),
      })
    }
    const titles = titlesOf(role)
    const others = otherRoles(role, roles, random)
    const pick = () => (random.below(5) < 2 ? place.inside[0] : random.pick(place.inside))
    const elsewhere = () =>
      drawUntil(
        () => random.pick(towns),
        (town) => place.excludes(town)
      )

    add(titles[0], place.inside[0])
    for (let i = 1; i < numbers.matching; i++) {
      const town = pick()
      const area = place.kind === 'area' && town === place.inside[0] && i % 3 === 0
      add(drawTitle(titles, random), town, undefined, area ? areaFields(place, random) : null)
    }
    const hard = [...place.namesakes.slice(0, 2), ...neighbouring(place, random)].slice(0, 4)
    for (let i = 0; i < numbers.elsewhere; i++) {
      const town = hard[i] ?? elsewhere()
      if (town) add(drawTitle(titles, random), town)
    }
    const near = neighboursOf(role)
    for (let i = 0; i < numbers.otherRole; i++) {
      const title = i % 2 === 0 && near.length > 0 ? random.pick(near) : others[i % others.length]
      if (title) add(title, pick(), i % 3 === 1 ? role : undefined)
    }
    for (let i = 0; i < numbers.neither; i++) {
      const [title, town] = [others.at(-1 - i) ?? others[0], elsewhere()]
      if (title && town) add(title, town, i === 0 ? role : undefined)
    }
    return people
  })
}

/**
 * Returns titles of roles that do not match this one. The most similar come first. Equally similar
 * ones are in random order.
 */
function otherRoles(role: string, roles: readonly string[], random: Random): HeldTitle[] {
  const words = new Set(roleForms(role)[0].trim().split(' '))
  const likeness = (other: string) =>
    roleForms(other)[0]
      .trim()
      .split(' ')
      .filter((word) => words.has(word)).length
  const ranked = roles
    .filter((other) => !holds(other, role))
    .map((other) => ({ other, score: likeness(other) + random.next() }))
    .sort((a, b) => b.score - a.score)
  return ranked.flatMap(({ other }) => {
    const title = drawTitle(titlesOf(other), random)
    return title.roles.some((one) => holds(one, role)) ? [] : [title]
  })
}

/**
 * Draws two of the largest towns near the centre of a place but outside the place. They may be the
 * same. Empty if there are none.
 */
function neighbouring({ inside: [centre], excludes }: TruePlace, random: Random): Town[] {
  const around = (TOWNS_OF_COUNTRY.get(centre.country) ?? [])
    .filter((town) => excludes(town) && distance(centre, town) > NEAR && distance(centre, town) < FAR)
    .slice(0, 8)
  return around.length === 0 ? [] : [random.pick(around), random.pick(around)]
}

/** Returns the first acceptable draw, or null after many attempts. */
function drawUntil<T>(draw: () => T, willDo: (value: T) => boolean): T | null {
  for (let i = 0; i < 200; i++) {
    const value = draw()
    if (willDo(value)) return value
  }
  return null
}
