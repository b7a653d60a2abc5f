import { PRESENT_DAY, yearOf } from '#demo/dates'
import type { DemoCompany, DemoPerson, Job, School } from '#demo/model'
import { stem } from '#demo/companies/names'
import type { Random } from '#demo/random'
import { COUNTRIES, type Country } from '#demo/vocabulary/countries'
import { PLACE_STEMS, UNIVERSITY_PATTERNS } from '#demo/vocabulary/company_stems'
import { DEGREES, FIELD_OF_FUNCTION } from '#demo/vocabulary/people_phrases'

/** Returns invented schools by country, including the world's own universities. */
export function buildSchools(companies: DemoCompany[], random: Random): ReadonlyMap<Country, School[]> {
  const taken = new Set(companies.map((company) => company.name))
  return new Map(
    COUNTRIES.map((country) => {
      const own = companies
        .filter((company) => company.kind === 'university' && company.offices[0].country === country)
        .map((company) => ({ name: company.name }))
      const wanted = Math.max(4, Math.round(country.weight * 2))
      while (own.length < wanted) {
        const place = random.chance(0.5) ? random.pick(PLACE_STEMS) : stem(random)
        const name = random.pick(UNIVERSITY_PATTERNS[country.language]).replace('{}', place)
        if (taken.has(name)) continue
        taken.add(name)
        own.push({ name })
      }
      return [country, own]
    })
  )
}

/** Returns the degrees finished before the first job, newest first. Some people have none. */
export function education(
  jobs: Job[],
  country: Country,
  schools: ReadonlyMap<Country, School[]>,
  random: Random
): DemoPerson['education'] {
  const kind = DEGREES[FIELD_OF_FUNCTION[jobs[0].function]]
  if (random.chance(jobs[0].function === 'trades' ? 0.6 : 0.08)) return []
  const found: DemoPerson['education'] = []
  let end = Math.min(yearOf(jobs[jobs.length - 1].start), yearOf(PRESENT_DAY))
  const field = random.pick(kind.fields)
  const [basic, advanced] = [kind.degrees.filter(isBasic), kind.degrees.filter((degree) => !isBasic(degree))]
  const count = random.chance(0.3) ? 2 : 1
  for (let n = count; n > 0; n--) {
    const home = random.chance(0.85) ? country : random.pick(COUNTRIES)
    const degree = random.pick(n === 2 ? advanced : count === 2 ? basic : kind.degrees)
    const start = end - (isBasic(degree) ? random.int(3, 4) : random.int(1, 3))
    found.push({ school: random.pick(schools.get(home)!), degree, field, start, end })
    end = start
  }
  return found
}

function isBasic(degree: string): boolean {
  return /^(B|LLB|MD|Dipl)/.test(degree)
}
