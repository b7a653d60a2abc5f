import type { Person } from '#domain/people/person_record'
import { companyKeys } from '#domain/people/companies/company_name'
import { linkKey } from '#domain/truth/subject'
import { parseProfile } from '#domain/people/networks/networks'
import { nameKeys, nameTokens } from '#domain/people/names/names'
import { placeFacets } from '#domain/people/places/places'
import { seniorityTerms } from '#domain/people/titles/seniority'
import { fold, words } from '#domain/people/text/text'
import { canonicalRoles, titleSequences } from '#domain/people/titles/titles'
import type { IndexDocument } from '#domain/ports/search_index'
import { bracketNotes } from './bracket_notes.js'
import { isEventName } from './query_language/events.js'
import { knownFacts, observedDay, staticRank } from './static_rank.js'
import { statedEmployers } from './stated_employers.js'
import { statedPast } from './stated_past.js'
import { statedPlaces } from './stated_places.js'
import { statedTitles } from './stated_titles.js'
import { statedYears } from './stated_years.js'
import { stemsOf } from './stems.js'

/** A person as stored in the people index, without contacts. */
export type StoredPerson = Pick<
  Person,
  | 'person_id'
  | 'name'
  | 'headline'
  | 'title'
  | 'company'
  | 'company_domain'
  | 'city'
  | 'state'
  | 'country'
  | 'seniority'
  | 'industry'
  | 'pronet_url'
  | 'website'
  | 'socials'
  | 'skills'
  | 'source_url'
  | 'observed_at'
> & { past_companies?: string[]; schools?: string[] }

/**
 * Converts a person to a document of the people index. E-mail addresses and phone numbers are
 * excluded.
 * - Text: `stems` has the words of all texts. `jobs` has the words of job descriptions. `past` has
 *   the words near statements about former employers and studies.
 * - Terms: `whole_title` is the title in canonical words. `title` is each role in it, with and
 *   without its level. `whole_school` completes names of schools. `years` are the years of experience
 *   that texts state. `note` has pairs of words of a note in brackets and its item. `has` lists
 *   which of title, company and place are known. `link` and `handle` identify profiles.
 *   `stated_company` and `stated_place` have what texts state about a person without an employer or
 *   place.
 * - Phrases: `stated_title` has the roles that texts state about a person without a title. `named` has the
 *   names in headline and summary of a person without a place.
 * - Numbers: `observed` is in days since 1970, 0 if unknown. `completeness` counts the known facts
 *   among ten.
 */
export function personDocument(person: Person): IndexDocument {
  const titles = person.title ? titleSequences(person.title) : []
  const past = (person.experience ?? []).filter(
    (job) => job.end !== undefined || job.company !== person.company
  )
  const pastCompanies = past.flatMap((job) => (job.company ? [job.company] : []))
  const schools = (person.education ?? []).flatMap(({ school }) => (school ? [school] : []))
  const place = placeFacets(person).terms
  const profiles = profilesOf(person)
  const known = { title: person.title?.trim(), company: person.company?.trim(), place: place.length > 0 }
  return {
    id: person.person_id,
    rank: staticRank(person),
    text: {
      name: unique([person.name, ...person.names].flatMap(nameTokens)),
      title: unique([...words(person.title ?? ''), ...titles.flat().map(unmarked)]),
      company: words(person.company ?? ''),
      body: body(person, pastCompanies, schools),
      jobs: unique(jobTexts(person).flatMap(words)),
      stems: allTexts(person).flatMap(stemsOf),
      past: statedPast([person.headline, person.summary, ...jobTexts(person)]),
    },
    terms: {
      name: unique([person.name, ...person.names].flatMap(nameKeys)),
      title: unique(titles.flatMap(withoutLevels).map((sequence) => sequence.join(' '))),
      whole_title: titles.slice(0, 1).map((sequence) => sequence.join(' ')),
      company: person.company ? companyKeys(person.company) : [],
      stated_company: person.company?.trim() ? [] : statedEmployers(person),
      past_company: unique(pastCompanies.flatMap((company) => companyKeys(company))),
      place,
      stated_place: place.length > 0 ? [] : statedPlaces([person.headline, person.summary]),
      seniority: seniorityTerms(person),
      industry: person.industry?.trim() ? [fold(person.industry)] : [],
      skill: unique((person.skills ?? []).map(fold).filter(Boolean)),
      whole_school: unique(schools.map(fold).filter(Boolean)),
      note: bracketNotes([person.headline, person.summary]),
      years: statedYears([person.headline, person.summary, ...jobTexts(person)]).map(String),
      link: profiles.map(({ link }) => link),
      handle: unique(profiles.flatMap(({ handle }) => handle)),
      has: Object.entries(known).flatMap(([field, value]) => (value ? [field] : [])),
    },
    phrases: {
      title: titles,
      seniority: canonicalRoles(person.seniority ?? ''),
      school: schools.flatMap(schoolSequences),
      named: place.length > 0 ? [] : namesIn(person),
      stated_title: known.title ? [] : statedTitles([person.headline, person.summary]),
    },
    numbers: { observed: observedDay(person), completeness: knownFacts(person) },
    stored: stored(person, pastCompanies, schools),
  }
}

