import { Random } from '#bench/support/random'
import { displayName, type SyntheticPeople, type SyntheticPerson } from '#bench/support/synthetic_people'

/** A kind of search. `draw` returns the body of POST /v1/search for a random person, without `type`. */
export type Kind = { name: string; draw(person: SyntheticPerson, other: SyntheticPerson): object }

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const title = ({ titles }: SyntheticPerson) => displayName(titles[0])
const role = ({ titles }: SyntheticPerson) => displayName(titles[0].slice(-2))
const company = (person: SyntheticPerson) => displayName(person.company.split(' '))
const city = (person: SyntheticPerson) => displayName(person.city.split(' '))
const country = (person: SyntheticPerson) => countryNames.of(person.country.toUpperCase())!
const countries = (person: SyntheticPerson) => ({ location: { countries: [person.country.toUpperCase()] } })
const words = ({ summary }: SyntheticPerson) => summary.slice(0, 3).join(' ')

/** Queries in words, filters, and both. No filter is one that only `auto` and `deep` have. */
export const KINDS: Kind[] = [
  { name: 'words of a summary', draw: (person) => ({ query: words(person) }) },
  { name: 'six words of a summary', draw: ({ summary }) => ({ query: summary.slice(0, 6).join(' ') }) },
  { name: 'three skills', draw: ({ skills }) => ({ query: skills.slice(0, 3).join(', ') }) },
  { name: 'name', draw: ({ name }) => ({ query: displayName(name) }) },
  { name: 'role', draw: (person) => ({ query: role(person) }) },
  { name: 'title at company', draw: (person) => ({ query: `${title(person)} at ${company(person)}` }) },
  { name: 'role in country', draw: (person) => ({ query: `${role(person)} in ${country(person)}` }) },
  {
    name: 'description',
    draw: (person) => ({
      query: `${title(person)} in ${person.industry} with ${person.skills[0]} and ${person.skills[1]}, ${country(person)}`,
    }),
  },
  { name: 'filters: country', draw: (person) => ({ filters: countries(person) }) },
  {
    name: 'filters: seniority, country',
    draw: (person) => ({ filters: { seniority: person.seniority, ...countries(person) } }),
  },
  {
    name: 'filters: title, industry',
    draw: (person) => ({ filters: { title: role(person), industry: person.industry } }),
  },
  {
    name: 'filters: title without two companies',
    draw: (person, other) => ({
      filters: { title: role(person), company: { none_of: [company(person), company(other)] } },
    }),
  },
  {
    name: 'role, filters: city',
    draw: (person) => ({ query: role(person), filters: { location: { cities: [city(person)] } } }),
  },
  {
    name: 'words, filters: country',
    draw: (person) => ({ query: words(person), filters: countries(person) }),
  },
  {
    name: 'words, filters: title, seniority, industry, country',
    draw: (person) => ({
      query: words(person),
      filters: {
        ...{ title: role(person), seniority: person.seniority, industry: person.industry },
        ...countries(person),
      },
    }),
  },
  {
    name: 'role, one per company',
    draw: (person) => ({ query: role(person), max_people_per_company: 1 }),
  },
  { name: 'words, 150 results', draw: (person) => ({ query: words(person), num_results: 150 }) },
]

/** Draws `count` bodies of a kind. The same seed draws the same bodies. */
export function drawBodies(kind: Kind, people: SyntheticPeople, among: number, count: number): object[] {
  const random = new Random(people.seed + 23, KINDS.indexOf(kind))
  const anyone = () => people.person(random.below(among))
  return Array.from({ length: count }, () => kind.draw(anyone(), anyone()))
}
