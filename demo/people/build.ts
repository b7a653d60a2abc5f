import { PRESENT_DAY, dayOf } from '#demo/dates'
import { type DemoCompany, type DemoPerson, type Place, type School } from '#demo/model'
import { pickCity, pickCountry } from '#demo/places'
import type { Random } from '#demo/random'
import { compact } from '#demo/slugs'
import type { Country } from '#demo/vocabulary/countries'
import { JOB_FUNCTIONS } from '#demo/vocabulary/titles/index'
import { career } from './careers.js'
import {
  Identifiers,
  mobilePhone,
  personSocials,
  personalEmail,
  personalSite,
  pronetUrl,
  workEmail,
} from './contacts.js'
import { buildSchools, education } from './education.js'
import { type DemoName, personName } from './names.js'
import { voice } from './phrases.js'
import { titleFor } from './titles.js'
import { tradeJob } from './trades.js'

type Setting = {
  count: number
  companies: DemoCompany[]
  byCountry: Map<Country, DemoCompany[]>
  schools: ReadonlyMap<Country, School[]>
  identifiers: Identifiers
  people: DemoPerson[]
}

/** Builds the people of the world and fills `people` and `chief` of their employers. */
export function buildPeople(count: number, companies: DemoCompany[], random: Random): DemoPerson[] {
  const byCountry = new Map<Country, DemoCompany[]>()
  for (const company of companies) {
    const { country } = company.offices[0]
    byCountry.set(country, [...(byCountry.get(country) ?? []), company])
  }
  const setting: Setting = {
    count,
    companies,
    byCountry,
    schools: buildSchools(companies, random.fork('schools')),
    identifiers: new Identifiers(),
    people: [],
  }
  for (let index = 0; index < count; index++) {
    const person = buildPerson(index, setting, random.fork(index))
    setting.people.push(person)
    const employer = person.jobs[0].company
    if (!employer) continue
    employer.people.push(person)
    employer.chief ??= person
  }
  return setting.people
}

/** Builds a person. The first people are the heads of the companies. */
function buildPerson(index: number, setting: Setting, random: Random): DemoPerson {
  const head = index < setting.companies.length
  const known = head
    ? null
    : tradeJob({ index, count: setting.count }, setting.companies, (one) => !full(one), random.fork('trade'))
  const namesake = !head && !known && random.chance(0.03) ? random.pick(setting.people) : null
  const company = head
    ? setting.companies[index]
    : (known?.company ?? pickEmployer(setting, namesake, random))
  const sameCity = namesake !== null && (!company || company.offices.includes(namesake.place))
  const place = known?.place ?? (sameCity ? namesake.place : pickPlace(company, head, random))
  const name: DemoName = namesake ?? personName(place.country, random)
  const pool = poolFor(place.country, setting, random)
  const trade = known?.trade ?? null
  const jobs = career({ company, place, family: name.family, female: name.female, head, pool, trade }, random)
  const movedOn =
    !head && company && random.chance(0.08)
      ? move(jobs, pool.filter(hasOfficeIn(place.country)), random)
      : null
  const employer = jobs[0].company
  const { identifiers } = setting
  const online = random.chance(0.33)
  const skills = random.sample(JOB_FUNCTIONS.get(jobs[0].function)!.skills, random.int(3, 8))
  return {
    index,
    name: name.name,
    given: name.given,
    family: name.family,
    nativeName: name.nativeName,
    female: name.female,
    place,
    jobs,
    movedOn,
    education: education(jobs, place.country, setting.schools, random),
    skills,
    voice: random.chance(0.6) ? voice(jobs[0], random) : null,
    pronetUrl: pronetUrl(name.name, identifiers, random),
    website:
      (online && random.chance(0.45)) || (!employer && random.chance(0.4))
        ? personalSite(name.name, identifiers)
        : null,
    socials: personSocials(name, jobs[0].function, online, identifiers, random),
    workEmail: employer && random.chance(0.7) ? workEmail(name, employer, identifiers) : null,
    personalEmail:
      random.chance(online ? 0.35 : 0.12) && compact(name.name)
        ? personalEmail(name, identifiers, random)
        : null,
    phone: random.chance(0.2) ? mobilePhone(place, random) : null,
    online,
  }
}

/**
 * Picks an employer. Larger companies are likelier, until 80% of their headcount is in the world.
 * Up to half of the namesakes work in the same city. Returns null for self-employed people: 7%, and
 * those for whom no company with room was found.
 */
function pickEmployer(setting: Setting, namesake: DemoPerson | null, random: Random): DemoCompany | null {
  if (random.chance(0.07)) return null
  let companies = setting.companies
  if (namesake) {
    // Nothing could distinguish two namesakes at one employer.
    const others = companies.filter((one) => one !== namesake.jobs[0].company)
    const near = others.filter((one) => one.offices.includes(namesake.place))
    const sameCountry = others.filter((one) => one.offices[0].country === namesake.place.country)
    companies = near.length > 0 && random.chance(0.5) ? near : sameCountry.length > 0 ? sameCountry : others
  }
  for (let tries = 0; tries < 20 && companies.length > 0; tries++) {
    const company = random.weighted(companies, (one) => one.headcount ** 0.35)
    if (!full(company)) return company
  }
  return null
}

function hasOfficeIn(country: Country): (company: DemoCompany) => boolean {
  return (company) => company.offices.some((office) => office.country === country)
}

function full(company: DemoCompany): boolean {
  return company.people.length >= company.headcount * 0.8
}

function pickPlace(company: DemoCompany | null, head: boolean, random: Random): Place {
  if (!company) return pickCity(pickCountry(random), random)
  const office = head || random.chance(0.6) ? company.offices[0] : random.pick(company.offices)
  // Some people work from another city of the office's country.
  return !head && random.chance(0.08) ? pickCity(office.country, random) : office
}

function poolFor(country: Country, setting: Setting, random: Random): DemoCompany[] {
  const local = setting.byCountry.get(country) ?? []
  return local.length >= 6 && random.chance(0.75) ? local : setting.companies
}

/**
 * Ends the current job 15 to 200 days ago and starts another. Returns the day of the change, or
 * null when the drawn company does not fit.
 */
function move(jobs: DemoPerson['jobs'], pool: DemoCompany[], random: Random): number | null {
  if (pool.length === 0) return null
  const [current] = jobs
  const company = random.pick(pool)
  const day = PRESENT_DAY - random.int(15, 200)
  if (full(company) || company === current.company || current.start > day - 200) return null
  if (dayOf(company.founded + 1) > day) return null
  const leads = ['director', 'vp', 'cxo'].includes(current.seniority)
  const rung = leads
    ? random.pick(['director', 'vp'] as const)
    : random.pick(['senior', 'manager', 'director'] as const)
  current.end = day - 1
  jobs.unshift({
    ...titleFor(current.function, rung, { industry: company.industry, local: null }, random),
    function: current.function,
    company,
    businessName: '',
    start: day,
    end: null,
  })
  return day
}