/** Returns the person's profiles and sites, as exact link and lower-case handle. */
function profilesOf({ pronet_url, website, socials = {} }: Person): { link: string; handle: string[] }[] {
  const given: [network: string, text: string][] = [
    ['pronet', pronet_url ?? ''],
    ['website', website ?? ''],
    ...Object.entries(socials).map(([network, text]): [string, string] => [network, text ?? '']),
  ]
  return given.flatMap(([network, text]) => {
    const profile = text === '' ? null : parseProfile(text, network)
    const link = profile && linkKey(profile.url)
    if (!link) return []
    return [{ link, handle: profile.network === 'website' ? [] : [profile.handle.toLowerCase()] }]
  })
}

const LEVELS = new Set(
  'senior junior lead staff principal distinguished global regional i ii iii iv'.split(' ')
)

/** Returns a role with and without levels: `senior product manager`, `product manager`. */
export function withoutLevels(sequence: string[]): string[][] {
  let [start, end] = [0, sequence.length]
  while (start < end - 1 && LEVELS.has(sequence[start])) start++
  while (end > start + 1 && LEVELS.has(sequence[end - 1])) end--
  return end - start === sequence.length ? [sequence] : [sequence, sequence.slice(start, end)]
}

const unmarked = (token: string) => token.replace(/^[<>]|~$/g, '')

/** Returns a school's words and, if there are three or more, its initials, such as `mit`. */
function schoolSequences(school: string): string[][] {
  const named = words(school)
  const initials = named
    .filter((word) => !/^(?:of|the|and|for|at|in|de|di|der|fur)$/.test(word))
    .map((word) => word[0])
  return initials.length > 2 ? [named, [initials.join('')]] : [named]
}

const jobTexts = (person: Person): string[] =>
  (person.experience ?? []).flatMap(({ description }) => description ?? [])

function body(person: Person, pastCompanies: readonly string[], schools: readonly string[]): string[] {
  const pastTitles = (person.experience ?? []).map((job) => job.title ?? '')
  const fields = (person.education ?? []).map((education) => education.field ?? '')
  const texts = [
    person.headline,
    person.summary,
    person.industry,
    ...(person.skills ?? []),
    ...pastTitles,
    ...fields,
  ]
  return [...texts, ...pastCompanies, ...schools].flatMap((text) => words(text ?? ''))
}

function allTexts(person: Person): string[] {
  const { title, company, headline, summary, industry, city, state, country, skills = [] } = person
  const jobs = (person.experience ?? []).flatMap((job) => [job.title, job.company, job.description])
  const schools = (person.education ?? []).flatMap(({ degree, field, school }) => [degree, field, school])
  const facts = [title, company, headline, industry, summary, city, state, country]
  return [...facts, ...skills, ...jobs, ...schools].filter((text) => text !== undefined)
}

/** Matches capitalised words in a row, with small words such as `de` between them. */
const NAMES =
  /(?<![\p{L}\p{N}])[\p{Lu}\p{Lo}][\p{L}\p{M}'’.]*(?:[\s,-]+(?:(?:de|do|da|del|la|el|of|the|am|an|der|upon|on|sur|en)[\s-]+)*[\p{Lu}\p{Lo}][\p{L}\p{M}'’.]*)*/gu

/**
 * Returns the names in a person's headline and summary, which may be places. Leaves out the place in
 * the name of an event, because its speakers live anywhere.
 */
const namesIn = ({ headline, summary }: Person): string[][] =>
  [headline, summary].flatMap((text) => (text?.match(NAMES) ?? []).flatMap(withoutEvents))

/**
 * Returns the words of a list of names. Drops the rest of a name from an event on: nothing remains of `PyCon
 * Oslo`.
 */
function withoutEvents(names: string): string[][] {
  const kept: string[][] = [[]]
  for (const name of names.split(/,\s*/)) {
    const spelt = name.split(/[\s-]+/)
    const event = spelt.findIndex(isEventName)
    kept.at(-1)!.push(...words((event === -1 ? spelt : spelt.slice(0, event)).join(' ')))
    if (event !== -1) kept.push([])
  }
  return kept.filter((one) => one.length > 0)
}

function stored(person: Person, pastCompanies: string[], schools: string[]): StoredPerson {
  const { person_id, name, headline, title, company, company_domain, city, state, country } = person
  const { seniority, industry, pronet_url, website, socials, skills, source_url, observed_at } = person
  return {
    ...{ person_id, name, headline, title, company, company_domain, city, state, country },
    ...{ seniority, industry, pronet_url, website, socials, skills, source_url, observed_at },
    ...(pastCompanies.length > 0 ? { past_companies: unique(pastCompanies) } : {}),
    ...(schools.length > 0 ? { schools: unique(schools) } : {}),
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]
