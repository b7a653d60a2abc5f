import { isObject } from '#domain/is_object'
import type { CompanyRecord } from '../companies/company_record.js'
import type { PersonEducation, PersonExperience, PersonRecord } from '../person_record.js'
import {
  type FieldError,
  type FieldTable,
  list,
  number,
  object,
  orNumber,
  parsed,
  type ReadContext,
  readFields,
  text,
} from './field_readers.js'
import { isOwnStatement } from './own_statement.js'
import { careerDate, domainName, emailAddress, moment, phoneNumber, webAddress } from './formats.js'

/**
 * A record, with the invalid optional values that were `dropped` from it, or the reasons to reject
 * the line.
 */
export type Validated<T> = { record: T; dropped?: FieldError[] } | { errors: string[] }
export type ValidateOptions = { textual?: boolean; ignoreUnknown?: boolean }

const short = text(300)
const url = parsed(2000, 'a web address', webAddress)
const domain = parsed(300, 'a domain', domainName)
const observedAt = parsed(40, 'an ISO 8601 date or time', moment)
const date = orNumber(parsed(40, 'a date', careerDate))
const socialProfile = text(500)

const socials = object<Record<string, string>>({
  pronet: socialProfile,
  codehost: socialProfile,
  microblog: socialProfile,
  photo: socialProfile,
  video: socialProfile,
  shortvideo: socialProfile,
  social: socialProfile,
  website: socialProfile,
})

/** Rejects the source of own statements, because own statements override all other sources. */
const imported = parsed(300, 'a source of imports', (given) =>
  isOwnStatement({ source: given }) ? null : given
)

const PERSON: FieldTable<PersonRecord> = {
  id: orNumber(short),
  source: imported,
  source_url: url,
  observed_at: observedAt,
  name: short,
  headline: text(1000),
  title: text(500),
  company: short,
  company_domain: domain,
  city: short,
  state: short,
  country: short,
  seniority: short,
  industry: short,
  pronet_url: url,
  website: url,
  socials,
  summary: text(20_000),
  skills: list(500, short, true),
  experience: list(
    200,
    object<PersonExperience>({
      title: text(500),
      company: short,
      company_domain: domain,
      start: date,
      end: date,
      description: text(20_000),
    })
  ),
  education: list(
    100,
    object<PersonEducation>({ school: short, degree: short, field: short, start: date, end: date })
  ),
  emails: list(100, parsed(320, 'an email address', emailAddress), true),
  phones: list(100, parsed(60, 'a telephone number', phoneNumber), true),
}

const COMPANY: FieldTable<CompanyRecord> = {
  id: orNumber(short),
  source: short,
  source_url: url,
  observed_at: observedAt,
  name: short,
  aliases: list(200, short, true),
  domain,
  description: text(20_000),
  founded_year: number(1000, 2200),
  headquarters: text(500),
  headcount: orNumber(short),
  industry: short,
  pronet_url: url,
  website: url,
  socials,
  funding: list(
    200,
    object<NonNullable<CompanyRecord['funding']>[number]>({
      stage: short,
      date,
      amount_usd: number(0, 1e15, true),
    })
  ),
}

/** The columns of import files. */
export const PERSON_FIELDS = Object.keys(PERSON)
export const COMPANY_FIELDS = Object.keys(COMPANY)

/**
 * Validates one line of a person import file. Trims fields, drops blank fields, puts the others in
 * a fixed order, adds missing URL schemes and converts `observed_at` to UTC with milliseconds.
 * Drops invalid optional values. A missing name, an invalid `id` or `source`, or an unknown field
 * rejects the line.
 */
export function validatePersonRecord(value: unknown, options: ValidateOptions = {}): Validated<PersonRecord> {
  return validateLine(value, PERSON, 'name', options)
}

/** Validates one line of a company import file like `validatePersonRecord`. */
export function validateCompanyRecord(
  value: unknown,
  options: ValidateOptions = {}
): Validated<CompanyRecord> {
  return validateLine(value, COMPANY, 'name', options)
}

/** Fields that decide which record a line updates. Without them, a line is another record. */
const IDENTITY = ['id', 'source']

/**
 * Validates a line of an import file. Drops invalid optional values. A missing or invalid `key`, an
 * invalid `id` or `source`, or an unknown field rejects the line. The errors then list every
 * problem.
 */
export function validateLine<T extends object>(
  value: unknown,
  fields: FieldTable<T>,
  key: keyof T & string,
  { textual = false, ignoreUnknown = false }: ValidateOptions
): Validated<T> {
  if (!isObject(value)) return { errors: ['the line is not a JSON object'] }
  const context: ReadContext = { textual, ignoreUnknown, errors: [], unknown: [] }
  const record: Partial<T> = readFields(value, fields, context)
  const { errors, unknown } = context
  if (record[key] !== undefined && !errors.length && !unknown.length) return { record: record as T }
  const isNamed = errors.some(({ field }) => field === key)
  const isRejected =
    record[key] === undefined || unknown.length > 0 || errors.some(({ field }) => IDENTITY.includes(field))
  if (!isRejected) return { record: record as T, dropped: errors }
  const missing = record[key] === undefined && !isNamed ? [`${key} is missing`] : []
  return { errors: [...missing, ...[...errors, ...unknown].map(({ reason }) => reason)] }
}
