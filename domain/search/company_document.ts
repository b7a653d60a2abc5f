import type { Company } from '#domain/people/companies/company_record'
import { companyKeys } from '#domain/people/companies/company_name'
import { parseProfile } from '#domain/people/networks/networks'
import { placeFacets } from '#domain/people/places/places'
import { fold, words } from '#domain/people/text/text'
import type { IndexDocument } from '#domain/ports/search_index'

/**
 * Converts a company to an index document. The term `codehost` is the login of the company's
 * code-host profile.
 */
export function companyDocument(company: Company): IndexDocument {
  const names = [...new Set([company.name, ...company.names, ...(company.aliases ?? [])])]
  const { funding, ...facts } = company
  const known = Object.values(facts).filter((value) => value !== undefined && value !== null).length
  return {
    id: company.company_id,
    rank: known + (funding?.length ?? 0),
    text: {
      name: names.flatMap(words),
      body: [company.description, company.industry, company.headquarters].flatMap((text) =>
        words(text ?? '')
      ),
    },
    terms: {
      name: companyKeys(company.name, names),
      domain: company.domain ? [fold(company.domain)] : [],
      codehost: codehostLogin(company),
      industry: company.industry?.trim() ? [fold(company.industry)] : [],
      place: company.headquarters ? placeFacets({ city: company.headquarters }).terms : [],
    },
    phrases: {},
    numbers: company.founded_year === undefined ? {} : { founded_year: company.founded_year },
    stored: company,
  }
}

function codehostLogin({ socials }: Company): string[] {
  const profile = socials?.codehost ? parseProfile(socials.codehost, 'codehost') : null
  return profile ? [profile.handle.toLowerCase()] : []
}
