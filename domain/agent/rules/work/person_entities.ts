import { compareNames } from '#domain/people/names/names'
import { sameCompany } from '#domain/people/companies/company_name'
import type { AgentCitation } from '../../tool.js'
import { cite, type Entity, entity, setFact, textOf } from '../findings.js'
import type { RequestedName } from '../request.js'
import { asList, asObject, asText } from './calls.js'

const NETWORKS = ['microblog', 'photo', 'video', 'shortvideo', 'codehost'] as const

/** Converts a search result to a person. Facts cite their evidence, or else the record's source. */
export function foundPerson(record: Record<string, unknown>): Entity {
  const one = entity('person', asText(record.name) ?? '')
  const evidence = asObject(record.evidence)
  const source = asText(record.source_url) ?? asText(record.pronet)
  const recorded = source ? [cite(source, one.name)] : []
  const proofs = (key: string): AgentCitation[] => {
    const stated = asList(evidence[key]).flatMap(({ url, quote }) => {
      const address = asText(url)
      return address ? [cite(address, one.name, asText(quote))] : []
    })
    return stated.length > 0 ? stated : recorded
  }
  const [proof] = Object.values(evidence).flatMap((list) => asList(list))
  const first = asText(proof?.url)
  setFact(one, 'name', one.name, first ? [cite(first, one.name, asText(proof?.quote))] : recorded)
  for (const key of ['title', 'company', 'location'] as const) setFact(one, key, record[key], proofs(key))
  for (const key of ['seniority', 'company_domain', 'country', 'industry'] as const)
    setFact(one, key, record[key], recorded)
  setFact(one, 'city', asText(record.location)?.split(/,\s*/)[0], proofs('location'))
  setFact(
    one,
    'pronet_url',
    record.pronet,
    asText(record.pronet) ? [cite(String(record.pronet), one.name)] : []
  )
  setFact(one, 'website', record.website, recorded)
  setFact(one, 'person_id', record.person_id)
  for (const network of NETWORKS) setFact(one, network, asObject(record.socials)[network], recorded)
  setFact(one, 'skills', record.skills, recorded)
  return one
}

/** The minimum similarity between two names of one person. */
const SAME_NAME = 0.7

/** Reports whether a found person may be the requested one. */
export function mayBe(found: Entity, { name, company }: RequestedName): boolean {
  if (name && compareNames(found.name, name) < SAME_NAME) return false
  const employer = textOf(found, 'company')
  return !company || employer === null || sameCompany(employer, company)
}

/** Returns a person's strongest identifier for other tools; null if none suffices. */
export function identityOf(one: Entity): Record<string, string> | null {
  const id = textOf(one, 'person_id')
  if (id) return { person_id: id }
  const profile = textOf(one, 'pronet_url')
  if (profile) return { pronet_url: profile }
  const email = textOf(one, 'email')
  if (email) return { email }
  const domain = textOf(one, 'company_domain')
  return domain && one.name ? { name: one.name, company_domain: domain } : null
}
