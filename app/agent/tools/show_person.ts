import { displayLocation } from '#domain/people/places/display_location'
import { socialUrls } from '#domain/people/networks/social_urls'
import type { StoredPerson } from '#domain/search/people_document'
import type { Proof } from '#domain/search/verification/verdict'
import type { VerifiedResult } from '#app/search/verified_people'

const VERIFIED_COLUMNS = ['title', 'company', 'location'] as const

/** Shapes an indexed person for an agent, with the record's source, without contact details. */
export function showPerson(person: StoredPerson) {
  const { person_id, name, socials, ...rest } = person
  return {
    person_id,
    name,
    title: rest.title ?? null,
    company: rest.company ?? null,
    company_domain: rest.company_domain ?? null,
    location: displayLocation(person),
    country: rest.country ?? null,
    seniority: rest.seniority ?? null,
    industry: rest.industry ?? null,
    skills: rest.skills ?? [],
    pronet: rest.pronet_url ?? null,
    website: rest.website ?? null,
    socials: socialUrls(socials),
    source_url: rest.source_url ?? null,
    observed_at: rest.observed_at ?? null,
  }
}

/**
 * Shapes a verified person. Page facts replace indexed facts. `evidence` lists the proofs of each
 * fact and filter.
 */
export function showVerified({ person, facts, verdicts }: VerifiedResult) {
  const proven = Object.fromEntries(
    VERIFIED_COLUMNS.flatMap((column) => {
      const value = facts.value(column)
      return value ? [[column, value]] : []
    })
  )
  const evidence: Record<string, Proof[]> = Object.fromEntries(
    VERIFIED_COLUMNS.map((column): [string, Proof[]] => [column, facts.proofs(column)]).filter(
      ([column, proofs]) => column in proven && proofs.length > 0
    )
  )
  for (const [path, { proofs }] of verdicts) if (proofs.length > 0) evidence[path] = proofs
  const pronet = person.pronet_url ?? facts.value('pronet_url')
  return { ...showPerson(person), ...proven, pronet: pronet ?? null, evidence }
}
