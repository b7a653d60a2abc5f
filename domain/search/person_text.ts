import type { Person } from '#domain/people/person_record'

const MAX_CHARACTERS = 4_000
const MAX_SKILLS = 20

/**
 * Returns what is known about a person's work as one text. The most informative parts come first,
 * because sentence models read only the start.
 */
export function personText(person: Person): string {
  const { title, company, headline, industry, skills = [], summary } = person
  const jobs = (person.experience ?? []).map((job) => joined([job.title, job.company, job.description], ', '))
  const schools = (person.education ?? []).map(({ degree, field, school }) =>
    joined([degree, field, school], ', ')
  )
  const listed = skills.slice(0, MAX_SKILLS).join(', ')
  const parts = [headline, title, company, summary, listed, industry, ...jobs, ...schools]
  return joined([...new Set(parts)], '. ').slice(0, MAX_CHARACTERS)
}

const joined = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator)
