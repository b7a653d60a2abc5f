import type { CompanyRecord } from '../companies/company_record.js'
import type { PersonEducation, PersonExperience, PersonRecord } from '../person_record.js'
import {
  type FieldError,
  type FieldTable,
  isObject,
  list,
  number,
  object,
  orNumber,
  parsed,
  type ReadContext,
  readFields,
  text,
} from './fields.js'
import { careerDate, domainName, emailAddress, moment, phoneNumber, webAddress } from './formats.js'

export type Validated<T> = { record: T } | { errors: FieldError[] }
export type ValidateOptions = { textual?: boolean; ignoreUnknown?: boolean }

const short = text(300)
const url = parsed(2000, 'a web address', webAddress)
const domain = parsed(300, 'a domain', domainName)
const observedAt = parsed(40, 'an ISO 8601 date or time', moment)
const date = orNumber(parsed(40, 'a date', careerDate))
const account = text(500)

const socials = object<Record<string, string>>({
  pronet: account,
  codehost: account,
  microblog: account,
  photo: account,
  video: account,
  shortvideo: account,
  social: account,
  website: account,
})

const PERSON: FieldTable<PersonRecord> = {
  id: orNumber(short),
  source: short,
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
  emails: list(100, parsed(320, 'an e-mail address', emailAddress), true),
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

/** The columns of a person import file, and of a company's. */
export const PERSON_FIELDS = Object.keys(PERSON)
export const COMPANY_FIELDS = Object.keys(COMPANY)

/**
 * Reads one line of an import file as a person's record. Fields are trimmed and put in a fixed order, blank ones are
 * left out, addresses get their scheme and `observed_at` becomes UTC with milliseconds; all else stays as given. One
 * bad field rejects the line, and every bad field is named.
 */
export function validatePersonRecord(value: unknown, options: ValidateOptions = {}): Validated<PersonRecord> {
  return validate(value, PERSON, options)
}

/** Reads one line of an import file as a company's record, as validatePersonRecord does a person's. */
export function validateCompanyRecord(
  value: unknown,
  options: ValidateOptions = {}
): Validated<CompanyRecord> {
  return validate(value, COMPANY, options)
}

function validate<T extends { name: string }>(
  value: unknown,
  fields: FieldTable<T>,
  { textual = false, ignoreUnknown = false }: ValidateOptions
): Validated<T> {
  if (!isObject(value)) return { errors: ['the line is not a JSON object'] }
  const context: ReadContext = { textual, ignoreUnknown, errors: [] }
  const record = readFields(value, fields, context)
  if (record.name === undefined && !context.errors.some((error) => error.startsWith('name '))) {
    context.errors.unshift('name is missing')
  }
  return context.errors.length ? { errors: context.errors } : { record: record as T }
}
