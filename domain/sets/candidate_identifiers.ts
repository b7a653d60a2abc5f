import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { identifiersOfDocument } from '#domain/search/document_identifiers'
import type { SetCandidate } from './candidate.js'

/** Returns the identifiers of a candidate, from the row and the index. */
export function identifiersOfCandidate({ row, indexed }: SetCandidate): Identifier[] {
  const urls = [...(row.pronet_url ? [row.pronet_url] : []), ...Object.values(row.socials ?? {})]
  const ofRow = identifiersOf({
    name: row.name,
    urls,
    emails: row.email ? [row.email] : [],
    employers: [{ company: row.company, company_domain: row.domain }],
  })
  return indexed ? [...ofRow, ...identifiersOfDocument(indexed)] : ofRow
}
