import type { PersonExperience, PersonRecord } from '#domain/people/person_record'
import { PRESENT_DAY, isoMoment, isoMonth } from '#demo/dates'
import { type DemoPerson, type Job, employerName, jobsAt } from '#demo/model'
import type { Random } from '#demo/random'
import { handleOf } from '#demo/networks'
import { STATE_CODES } from '#demo/vocabulary/countries'
import { NICKNAMES } from '#demo/vocabulary/names/index'
import { headline, summary } from './phrases.js'

/** Fields that a source may omit. Name, id and source are always present. */
const BLANKABLE = [
  'headline',
  'title',
  'company',
  'company_domain',
  'city',
  'state',
  'country',
  'seniority',
  'industry',
  'skills',
  'experience',
  'education',
  'pronet_url',
] as const

/**
 * Yields every person's record of the profile export. One person in eight has a second record from
 * another source.
 */
export function* personRecords(people: DemoPerson[], random: Random): Generator<PersonRecord> {
  for (const person of people) {
    const draw = random.fork(person.index)
    const second = draw.chance(0.125)
    yield exportRecord(person, second, draw)
    if (second) yield draw.chance(0.5) ? speakerRecord(person, draw) : teamRecord(person, draw)
  }
}

function exportRecord(person: DemoPerson, hasSecond: boolean, random: Random): PersonRecord {
  const day = Math.max(firstDay(person), PRESENT_DAY - random.int(3, 300))
  const jobs = jobsAt(person, day)
  const [job] = jobs
  const { place } = person
  const record: PersonRecord = {
    id: `pn-${String(person.index + 1).padStart(6, '0')}`,
    source: 'pronet-export',
    source_url: person.pronetUrl,
    observed_at: isoMoment(day, random),
    name: person.name,
    headline: random.chance(0.85) ? headline(person, jobs, day, random) : undefined,
    title: job.title,
    company: employerName(job, day),
    company_domain: job.company ? domainOn(job, day) : undefined,
    city: place.city,
    state: place.state || undefined,
    country: place.country.name,
    seniority: job.seniority,
    industry: job.company?.industry.name,
    pronet_url: person.pronetUrl,
    website: person.website && random.chance(0.7) ? person.website : undefined,
    socials: random.chance(0.6) ? knownSocials(person, random) : undefined,
    summary: summary(person, jobs, day) ?? undefined,
    skills: person.skills,
    experience: experience(jobs),
    education: person.education.map(({ school, degree, field, start, end }) => ({
      school: school.name,
      degree,
      field,
      start: String(start),
      end: String(end),
    })),
    emails: random.chance(0.22) ? emails(person, job) : undefined,
    phones: person.phone && random.chance(0.6) ? [person.phone] : undefined,
  }
  if (record.education!.length === 0) record.education = undefined
  for (const field of BLANKABLE) {
    if (random.chance(0.05) && !(field === 'pronet_url' && hasSecond)) record[field] = undefined
  }
  return withoutBlanks(record)
}

/** Returns an old record from a conference list: a name, the role at that time, a place. */
function speakerRecord(person: DemoPerson, random: Random): PersonRecord {
  const day = Math.max(firstDay(person), PRESENT_DAY - random.int(200, 1000))
  const [job] = jobsAt(person, day)
  const { place } = person
  return withoutBlanks({
    id: `cf-${String(person.index + 1).padStart(6, '0')}`,
    source: 'conference-lists',
    observed_at: isoMoment(day, random),
    name: otherSpelling(person, random),
    title: job.title,
    company: employerName(job, day),
    city: place.city,
    country: place.country.alias && random.chance(0.5) ? place.country.alias : place.country.name,
    pronet_url: random.chance(0.8) ? person.pronetUrl : undefined,
    website: person.website ?? undefined,
    socials: person.socials.microblog ? { microblog: `@${handleOf(person.socials.microblog)}` } : undefined,
  })
}

/** Returns a record from the employer's team page. */
function teamRecord(person: DemoPerson, random: Random): PersonRecord {
  const day = Math.max(firstDay(person), PRESENT_DAY - random.int(5, 260))
  const [job] = jobsAt(person, day)
  const { place } = person
  return withoutBlanks({
    id: `tp-${String(person.index + 1).padStart(6, '0')}`,
    source: 'company-pages',
    source_url: job.company ? `https://www.${domainOn(job, day)}/team` : undefined,
    observed_at: isoMoment(day, random),
    name: person.name,
    title: job.title,
    company: employerName(job, day),
    company_domain: job.company ? domainOn(job, day) : undefined,
    city: place.city,
    state: place.state ? (STATE_CODES[place.state] ?? place.state) : undefined,
    country: place.country.name,
    pronet_url: random.chance(0.6) ? person.pronetUrl : undefined,
    emails: emails(person, job),
  })
}

/** No source knows a person before their first job. */
function firstDay(person: DemoPerson): number {
  return person.jobs[person.jobs.length - 1].start + 1
}

function domainOn(job: Job, day: number): string {
  const company = job.company!
  return company.former && day < company.former.until ? company.former.domain : company.domain
}

function experience(jobs: Job[]): PersonExperience[] {
  return jobs.map((job) => {
    const entry: PersonExperience = { title: job.title, company: employerName(job, job.end ?? PRESENT_DAY) }
    if (job.company) entry.company_domain = job.company.domain
    entry.start = isoMonth(job.start)
    if (job.end !== null) entry.end = isoMonth(job.end)
    return entry
  })
}

/** A record has the work address only if its job is at the person's current employer. */
function emails(person: DemoPerson, job: Job): string[] | undefined {
  const work = job.company === person.jobs[0].company ? person.workEmail : null
  const found = [work, person.personalEmail].filter((email) => email !== null)
  return found.length > 0 ? found : undefined
}

function knownSocials(person: DemoPerson, random: Random): Record<string, string> | undefined {
  const known = Object.entries(person.socials).filter(() => random.chance(0.75))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/**
 * Returns the name as another source may write it: in native script, with a nickname, or without
 * accents.
 */
function otherSpelling(person: DemoPerson, random: Random): string {
  if (person.nativeName && random.chance(0.6)) return person.nativeName
  const nickname = NICKNAMES[person.given]
  if (nickname && random.chance(0.5)) return `${nickname} ${person.family}`
  if (random.chance(0.3)) return person.name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return person.name
}

function withoutBlanks(record: PersonRecord): PersonRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as PersonRecord
}
