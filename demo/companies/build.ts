import { PRESENT_DAY, dayOf } from '#demo/dates'
import type { DemoCompany, Place } from '#demo/model'
import { profileUrl } from '#demo/networks'
import { fictionalPhone } from '#demo/phones'
import { pickCity, pickCountry } from '#demo/places'
import type { Random } from '#demo/random'
import { compact, slug } from '#demo/slugs'
import { INDUSTRIES, type Industry } from '#demo/vocabulary/industries'
import { fundingRounds } from './funding.js'
import { organisationName } from './names.js'

const SIZES: [low: number, high: number, weight: number][] = [
  [3, 10, 20],
  [11, 50, 28],
  [51, 200, 21],
  [201, 500, 12],
  [501, 1000, 7],
  [1001, 5000, 7],
  [5001, 10_000, 3],
  [10_001, 60_000, 2],
]

const STREETS = [
  'Harbour Street',
  'Mill Lane',
  'Orchard Road',
  'Station Road',
  'Canal Street',
  'Foundry Lane',
  'Market Square',
  'Lantern Street',
  'Weaver Street',
  'Bridge Street',
  'Cooper Lane',
  'Observatory Road',
]
const STREETS_LOCAL: Partial<Record<string, string[]>> = {
  de: ['Hafenstraße', 'Mühlenweg', 'Webergasse', 'Lindenallee', 'Am Speicher', 'Gartenstraße'],
  fr: ['rue du Moulin', 'quai des Tanneurs', 'avenue des Tilleuls', 'rue de la Verrerie', 'place du Marché'],
  es: ['calle del Molino', 'calle de la Fragua', 'avenida del Puerto', 'calle Nueva', 'plaza del Mercado'],
  pt: ['Rua do Moinho', 'Avenida do Porto', 'Rua das Oficinas', 'Rua Nova', 'Travessa do Mercado'],
}

/** Builds the companies of the world with unique names, domains and profiles. */
export function buildCompanies(count: number, random: Random): DemoCompany[] {
  const names = new Set<string>()
  const domains = new Set<string>()
  return Array.from({ length: count }, (_, index) => buildCompany(index, names, domains, random.fork(index)))
}

function buildCompany(index: number, names: Set<string>, domains: Set<string>, random: Random): DemoCompany {
  const industry = random.weighted(INDUSTRIES, (one) => one.weight)
  const kind = kindOf(industry, random)
  const offices = buildOffices(random)
  const country = offices[0].country
  const name = organisationName(kind, industry, country, names, random)
  const [low, high] = random.weighted(
    kind === 'company' ? SIZES : SIZES.slice(2, 7),
    ([, , weight]) => weight
  )
  const headcount = random.int(low, high)
  if (headcount < 200) offices.length = 1
  else if (headcount < 1000) offices.length = Math.min(offices.length, 2)
  const founded = foundedYear(kind, industry, headcount, random)
  const domain = freshDomain(name, domains)
  const status =
    kind !== 'company'
      ? null
      : headcount > 3000 && random.chance(0.5)
        ? 'public'
        : random.chance(0.06)
          ? 'bootstrapped'
          : null
  const venture =
    kind === 'company' &&
    founded >= 2009 &&
    status !== 'bootstrapped' &&
    (industry.sector === 'tech' || random.chance(0.45)) &&
    random.chance(0.85)
  const company: DemoCompany = {
    index,
    name,
    legalName: kind === 'company' ? `${name} ${random.pick(country.legalForms)}` : name,
    aliases: aliases(name, kind, random),
    former: null,
    domain,
    slug: domain.replace('.example', ''),
    kind,
    industry,
    language: country.language,
    offices,
    address: address(offices[0], random),
    phone: fictionalPhone(offices[0], random),
    founded,
    headcount,
    product: random.pick(industry.products),
    customer: random.pick(industry.customers),
    funding: venture ? fundingRounds(founded, headcount, random) : [],
    status,
    socials: socials(domain.replace('.example', ''), industry, random),
    emailPattern: random.weighted(['first.last', 'flast', 'first'] as const, (pattern) =>
      pattern === 'first.last' ? 6 : pattern === 'flast' ? 2 : headcount <= 50 ? 3 : 0
    ),
    chief: null,
    people: [],
  }
  if (kind === 'company' && founded < 2022 && random.chance(0.07)) {
    const former = organisationName(kind, industry, country, names, random)
    const until = random.int(Math.max(dayOf(founded + 2), dayOf(2018)), PRESENT_DAY - 60)
    company.former = { name: former, domain: freshDomain(former, domains), until }
  }
  return company
}

