import type { Person, PersonRecord } from '../person_record.js'
import { fold } from '../text/text.js'
import { titleSimilarity } from '../titles/titles.js'
import { joinedEducation, joinedExperience } from './career.js'
import { employerKeys, shareEmployer } from './employers.js'
import { locationOf } from './location.js'
import { isOwnStatement } from './own_statement.js'
import { distinct, first, newestFirst, pageAndTime, socialsOf, stated } from './newest.js'

/**
 * Folds the records of one person into one. A field's newest value wins, except for the place (see
 * `locationOf`), and older records fill blanks. The person's own statements count as newer than all
 * other records. Title, employer and seniority describe one job and stay together, as do city,
 * state and country. An older record completes a job or place only if both agree. A job without an
 * employer takes the last known employer. Omits contacts. The order of records does not matter.
 */
export function foldPerson(personId: string, records: readonly PersonRecord[]): Person {
  const sorted = newestFirst(records)
  const own = sorted.filter(isOwnStatement)
  const newest = own.length ? [...own, ...sorted.filter((record) => !isOwnStatement(record))] : sorted
  const job = jobOf(newest)
  const skills = distinct(
    newest.flatMap((record) => record.skills ?? []),
    fold
  )
  const experience = joinedExperience(newest)
  const education = joinedEducation(newest)
  return stated({
    person_id: personId,
    name: newest[0].name,
    names: distinct(
      newest.map((record) => record.name),
      spelling
    ).slice(1),
    headline: headlineOf(newest, job),
    ...job,
    ...locationOf(own.some(isPlaced) ? own : newest),
    industry: industryOf(newest, job),
    pronet_url: first(newest, 'pronet_url'),
    website: first(newest, 'website'),
    socials: socialsOf(newest),
    summary: first(newest, 'summary'),
    skills: skills.length ? skills : undefined,
    experience: experience.length ? experience : undefined,
    education: education.length ? education : undefined,
    ...pageAndTime(newest),
    records: records.length,
  })
}

type Job = Pick<PersonRecord, 'title' | 'company' | 'company_domain' | 'seniority'>

/** Returns the newest record's job, completed by older records of the same job. */
function jobOf(newest: readonly PersonRecord[]): Job {
  const base = newest.find((record) => record.title ?? record.company ?? record.company_domain)
  if (!base) return { seniority: first(newest, 'seniority') }
  const job: Job = {
    title: base.title,
    company: base.company,
    company_domain: base.company_domain,
    seniority: base.seniority,
  }
  for (const other of newest) {
    const employed = employerKeys(job).length > 0
    const sameTitle = isSameTitle(job.title, other.title)
    const sameEmployer = shareEmployer(job, other)
    if (sameEmployer || (!employed && sameTitle)) {
      job.company ??= other.company
      job.company_domain ??= other.company_domain
    }
    if (sameEmployer && job.title === undefined) {
      job.title = other.title
      job.seniority ??= other.seniority
    } else if (sameTitle) job.seniority ??= other.seniority
  }
  // A title without an employer does not override the last known employer.
  const employer =
    employerKeys(job).length > 0 ? undefined : newest.find((other) => employerKeys(other).length > 0)
  return employer ? { ...job, company: employer.company, company_domain: employer.company_domain } : job
}

/** Reports whether both titles are set and mean one role: Sr. Engineer, Senior Engineer. */
const isSameTitle = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && (a === b || titleSimilarity(a, b) === 1)

/** Returns the headline of the newest record that has one and does not name another employer. */
const headlineOf = (newest: readonly PersonRecord[], job: Job): string | undefined =>
  newest.find((record) => {
    if (record.headline === undefined) return false
    const elsewhere =
      employerKeys(record).length > 0 && employerKeys(job).length > 0 && !shareEmployer(record, job)
    return !elsewhere
  })?.headline

/** Returns the newest industry of the current employer, or else the newest industry. */
function industryOf(newest: readonly PersonRecord[], job: Job): string | undefined {
  const withIndustry = newest.filter((record) => record.industry !== undefined)
  return (withIndustry.find((record) => shareEmployer(record, job)) ?? withIndustry[0])?.industry
}

const isPlaced = ({ city, state, country }: PersonRecord): boolean => Boolean(city ?? state ?? country)
const spelling = (name: string) => name.normalize('NFC').toLowerCase()
