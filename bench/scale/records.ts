import { writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Person, PersonRecord } from '#domain/people/person_record'
import type { IndexDocument } from '#domain/ports/search_index'
import { personDocument } from '#domain/search/people_document'
import { displayName, type SyntheticPeople, type SyntheticPerson } from '#bench/support/synthetic_people'
import { capital } from '#bench/support/synthetic_words'

const DAY_MS = 86_400_000
/** Documents between two pauses, as reading them from SQL in pages makes. */
const PAGE = 200

/**
 * A made-up person as a record of an import file: some 900 bytes of JSON, an earlier job where
 * there was one.
 */
function recordOf(person: SyntheticPerson): PersonRecord {
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

/** The same as a person, once its records are folded. */
function personOf(person: SyntheticPerson): Person {
  const { id: _id, source: _source, ...record } = recordOf(person)
  return { ...record, person_id: `per_${person.id}`, names: [record.name], records: 1 }
}

/** So many people as the index is given them. */
export async function* documentsOf(people: SyntheticPeople, count: number): AsyncGenerator<IndexDocument> {
  for (let number = 0; number < count; number++) {
    if (number % PAGE === 0) await setImmediate()
    yield personDocument(personOf(people.person(number)))
  }
}

/** Writes records as an import file, a line each. */
export function writeRecords(path: string, people: Iterable<SyntheticPerson>): void {
  writeFileSync(path, Array.from(people, (person) => `${JSON.stringify(recordOf(person))}\n`).join(''))
}
