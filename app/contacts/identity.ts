import { parseEmail } from '#domain/people/emails/emails'
import { parseProfile } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { DomainError, validationFailed } from '#domain/errors'

/** A validated identity. A name needs the employer's domain or name. */
export type PersonIdentity =
  | { by: 'person_id'; personId: string }
  | { by: 'pronet_url'; url: string }
  | { by: 'email'; email: string }
  | { by: 'name'; name: string; domain: string }
  | { by: 'name'; name: string; domain?: undefined; company: string }

export type GivenIdentity = {
  person_id?: string
  pronet_url?: string
  email?: string
  name?: string
  company_domain?: string
  company?: string
}

type IdentityKey = keyof GivenIdentity
const KEYS = ['person_id', 'pronet_url', 'email', 'name', 'company_domain', 'company'] as const

/**
 * Used only in error messages. `at` is the identity's path in the body, and `accepts` lists the
 * identifiers that the route accepts.
 */
export type IdentityRules = { at?: string; accepts?: readonly IdentityKey[] }

/**
 * Reads the one identity of a request. Throws `identity_required` for a name without a company or a
 * company without a name. Throws `validation_failed` for no identity, several identities or a
 * malformed one.
 */
export function readIdentity(
  given: GivenIdentity,
  { at = '', accepts = KEYS }: IdentityRules = {}
): PersonIdentity {
  const path = (key: string) => (at ? `${at}.${key}` : key)
  const wrong = (key: string, message: string) => validationFailed({ [path(key)]: [message] })
  const { person_id, pronet_url, email, name, company_domain, company } = given
  const employer = company_domain ?? company
  const kinds = [person_id, pronet_url, email, name ?? employer].filter((one) => one !== undefined)
  const hasTwoEmployers = company_domain !== undefined && company !== undefined
  if (kinds.length !== 1 || hasTwoEmployers) {
    const message = `give exactly one of ${choices(accepts)}`
    const keys = KEYS.filter((key) => given[key] !== undefined)
    throw validationFailed(
      Object.fromEntries(
        (keys.length > 0 ? keys.map(path) : [at || 'identity']).map((key) => [key, [message]])
      )
    )
  }
  if (person_id !== undefined) return { by: 'person_id', personId: person_id }
  if (pronet_url !== undefined) {
    const profile = parseProfile(pronet_url, 'pronet')
    if (!profile || profile.kind === 'company')
      throw wrong('pronet_url', 'must be the profile URL of a person')
    return { by: 'pronet_url', url: profile.url }
  }
  if (email !== undefined) {
    const parsed = parseEmail(email)
    if (!parsed) throw wrong('email', 'must be an email address')
    return { by: 'email', email: `${parsed.local}@${parsed.domain}` }
  }
  if (name === undefined || employer === undefined) {
    const companies = accepts.includes('company') ? 'company_domain or company' : 'company_domain'
    throw new DomainError('identity_required', `name needs ${companies}, and a company needs name.`)
  }
  if (!/\p{L}/u.test(name)) throw wrong('name', 'must be a name')
  if (company !== undefined) {
    if (!/[\p{L}\p{N}]/u.test(company)) throw wrong('company', 'must be the name of a company')
    return { by: 'name', name: name.trim(), company: company.trim() }
  }
  const domain = registrableDomain(company_domain!)
  if (!domain) throw wrong('company_domain', 'must be a domain')
  return { by: 'name', name: name.trim(), domain }
}

function choices(accepts: readonly IdentityKey[]): string {
  const alone = (['person_id', 'pronet_url', 'email'] as const).filter((key) => accepts.includes(key))
  const employer = accepts.includes('company') ? 'company_domain or company' : 'company_domain'
  return `${alone.join(', ')}, or name with ${employer}`
}
