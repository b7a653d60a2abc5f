import type { PersonRecord } from '#domain/people/person_record'
import type { Random } from '../support/random.js'

const GIVEN = ['Zoë', 'William', 'Elizabeth', 'José', 'Anna', 'Katherine', 'Søren', 'Robert', 'Mei', 'Ivan']
const FAMILY = ['Garner', "O'Brien", 'van der Berg', 'Müller', 'Quill', 'Nakamura', 'Smith-Jones', 'Oakhurst']
const COMPANIES = ['Acme, Inc.', 'Tidewell GmbH', 'Quartzbell Tools', 'Lanternfold Ltd', 'Blue Heron Foods']
const CITIES = ['Austin', 'Berlin', 'Oslo', 'Lyon'] as const
const COUNTRIES = { Austin: 'United States', Berlin: 'Germany', Oslo: 'Norway', Lyon: 'France' }
const SHORT: Record<string, string> = { William: 'Bill', Elizabeth: 'Liz', Robert: 'Bob', Katherine: 'Kate' }

/** Invents a person with every strong identifier. `serial` makes them unlike all others. */
export function inventPerson(random: Random, serial: number): PersonRecord {
  const [given, family] = [random.pick(GIVEN), random.pick(FAMILY)]
  const company = random.pick(COMPANIES)
  const city = random.pick(CITIES)
  return {
    id: `p${serial}`,
    source: 'register',
    name: `${given} ${family}`,
    title: 'Engineer',
    company,
    company_domain: `${company.split(/\W/)[0].toLowerCase()}.example`,
    city,
    country: COUNTRIES[city],
    pronet_url: `https://www.linkedin.com/in/p-${serial}-x`,
    socials: { codehost: `dev${serial}`, microblog: `mb_${serial}` },
    emails: [`p.${serial}@${company.split(/\W/)[0].toLowerCase()}.example`, `me${serial}@gmail.com`],
    phones: [`+1415${String(2_000_000 + serial).padStart(7, '0')}`],
  }
}

/** A namesake: the same name, employer and place, with another profile or address. */
export function namesakeOf(person: PersonRecord, random: Random, serial: number): PersonRecord {
  const { name, title, company, company_domain, city, country } = person
  const shared = { id: `n${serial}`, source: 'register', name, title, company, company_domain, city, country }
  return random.chance(0.5)
    ? { ...shared, pronet_url: `https://www.linkedin.com/in/n-${serial}-y` }
    : { ...shared, emails: [`n.${serial}@${company_domain}`] }
}

type Form = (person: PersonRecord, random: Random) => PersonRecord
const bare = ({ name }: PersonRecord): PersonRecord => ({ name })
const handleOf = (person: PersonRecord) => person.pronet_url!.split('/').at(-1)!

/** Ways in which a person returns: other sources, spellings, and few identifiers. */
export const FORMS: Record<string, Form> = {
  'the same record': (person) => person,
  'another source': ({ id: _, ...person }) => ({ ...person, source: 'other', title: 'Manager' }),
  'another content': (person) => ({ ...person, id: undefined, headline: 'Engineer at large' }),
  'a mobile profile URL': (person) => ({
    ...bare(person),
    pronet_url: `http://m.linkedin.com/in/${handleOf(person).toUpperCase()}/?utm_source=x`,
  }),
  'a profile URL of a country': (person) => ({
    name: 'Unknown Person',
    pronet_url: `https://de.linkedin.com/in/${handleOf(person)}/details/experience/`,
  }),
  'a profile on another network': (person) => ({
    ...bare(person),
    socials: { microblog: `https://twitter.com/${person.socials!.microblog.toUpperCase()}?s=20` },
  }),
  'a code-host profile': (person) => ({
    ...bare(person),
    socials: { codehost: `https://github.com/${person.socials!.codehost}` },
  }),
  'only an e-mail address': (person) => ({ name: 'N N', emails: [person.emails![0].toUpperCase()] }),
  'a Gmail address with dots and a tag': (person) => ({
    name: 'N N',
    emails: [`${person.emails![1].split('@')[0].split('').join('.')}+x@googlemail.com`],
  }),
  'a phone number in national format': (person) => {
    const digits = person.phones![0].slice(2)
    const national = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    return { ...bare(person), country: 'USA', phones: [national] }
  },
  'name, employer and place': ({ name, company, city, country }) => ({ name, company, city, country }),
  'name and employer in capitals': ({ name, company }) => ({
    name: name.toUpperCase(),
    company: company!.toUpperCase(),
  }),
  'the family name first': ({ name, company }) => {
    const [given, ...family] = name.split(' ')
    return { name: `${family.join(' ')}, ${given}`, company }
  },
  'without accents': ({ name, company }) => ({
    name: name.normalize('NFD').replace(/\p{M}/gu, '').replace('ø', 'o'),
    company,
  }),
  'a short form of the given name': ({ name, company }) => {
    const [given, ...family] = name.split(' ')
    return { name: [SHORT[given] ?? given, ...family].join(' '), company }
  },
  'the employer without legal form': ({ name, company }) => ({
    name: `Dr. ${name}`,
    company: company!.replace(/,? (?:Inc\.|GmbH|Ltd)$/, ''),
  }),
  "the employer's domain": ({ name, company_domain }) => ({ name, company_domain: `www.${company_domain}` }),
  'a former employer': ({ name, company }) => ({
    name,
    company: 'Somewhere New',
    experience: [{ company, title: 'Engineer' }],
  }),
  'name and place': ({ name, city, country }) => ({ name, city, country }),
}
