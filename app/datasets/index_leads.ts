import type { EntityType } from '#domain/datasets/dataset'
import { companyKeys } from '#domain/people/companies/company_name'
import { nameKeys } from '#domain/people/names/names'
import { socialUrls } from '#domain/people/networks/social_urls'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'
import type { Filter, SearchIndex } from '#domain/ports/search_index'
import { all, anyTerm, term } from '#domain/search/planning/clauses'
import type { Row } from '#domain/truth/subject'

const MAX_RECORDS = 3

type Stored = {
  domain?: string
  website?: string
  pronet_url?: string
  source_url?: string
  socials?: Record<string, string>
}

/**
 * Returns pages to read for a row, from up to three index records. Returns none for a custom
 * entity, a person without a name, a company with neither name nor domain, and on index errors.
 */
export async function indexLeads(index: SearchIndex, row: Row, entityType: EntityType): Promise<string[]> {
  const filter = entityType === 'custom' ? null : filterOf(row, entityType)
  if (!filter) return []
  try {
    const { hits } = await index.search(entityType === 'person' ? 'people' : 'companies', {
      filter,
      limit: MAX_RECORDS,
    })
    return [...new Set(hits.flatMap((hit) => addressesOf(hit.stored as Stored)))]
  } catch {
    return []
  }
}

function filterOf({ name, company, domain }: Row, entityType: EntityType): Filter | null {
  if (entityType === 'company') {
    const site = domain ? registrableDomain(domain) : null
    if (site) return term('domain', site)
    return name ? anyTerm('name', companyKeys(name, [])) : null
  }
  if (!name) return null
  const named = anyTerm('name', nameKeys(name))
  return company ? all([named, anyTerm('company', companyKeys(company, []))]) : named
}

function addressesOf({ domain, website, pronet_url, source_url, socials }: Stored): string[] {
  return [pronet_url, domain, website, ...Object.values(socialUrls(socials)), source_url].flatMap((url) =>
    url ? (canonicalUrl(url) ?? []) : []
  )
}
