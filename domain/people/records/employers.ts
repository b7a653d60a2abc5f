import { companyKeys } from '../companies/company_name.js'
import { networkOf } from '../networks/networks.js'
import { isFreeMailDomain, registrableDomain } from '../text/urls.js'
import { remember } from './remember.js'

type Employed = { company?: string; company_domain?: string; website?: string }

/**
 * What stands for a record's employer: its names without legal form and spaces, the domain, and the domain's own name,
 * which is mostly the company's (Acme Foods and acmefoods.example share `acmefoods`).
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

/** The domain of a person's website as an employer's would be written, unless it is a page on a network. */
export function websiteKey({ website }: Employed): string | null {
  if (website === undefined || networkOf(website) !== null) return null
  const domain = registrableDomain(website)
  return domain === null ? null : `@${domain}`
}

/** Whether both name an employer, and the same. */
export function shareEmployer(a: Employed, b: Employed): boolean {
  const keys = employerKeys(a)
  if (!keys.length) return false
  return employerKeys(b).some((key) => keys.includes(key))
}

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

const squeezedKeys = remember((company) => companyKeys(company).map(squeezed))
