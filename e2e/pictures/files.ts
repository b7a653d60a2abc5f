import { Random } from '#demo/random'
import { generateWorld } from '#demo/world'
import type { PersonRecord } from '#domain/people/person_record'

const LISBON = { city: 'Lisbon', state: undefined, country: 'Portugal' }
const WORLD = { seed: 20261127, people: 560, companies: 40 }
const HEADS = [
  'Contact ID',
  'Full name',
  'Job title',
  'Company',
  'City',
  'Country',
  'Profile',
  'Email',
] as const
/** Rows that an import rejects: without a name. */
const UNNAMED = 'c-9001,,Interim CTO,,Berlin,Germany,,\nc-9002,,,,,,,hello@northwind.example\n'

const stated = [...generateWorld(WORLD).personRecords()].filter(
  ({ title, company, city, pronet_url }) => title && company && city && pronet_url
)
/** Each person once. */
const single = [...new Map(stated.map((person) => [person.pronet_url, person])).values()]
/**
 * People whom no record of the demo data names. Their order is random, because the heads of companies come
 * first in a world.
 */
const people = new Random(WORLD.seed, 'files').sample(single, single.length)
const isEngineer = ({ title }: PersonRecord) => title!.includes('Engineer')

/** People in the CRM. None is a guest. */
const contacts = people.filter((person) => !isEngineer(person))

/** People at events in Lisbon, whom a monitor looks for. */
const guests = people.filter(isEngineer).map((person) => ({ ...person, ...LISBON }))

/** Returns the file of an event: some guests, and what changed about one of an earlier event. */
export function guestsFile(from: number, to: number, promoted?: number): string {
  const changed = promoted === undefined ? [] : [{ ...guests[promoted], title: 'Head of Engineering' }]
  return fileOf([...guests.slice(from, to), ...changed])
}

/** Returns a CSV file of some people, as a CRM exports it. `unnamed` adds rows without a name. */
export const contactsFile = (from: number, to: number, unnamed = false): string =>
  `${fileOf(contacts.slice(from, to))}${unnamed ? UNNAMED : ''}`

function fileOf(records: readonly PersonRecord[]): string {
  const rows = records.map((person) => [
    `c-${1000 + people.findIndex(({ pronet_url }) => pronet_url === person.pronet_url)}`,
    ...[person.name, person.title, person.company, person.city, person.country, person.pronet_url],
    person.emails?.[0],
  ])
  return `${[HEADS, ...rows].map((row) => row.map((value) => quoted(value ?? '')).join(',')).join('\n')}\n`
}

const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
