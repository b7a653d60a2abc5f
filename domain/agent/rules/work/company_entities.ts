import { BUILT_IN_COLUMNS } from '#domain/datasets/columns'
import { companyKey } from '#domain/people/companies/company_name'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { type AgentCitation } from '../../tool.js'
import { cite, type Entity, entity, setFact, textOf } from '../findings.js'
import type { RequestedCompany } from '../request.js'
import { asList, asObject, asText } from './calls.js'

const RECORDED = BUILT_IN_COLUMNS.company.filter((key) => !/^(?:name|page_text|socials\..*)$/.test(key))

/**
 * Converts a search result to a company. The facts get no citation if the record has no source
 * page.
 */
export function recordedCompany(record: Record<string, unknown>): Entity {
  const one = entity('company', asText(record.name) ?? asText(record.domain) ?? '')
  const source = asText(record.source_url)
  const citations = source ? [cite(source, one.name)] : []
  setFact(one, 'name', one.name, citations)
  for (const key of RECORDED) setFact(one, key, record[key], citations)
  const domain = asText(record.domain)
  setFact(one, 'website', asText(record.website) ?? (domain ? `https://${domain}` : null), citations)
  setFact(one, 'custom.funding_stage', record.funding_stage, citations)
  for (const [network, url] of Object.entries(asObject(record.socials)))
    setFact(one, `socials.${network}`, url, citations)
  return one
}

export function addCells(one: Entity, cells: Record<string, unknown>): void {
  for (const [key, given] of Object.entries(cells)) {
    const cell = asObject(given)
    if (cell.status !== 'found') continue
    const value = key === 'domain' ? (registrableDomain(String(cell.value)) ?? cell.value) : cell.value
    const citations = citationsOfCell(cell, one.name)
    setFact(one, key, value, citations)
    if (key === 'domain') setFact(one, 'website', `https://${String(value)}`, citations)
  }
}

const citationsOfCell = (cell: Record<string, unknown>, title: string): AgentCitation[] =>
  asList(cell.evidence).flatMap(({ url, quote }) => {
    const address = asText(url)
    return address ? [cite(address, title, asText(quote))] : []
  })

/** Returns a company's identifiers for a lookup of facts. */
export function companySeed(one: Entity): Record<string, string> {
  const domain = textOf(one, 'domain')
  const profile = textOf(one, 'pronet_url')
  return {
    ...(one.name && one.name !== domain ? { name: one.name } : {}),
    ...(domain ? { domain } : {}),
    ...(profile && networkOf(profile) === 'pronet' ? { pronet_url: profile } : {}),
  }
}

export function namedCompany({ name, domain }: RequestedCompany): Entity {
  const one = entity('company', name ?? domain ?? '')
  const site = domain ? (registrableDomain(domain) ?? domain) : null
  setFact(one, 'domain', site)
  return one
}

export function isNamed(found: Entity, { name, domain }: RequestedCompany): boolean {
  const site = textOf(found, 'domain')
  if (domain) return site !== null && registrableDomain(site) === registrableDomain(domain)
  return name !== undefined && companyKey(found.name) === companyKey(name)
}