function kindOf(industry: Industry, random: Random): DemoCompany['kind'] {
  if (industry.name === 'Higher Education') return 'university'
  if (industry.name === 'Hospitals and Health Care' && random.chance(0.6)) return 'hospital'
  if (industry.name === 'Government Administration') return 'public'
  return 'company'
}

/**
 * Returns the headquarters and up to four other offices. The caller drops offices that the company
 * is too small for.
 */
function buildOffices(random: Random): Place[] {
  const home = pickCountry(random)
  const offices = [pickCity(home, random)]
  const wanted = random.int(1, 5)
  for (let tries = 0; tries < 12 && offices.length < wanted; tries++) {
    const place = pickCity(random.chance(0.5) ? home : pickCountry(random), random)
    if (!offices.includes(place)) offices.push(place)
  }
  return offices
}

function foundedYear(
  kind: DemoCompany['kind'],
  industry: Industry,
  headcount: number,
  random: Random
): number {
  if (kind !== 'company') return random.int(1871, 1998)
  if (industry.sector === 'tech') {
    if (headcount > 1000) return random.int(1984, 2012)
    return headcount > 50 ? random.int(1998, 2020) : random.int(2008, 2025)
  }
  if (headcount > 5000) return random.int(1920, 2008)
  if (headcount > 500) return random.int(1975, 2016)
  return headcount > 50 ? random.int(1994, 2020) : random.int(2005, 2024)
}

function freshDomain(name: string, taken: Set<string>): string {
  const base = compact(name).slice(0, 40)
  let domain = `${base}.example`
  for (let n = 2; taken.has(domain); n++) domain = `${base}${n}.example`
  taken.add(domain)
  return domain
}

function aliases(name: string, kind: DemoCompany['kind'], random: Random): string[] {
  const words = name.split(/[\s&]+/).filter(Boolean)
  if (kind !== 'company') {
    const initials = words
      .map((word) => word[0])
      .filter((letter) => letter !== letter.toLowerCase())
      .join('')
    return initials.length >= 3 && random.chance(0.5) ? [initials] : []
  }
  if (name.includes(' & ')) return random.chance(0.4) ? [name.replace(' & ', ' and ')] : []
  return words.length > 1 && random.chance(0.3) ? [words.join('')] : []
}

function address(place: Place, random: Random): string {
  const local = STREETS_LOCAL[place.country.language]
  const number = random.int(1, 240)
  const postcode = String(random.int(10_000, 98_000))
  if (!local) return `${number} ${random.pick(STREETS)}, ${place.city}`
  if (place.country.language === 'de') return `${random.pick(local)} ${number}, ${postcode} ${place.city}`
  if (place.country.language === 'fr') return `${number} ${random.pick(local)}, ${postcode} ${place.city}`
  return `${random.pick(local)}, ${number}, ${postcode} ${place.city}`
}

function socials(base: string, industry: Industry, random: Random): Record<string, string> {
  const handle = `${slug(base).slice(0, 22)}_hq`
  const found: Record<string, string> = {}
  if (random.chance(0.6)) found.microblog = profileUrl('microblog', handle)
  if (random.chance(industry.sector === 'consumer' ? 0.7 : 0.2)) found.photo = profileUrl('photo', handle)
  if (random.chance(0.25)) found.video = profileUrl('video', handle)
  if (random.chance(industry.sector === 'consumer' ? 0.4 : 0.06))
    found.shortvideo = profileUrl('shortvideo', handle)
  if (industry.sector === 'tech' && random.chance(0.6))
    found.codehost = profileUrl('codehost', `${base.slice(0, 28)}-hq`)
  return found
}
