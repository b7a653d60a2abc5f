import { companyKeys } from '../companies/company_name.js'
import { networkOf } from '../networks/networks.js'
import { isFreeMailDomain, registrableDomain } from '../text/urls.js'
import { memoize } from './memoize.js'

type Employed = { company?: string; company_domain?: string; website?: string }

/**
 * Returns keys for comparing employers: the names without legal form and spaces, the domain, and
 * the domain's first label. That label usually is the company's name: Acme Foods and
 * acmefoods.example share `acmefoods`.
 */
export function employerKeys({ company, company_domain: domain }: Employed): string[] {
  const keys = new Set<string>()
  for (const key of company === undefined ? [] : squeezedKeys(company)) keys.add(key)
  if (domain !== undefined && !isFreeMailDomain(domain)) {
    const registered = registrableDomain(domain) ?? domain
    keys.add(`@${registered}`).add(squeezed(registered.split('.')[0]))
  }
  keys.delete('')
  return [...keys]
}

/** Returns a personal website's domain as an employer key; null for a network page. */
export function websiteKey({ website }: Employed): string | null {
  if (website === undefined || networkOf(website) !== null) return null
  const domain = registrableDomain(website)
  return domain === null ? null : `@${domain}`
}

/** Reports whether both have an employer and share it. */
export function shareEmployer(a: Employed, b: Employed): boolean {
  const keys = employerKeys(a)
  if (!keys.length) return false
  return employerKeys(b).some((key) => keys.includes(key))
}

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

const squeezedKeys = memoize((company) => companyKeys(company).map(squeezed))
