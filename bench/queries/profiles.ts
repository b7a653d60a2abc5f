import type { Random } from '#bench/support/random'
import type { Person } from '#domain/people/person_record'
import type { RecordPlace } from './place_records.js'

const GIVEN =
  `Amara Bruno Celia Dorian Elif Farid Greta Hanna Idris Jonas Kaya Lucia Marek Nadia Oskar Priya Quentin Rosa Samir
  Tessa Umar Vera Wanda Xavier Yara Zoltan`.split(/\s+/)
const FAMILY =
  `Abernathy Bellweather Castellane Drummond Eastlake Fairbrother Galloway Hollander Ivarsson Jellicoe Kirkbride
  Lindqvist Marchetti Northcote Okonjo Pemberton Quillfeather Rosendahl Stavros Thackeray Underhill Vasquez Whitlock
  Yamada Zielinski`.split(/\s+/)
const COMPANIES =
  'Larkspur Meridian Foxglove Halcyon Juniper Kestrel Lodestar Mistral Northwind Osprey Pinecrest Quartz'.split(
    ' '
  )
const KINDS = 'Labs Systems Foods Health Logistics Partners Studio Energy Bank Works'.split(' ')
const INDUSTRIES =
  'Financial Services|Computer Software|Hospital & Health Care|Retail|Biotechnology|Education Management|Computer Games|Information Technology and Services|Marketing and Advertising|Renewables & Environment'.split(
    '|'
  )
const SKILLS =
  'Python SQL Excel Salesforce Figma AWS Ruby Negotiation Django Leadership MongoDB Kubernetes'.split(' ')

/** The facts from which a person is generated. `past` is the title of a former job. */
export type Outline = { id: string; title: string; fields: RecordPlace; past?: string }

/**
 * Generates a person around a title and a place. The other fields never name a place or a current
 * role.
 */
export function profile({ id, title, fields, past }: Outline, random: Random): Person {
  const name = `${random.pick(GIVEN)} ${random.pick(FAMILY)}`
  const employer = () => `${random.pick(COMPANIES)} ${random.pick(KINDS)}`
  const company = employer()
  const coin = () => random.below(2) > 0
  return {
    person_id: id,
    name,
    names: [name],
    records: 1 + random.below(3),
    title,
    company,
    ...fields,
    industry: random.below(3) > 0 ? random.pick(INDUSTRIES) : undefined,
    headline: coin() ? `${title} at ${company}` : undefined,
    summary: past ? `Started out as ${past}, and worked with every ${past} since.` : undefined,
    skills: coin() ? [random.pick(SKILLS), random.pick(SKILLS)] : undefined,
    experience: past ? [{ title: past, company: employer(), start: '2015', end: '2019' }] : undefined,
    observed_at: new Date(
      Date.UTC(2024 + random.below(2), random.below(12), 1 + random.below(27))
    ).toISOString(),
  }
}
