import { parseEmail } from '#domain/people/emails'
import { parseProfile } from '#domain/people/networks'
import { registrableDomain } from '#domain/people/urls'
import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'

/** Who is meant, checked and in one form. */
export type Identity =
  | { by: 'person_id'; personId: string }
  | { by: 'pronet_url'; url: string }
  | { by: 'email'; email: string }
  | { by: 'name'; name: string; domain: string }

export type GivenIdentity = {
  person_id?: string
  pronet_url?: string
  email?: string
  name?: string
  company_domain?: string
}

/**
 * The one identity a request gives (EN-003, EN-006, PE-006). Throws `identity_required` for a name or a company's domain alone,
 * `validation_failed` for none, for several and for a malformed one; `at` is where it stands in the body.
 */
export function readIdentity(given: GivenIdentity, at = ''): Identity {
  const { person_id, pronet_url, email, name, company_domain } = given
  const kinds = [person_id, pronet_url, email, name ?? company_domain].filter((one) => one !== undefined)
  const path = (key: string) => (at ? `${at}.${key}` : key)
  const wrong = (key: string, message: string) => validationFailed({ [path(key)]: [message] })
  if (kinds.length !== 1) {
    const message = `give exactly one of ${choices(at)}`
    throw validationFailed(problemsOf(given, message, path) ?? { [at || 'identity']: [message] })
  }
  if (person_id !== undefined) return { by: 'person_id', personId: person_id }
  if (pronet_url !== undefined) {
    const profile = parseProfile(pronet_url, 'pronet')
    if (!profile || profile.kind === 'company') throw wrong('pronet_url', 'must be the URL of a person')
    return { by: 'pronet_url', url: profile.url }
  }
  if (email !== undefined) {
    const parsed = parseEmail(email)
    if (!parsed) throw wrong('email', 'must be an e-mail address')
    return { by: 'email', email: `${parsed.local}@${parsed.domain}` }
  }
  if (name === undefined || company_domain === undefined)
    throw new DomainError(
      'identity_required',
      'A name needs its company_domain, and a company_domain a name.'
    )
  const domain = registrableDomain(company_domain)
  if (!domain) throw wrong('company_domain', 'must be a domain')
  if (!/\p{L}/u.test(name)) throw wrong('name', 'must be a name')
  return { by: 'name', name: name.trim(), domain }
}

const choices = (at: string) => `person_id, pronet_url, ${at ? '' : 'email, '}or name with company_domain`

function problemsOf(
  given: GivenIdentity,
  message: string,
  path: (key: string) => string
): FieldErrors | null {
  const keys = (['person_id', 'pronet_url', 'email', 'name', 'company_domain'] as const).filter(
    (key) => given[key] !== undefined
  )
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [path(key), [message]]))
}
