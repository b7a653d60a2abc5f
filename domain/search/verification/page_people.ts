import type { Mention } from '#domain/evidence/claim'
import { ownerCandidates } from '#domain/evidence/extract/subject/page_owner'
import type { ReadPage } from '#domain/evidence/page_parser'
import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { sameCompany } from '#domain/people/companies/company_name'
import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import type { Row } from '#domain/truth/subject'

/** A person on a page, as a row for research. */
export type PagePerson = { row: Row; mention: Mention }

/** The minimum score of a likely owner of a page that names no owner clearly. */
const MIN_SCORE = 1.5

/**
 * Returns the people that a page may be about. Besides people with an employer, profile or own
 * page, these are people near the name of one of the `employers`, people on the site of a company,
 * and the likely owner of a page without a clear one.
 */
export function peopleOn({ page, mentions }: ReadPage, employers: readonly string[]): PagePerson[] {
  const site = mentions.find(({ entity, own, name }) => entity === 'company' && own && name)?.name ?? null
  const people = mentions.flatMap((mention) => {
    if (mention.entity !== 'person' || !mention.name || !isPlausiblePersonName(mention.name)) return []
    const row = rowOf(mention, mention.name, page.url)
    if (row.company || row.socials || row.domain) return [{ row, mention }]
    const employer = employers.find((name) => isNear(page.text, mention.name!, name)) ?? site
    return employer && !sameCompany(employer, mention.name) ? [{ row: { ...row, company: employer }, mention }] : []
  })
  const owner = mentions.some(({ entity, own }) => entity === 'person' && own) ? null : likelyOwner(page)
  if (!owner || people.some(({ row }) => row.name === owner)) return people
  const named = mentions.find(({ entity, name }) => entity === 'person' && name === owner)
  const mention = { ...(named ?? { entity: 'person', name: owner, links: [], claims: [] }), own: true } as Mention
  return [...people, { row: rowOf(mention, owner, page.url), mention }]
}

/** Returns the best candidate for the owner of a page that is a full name of a person. */
function likelyOwner(page: ReadPage['page']): string | null {
  const candidate = ownerCandidates(page).find(
    ({ name, score, kinds }) =>
      score >= MIN_SCORE &&
      !kinds.has('company') &&
      name.includes(' ') &&
      isPlausiblePersonName(name) &&
      looksLikeGivenName(name.split(' ')[0])
  )
  return candidate?.name ?? null
}

/** How far an employer may be from a person's name, in characters. */
const NEAR = { before: 200, after: 400 }

function isNear(text: string, name: string, employer: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (mentionsCompany(text.slice(Math.max(0, at - NEAR.before), at + name.length + NEAR.after), employer)) return true
  return false
}

function rowOf(mention: Mention, name: string, pageUrl: string): Row {
  const company = companyOf(mention)
  const profiles = [...(mention.own ? [pageUrl] : []), ...mention.links].filter((url) => networkOf(url))
  const socials = Object.fromEntries(profiles.map((url) => [networkOf(url)!, url]))
  const site = mention.own && !networkOf(pageUrl) ? pageUrl : undefined
  return {
    name,
    ...(company ? { company } : {}),
    ...(profiles.length > 0 ? { socials } : {}),
    ...(site ? { domain: site } : {}),
  }
}

function companyOf({ claims }: Mention): string | null {
  for (const claim of claims) {
    if (claim.past) continue
    if (claim.field === 'company') return claim.value
    if (claim.field === 'employment' && claim.value.current) return claim.value.company
  }
  return null
}
