import {
  type FieldReader,
  type FieldTable,
  list,
  number,
  parsed,
  report,
  text,
} from '#domain/people/records/field_readers'
import { moment } from '#domain/people/records/formats'
import { type Validated, validateLine, type ValidateOptions } from '#domain/people/records/validate'
import { ACCOUNT_TYPES, type AccountProfile, type AccountType } from './account.js'

export type CodehostProfileRecord = {
  login: string
  id?: number
  type?: AccountType
  name?: string
  company?: string
  bio?: string
  location?: string
  blog?: string
  email?: string
  hireable?: boolean
  site_admin?: boolean
  codehost_star?: boolean
  followers?: number
  socials?: string[]
  observed_at?: string
  source?: string
}

const flag: FieldReader<boolean> = (value, path, { textual, errors }) => {
  if (typeof value === 'boolean') return value
  const text = textual && typeof value === 'string' ? value.trim().toLowerCase() : undefined
  if (text === '') return undefined
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  return report(errors, path, 'must be true or false')
}

const FIELDS: FieldTable<CodehostProfileRecord> = {
  login: parsed(100, 'a login', (login) => (/^[^\s/]+$/.test(login) ? login : null)),
  id: number(1, Number.MAX_SAFE_INTEGER),
  type: parsed(
    20,
    `one of ${ACCOUNT_TYPES.join(', ')}`,
    (type) => ACCOUNT_TYPES.find((name) => name.toLowerCase() === type.toLowerCase()) ?? null
  ) as FieldReader<AccountType>,
  name: text(300),
  company: text(300),
  bio: text(5000),
  location: text(300),
  blog: text(2000),
  email: text(500),
  hireable: flag,
  site_admin: flag,
  codehost_star: flag,
  followers: number(0, Number.MAX_SAFE_INTEGER),
  socials: list(100, text(2000), true),
  observed_at: parsed(40, 'an ISO 8601 date or time', moment),
  source: text(300),
}

/** The columns of profile files. */
export const CODEHOST_FIELDS = Object.keys(FIELDS)

/**
 * Validates a line of a profile file. Drops invalid optional values. A missing or invalid login, an
 * invalid id or an unknown field rejects the line.
 */
export function validateProfileRecord(
  value: unknown,
  options: ValidateOptions = {}
): Validated<CodehostProfileRecord> {
  return validateLine(value, FIELDS, 'login', options)
}

/** Converts a record to a profile. Instead of the e-mail address, keeps whether the record has one. */
export function profileOf(record: CodehostProfileRecord, observedAt: string): AccountProfile {
  return {
    name: record.name ?? null,
    company: record.company ?? null,
    bio: record.bio ?? null,
    location: record.location ?? null,
    blog: record.blog ?? null,
    hireable: record.hireable ?? false,
    hasEmail: record.email !== undefined,
    siteAdmin: record.site_admin ?? false,
    codehostStar: record.codehost_star ?? false,
    followers: record.followers ?? null,
    socials: record.socials ?? [],
    observedAt,
  }
}
