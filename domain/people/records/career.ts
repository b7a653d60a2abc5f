import { companyKey } from '../companies/company_name.js'
import type { PersonEducation, PersonExperience, PersonRecord } from '../person_record.js'
import { compareTexts, fold } from '../text/text.js'
import { stated } from './newest.js'

/** Returns the positions in all records without duplicates, the latest start first. */
export function joinedExperience(records: readonly PersonRecord[]): PersonExperience[] {
  const joined = joinEntries(
    records.flatMap((record) => record.experience ?? []),
    (a, b) =>
      same(a.company, b.company, companyKey) && same(a.title, b.title, fold) && same(a.start, b.start, year),
    (entry) => entry.company ?? entry.title
  )
  return latestFirst(joined, (entry) => entry.start ?? entry.end)
}

/** Returns the studies in all records without duplicates, the latest end first. */
export function joinedEducation(records: readonly PersonRecord[]): PersonEducation[] {
  const joined = joinEntries(
    records.flatMap((record) => record.education ?? []),
    (a, b) =>
      same(a.school, b.school, fold) && same(a.degree, b.degree, fold) && same(a.field, b.field, fold),
    (entry) => entry.school
  )
  return latestFirst(joined, (entry) => entry.end ?? entry.start)
}

/** Merges entries that agree; earlier entries win. An entry without a subject stays separate. */
function joinEntries<T extends object>(
  entries: readonly T[],
  agree: (a: T, b: T) => boolean,
  subject: (entry: T) => string | undefined
): T[] {
  const joined: T[] = []
  for (const entry of entries) {
    const at = joined.findIndex((other) => subject(entry) && subject(other) && agree(other, entry))
    if (at === -1) joined.push(entry)
    else joined[at] = stated({ ...entry, ...joined[at] })
  }
  return joined
}

/** Reports whether two values agree. A missing value agrees with anything. */
const same = (a: string | undefined, b: string | undefined, key: (text: string) => string): boolean =>
  a === undefined || b === undefined || key(a) === key(b)

const year = (date: string) => /\d{4}/.exec(date)?.[0] ?? date

function latestFirst<T>(entries: T[], dateOf: (entry: T) => string | undefined): T[] {
  const key = (entry: T) => {
    const date = dateOf(entry)
    return date === undefined ? '' : date.slice(date.search(/\d{4}/))
  }
  return entries.toSorted((a, b) => compareTexts(key(b), key(a)))
}
