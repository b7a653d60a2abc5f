import { writeFileSync } from 'node:fs'
import type { Person, PersonRecord } from '#domain/people/person'
import { displayName, type SyntheticPerson } from '#bench/support/synthetic_people'
import { capital } from '#bench/support/synthetic_words'

const DAY_MS = 86_400_000

/** A made-up person as a record of an import file: some 900 bytes of JSON, an earlier job where there was one. */
export function recordOf(person: SyntheticPerson): PersonRecord {
  const [title, earlier] = person.titles.map(displayName)
  const company = displayName(person.company.split(' '))
  return {
    id: person.id,
    source: 'bench',
    source_url: `https://people.example/${person.id}`,
    observed_at: new Date(Math.floor((person.observed * 1000) / DAY_MS) * DAY_MS).toISOString(),
    name: displayName(person.name),
    headline: `${title} at ${company}`,
    title,
    company,
    city: displayName(person.city.split(' ')),
    country: person.country.toUpperCase(),
    seniority: person.seniority,
    industry: person.industry,
    skills: person.skills.map(capital),
    summary: person.summary.join(' '),
    experience: earlier
      ? [{ title: earlier, company: 'Former Works', start: '2015', end: '2019' }]
      : undefined,
  }
}

/** The same as the index is given it, once its records are folded. */
export function personOf(person: SyntheticPerson): Person {
  const { id: _id, source: _source, ...record } = recordOf(person)
  return { ...record, person_id: `per_${person.id}`, names: [record.name], records: 1 }
}

/** Writes records as an import file, a line each. */
export function writeRecords(path: string, people: Iterable<SyntheticPerson>): void {
  writeFileSync(path, Array.from(people, (person) => `${JSON.stringify(recordOf(person))}\n`).join(''))
}
