import type { Company } from '#domain/people/companies/company_record'
import { profileUrl } from '#domain/people/networks/networks'
import { displayLocation } from '#domain/people/places/display_location'
import type { StoredPerson } from '#domain/search/people_document'

export const ENTITY_TYPES = ['person', 'company'] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

export const TYPE_NAMES: Record<EntityType, string> = { person: 'Person', company: 'Company' }

/**
 * A person or company that a reconciliation client can match. `facts` has the values of each property, by the
 * property's id.
 */
export type Entity = {
  id: string
  type: EntityType
  name: string
  names: readonly string[]
  description: string
  facts: Partial<Record<PropertyId, readonly (string | number)[]>>
}

const PERSON_PROPERTIES = {
  title: 'Title',
  company: 'Employer',
  company_domain: 'Employer domain',
  location: 'Location',
  country: 'Country',
  seniority: 'Seniority',
  industry: 'Industry',
  skills: 'Skills',
  pronet_url: 'Professional-network profile',
  codehost_url: 'Code-host profile',
  website: 'Website',
} as const

const COMPANY_PROPERTIES = {
  domain: 'Domain',
  description: 'Description',
  industry: 'Industry',
  headquarters: 'Headquarters',
  headcount: 'Headcount',
  founded_year: 'Founding year',
  pronet_url: 'Professional-network profile',
  website: 'Website',
} as const

export type PropertyId = keyof typeof PERSON_PROPERTIES | keyof typeof COMPANY_PROPERTIES
export type Property = { id: PropertyId; name: string }

const listOf = (names: Record<string, string>): Property[] =>
  Object.entries(names).map(([id, name]) => ({ id: id as PropertyId, name }))

export const PROPERTIES: Record<EntityType, readonly Property[]> = {
  person: listOf(PERSON_PROPERTIES),
  company: listOf(COMPANY_PROPERTIES),
}

export const ALL_PROPERTIES: readonly Property[] = listOf({ ...PERSON_PROPERTIES, ...COMPANY_PROPERTIES })

export const isEntityType = (id: unknown): id is EntityType => ENTITY_TYPES.includes(id as EntityType)

/**
 * Returns the type of the entity with this id; null if the id is neither a person's nor a
 * company's.
 */
export function typeOfId(id: string): EntityType | null {
  if (id.startsWith('per_')) return 'person'
  return id.startsWith('com_') ? 'company' : null
}

export function personEntity(person: StoredPerson): Entity {
  const { title, company, company_domain, country, seniority, industry, skills, socials } = person
  const { pronet_url, website } = person
  const location = displayLocation(person) ?? undefined
  const codehost = socials?.codehost
  const job = [title, company].filter(Boolean).join(' at ')
  return {
    ...{ id: person.person_id, type: 'person', name: person.name, names: [person.name] },
    description: [job, location].filter(Boolean).join(', '),
    facts: withoutMissing({
      ...{ title, company, company_domain, location, country, seniority, industry, skills },
      ...{ pronet_url, website },
      codehost_url: codehost && (codehost.startsWith('http') ? codehost : profileUrl('codehost', codehost)),
    }),
  }
}

export function companyEntity(company: Company): Entity {
  const { domain, description, industry, headquarters, headcount, founded_year, pronet_url, website } =
    company
  return {
    ...{ id: company.company_id, type: 'company', name: company.name },
    names: [company.name, ...company.names, ...(company.aliases ?? [])],
    description: [domain, industry, headquarters].filter(Boolean).join(', '),
    facts: withoutMissing({
      ...{ domain, description, industry, headquarters, headcount, founded_year, pronet_url, website },
    }),
  }
}

type Fact = string | number | readonly string[] | undefined | null

const withoutMissing = (facts: Partial<Record<PropertyId, Fact>>): Entity['facts'] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([id, value]) => {
      const values = [value ?? []].flat() as (string | number)[]
      return values.length > 0 ? [[id, values]] : []
    })
  )
