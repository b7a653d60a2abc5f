import { parseEmail } from '#domain/people/emails/emails'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import { parsePhone } from '#domain/people/phones/phones'
import { employerKeys } from '#domain/people/records/employers'
import { DomainError, validationFailed } from '#domain/errors'
import type { Described } from './identifiers_of.js'

/** How a request names a person. */
export type GivenReference = {
  person_id?: string
  profile_url?: string
  email?: string
  phone?: string
  name?: string
  company?: string
  company_domain?: string
  birth_date?: string
}

/** A validated reference. Values are canonical. */
export type PersonReference =
  | { by: 'person_id'; personId: string }
  | { by: 'profile'; key: string; url: string }
  | { by: 'email'; email: string }
  | { by: 'phone'; phone: string }
  | { by: 'name'; name: string; employers: string[]; company?: string; domain?: string; birthDate?: string }

const PERSON_ID = /^per_[0-9a-f]{32}$/
const ANCHORS = ['person_id', 'profile_url', 'email', 'phone', 'name'] as const

/**
 * Validates a reference. Throws `validation_failed` unless it has exactly one of person_id,
 * profile_url, email, phone and name, and `identity_required` for a name without company and
 * birth date.
 */
export function readReference(given: GivenReference): PersonReference {
  const anchors = ANCHORS.filter((key) => given[key] !== undefined)
  if (anchors.length !== 1) throw validationFailed({ person: [`give exactly one of ${ANCHORS.join(', ')}`] })
  const wrong = (key: string, message: string) => validationFailed({ [`person.${key}`]: [message] })
  if (given.person_id !== undefined) {
    const personId = given.person_id.trim()
    if (!PERSON_ID.test(personId)) throw wrong('person_id', 'must be per_ and 32 hexadecimal digits')
    return { by: 'person_id', personId }
  }
  if (given.profile_url !== undefined) {
    const profile = parseProfile(given.profile_url)
    if (!profile || profile.kind === 'company') throw wrong('profile_url', "must be a person's profile URL")
    return { by: 'profile', key: profileKey(profile), url: profile.url }
  }
  if (given.email !== undefined) {
    const email = parseEmail(given.email)
    if (!email) throw wrong('email', 'must be an email address')
    return { by: 'email', email: email.canonical }
  }
  if (given.phone !== undefined) {
    const phone = parsePhone(given.phone)
    if (!phone) throw wrong('phone', 'must be a telephone number with its country code')
    return { by: 'phone', phone: phone.e164 }
  }
  const name = given.name!.trim()
  if (!/\p{L}/u.test(name)) throw wrong('name', 'must be a name')
  const { company, company_domain: domain, birth_date: birthDate } = given
  if (company === undefined && domain === undefined && birthDate === undefined)
    throw new DomainError('identity_required', 'name needs company, company_domain or birth_date.')
  if (birthDate !== undefined && !/^\d{4}-\d\d-\d\d$/.test(birthDate))
    throw wrong('birth_date', 'must be a date like 1980-05-17')
  return {
    by: 'name',
    name,
    employers: employerKeys({ company, company_domain: domain }),
    company,
    domain,
    birthDate,
  }
}

/** Returns what a reference says about the person, for `identifiersOf`. */
export function describedByReference(reference: PersonReference): Described {
  if (reference.by === 'person_id') return { person_id: reference.personId }
  if (reference.by === 'profile') return { profiles: [reference.key] }
  if (reference.by === 'email') return { emails: [reference.email] }
  if (reference.by === 'phone') return { phones: [reference.phone] }
  const { name, company, domain, birthDate } = reference
  const employers = company || domain ? [{ company, company_domain: domain }] : []
  return { name, employers, birth_date: birthDate }
}
