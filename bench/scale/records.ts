import { closeSync, openSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Person, PersonRecord } from '#domain/people/person_record'
import type { IndexDocument } from '#domain/ports/search_index'
import { personDocument } from '#domain/search/people_document'
import { displayName, type SyntheticPeople, type SyntheticPerson } from '#bench/support/synthetic_people'
import { capital } from '#bench/support/synthetic_words'

const DAY_MS = 86_400_000
/** Documents between two pauses, like the pages in which documents are read from SQL. */
const PAGE = 200

/**
 * A synthetic person as an import record: about 900 bytes of JSON, with an earlier job if they had
 * one.
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

/** A person with this one record. */
function personOf(person: SyntheticPerson): Person {
  const { id: _id, source: _source, ...record } = recordOf(person)
  return { ...record, person_id: `per_${person.id}`, names: [record.name], records: 1 }
}

/** Yields the first `count` people as index documents. */
export async function* documentsOf(people: SyntheticPeople, count: number): AsyncGenerator<IndexDocument> {
  for (let number = 0; number < count; number++) {
    if (number % PAGE === 0) await setImmediate()
    yield personDocument(personOf(people.person(number)))
  }
}

/** Writes `count` people from the number `first` on as an import file in JSON Lines. */
export function writePeople(path: string, people: SyntheticPeople, count: number, first = 0): void {
  const line = (number: number) => `${JSON.stringify(recordOf(people.person(number)))}\n`
  const file = openSync(path, 'w')
  for (let from = first; from < first + count; from += PAGE) {
    const lines = Array.from({ length: Math.min(PAGE, first + count - from) }, (_, i) => line(from + i))
    writeSync(file, lines.join(''))
  }
  closeSync(file)
}
