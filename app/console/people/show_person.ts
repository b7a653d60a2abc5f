import type { Person, PersonRecord } from '#domain/people/person_record'
import { socialUrls } from '#domain/people/networks/social_urls'
import { displayLocation } from '#domain/people/places/display_location'
import type { FactVotes } from '#domain/search/verification/corroboration'

/** Contacts are left out: they are revealed through the API, which charges for them. */
export const showPerson = (person: Person) => ({
  person_id: person.person_id,
  name: person.name,
  headline: person.headline ?? null,
  title: person.title ?? null,
  company: person.company ?? null,
  location: displayLocation(person),
  pronet: person.pronet_url ?? null,
  website: person.website ?? null,
  socials: socialUrls(person.socials),
  experience: latestFirst(person.experience ?? []).map(({ title, company, start, end }) => ({
    ...{ title: title ?? null, company: company ?? null },
    ...{ start: start ?? null, end: end ?? null },
  })),
  education: latestFirst(person.education ?? []).map(({ school, degree, field, start, end }) => ({
    ...{ school: school ?? null, degree: degree ?? null, field: field ?? null },
    ...{ start: start ?? null, end: end ?? null },
  })),
})

/** Sorts entries by their ends, latest first. Current entries have no end and come first. */
const latestFirst = <T extends { start?: string; end?: string }>(entries: readonly T[]): T[] =>
  entries.toSorted(
    (a, b) => (b.end ?? '9999').localeCompare(a.end ?? '9999') || (b.start ?? '').localeCompare(a.start ?? '')
  )

export const showRecord = (record: PersonRecord) => ({
  source: record.source ?? null,
  url: record.source_url ?? null,
  read_at: record.observed_at ?? null,
  name: record.name,
  title: record.title ?? null,
  company: record.company ?? null,
  location: displayLocation(record),
})

export const showVotes = (votes: FactVotes) =>
  Object.entries(votes).flatMap(([fact, list]) =>
    list.map(({ value, identity, url, quote, observedAt }) => ({
      fact,
      value: String(value),
      confidence: identity,
      url,
      quote,
      observed_at: observedAt,
    }))
  )
