import { displayLocation } from '#domain/people/places/display_location'
import type { Company } from '#domain/people/companies/company_record'
import type { Person } from '#domain/people/person_record'
import type { PronetCompany, PronetMatch, PronetProfile } from '#domain/pronet/records'
import type { StoredPerson } from '#domain/search/people_document'

export function matchOf(person: StoredPerson | Person): PronetMatch {
  const { person_id, name, headline, title, company, city, state, country, pronet_url } = person
  return {
    person_id,
    name,
    headline: headline ?? null,
    title: title ?? null,
    company: company ?? null,
    location: displayLocation({ city, state, country }),
    pronet: pronet_url ?? null,
  }
}

export function profileOf(person: Person): PronetProfile {
  const { summary, industry, website, skills, experience, education, observed_at } = person
  return {
    ...matchOf(person),
    summary: summary ?? null,
    industry: industry ?? null,
    website: website ?? null,
    skills: skills ?? [],
    experience: experience ?? [],
    education: education ?? [],
    observed_at: observed_at ?? null,
  }
}

export function companyOf(company: Company): PronetCompany {
  const { domain, description, founded_year, headquarters, headcount, industry, website } = company
  return {
    company_id: company.company_id,
    name: company.name,
    domain: domain ?? null,
    description: description ?? null,
    founded_year: founded_year ?? null,
    headquarters: headquarters ?? null,
    headcount: headcount ?? null,
    industry: industry ?? null,
    website: website ?? null,
    pronet: company.pronet_url ?? null,
    observed_at: company.observed_at ?? null,
  }
}
