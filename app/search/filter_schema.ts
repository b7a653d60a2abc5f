import { FUNDING_STAGES } from '#domain/search/request'
import { notBlank, s } from '#app/shared/schema/schema'

const value = s.string({ min: 1, max: 300, ...notBlank })
const values = s.array(value, { max: 10 }).named('FilterTexts').optional()
const some = s.array(value, { min: 1, max: 10 })
const valueFilter = s
  .stringOr(value, s.object({ any_of: values, none_of: values }).named('FilterValues'))
  .named('ValueFilter')
const valueOr = (description: string) => valueFilter.describe(description).optional()
const count = s.integer({ min: 0 }).optional()

const COMPANY = 'Current employer, without punctuation and legal suffixes. Known former names also match.'

/** The filters that need only the people index. */
export const indexFilters = {
  title: valueOr('The current title contains the value as whole words.'),
  company: valueOr(COMPANY),
  location: s
    .stringOr(
      value,
      s.object({ any_of: values, none_of: values, countries: values, cities: values }).named('LocationFilter')
    )
    .named('PlaceFilter')
    .describe(
      'City, state and country contain every part of the value. Countries and cities match like any_of.'
    )
    .optional(),
  seniority: valueOr(
    'entry, junior, mid, senior, staff, principal, director, vp or cxo. Other values must appear in the seniority or title.'
  ),
  industry: valueOr('The industry contains the value, ignoring case.'),
}

/** The hard filters of a search, combined with AND. */
export const filterSchema = s
  .object({
    title: indexFilters.title,
    company: s
      .stringOr(
        value,
        s
          .object({
            any_of: values,
            none_of: values,
            employee_count: s
              .object({ gte: count, lte: count })
              .describe('Employees of the current employer. Only for auto and deep.')
              .optional(),
            funding_stage: s
              .object({ in: s.array(s.enum(FUNDING_STAGES), { min: 1, max: 8 }) })
              .describe('Latest funding stage of the current employer. Only for auto and deep.')
              .optional(),
          })
          .named('CompanyFilter')
      )
      .describe(COMPANY)
      .optional(),
    location: indexFilters.location,
    seniority: indexFilters.seniority,
    industry: indexFilters.industry,
    company_size: s
      .object({ min: count, max: count })
      .describe('Employees of the current employer. Only for auto and deep.')
      .optional(),
    experience: s
      .object({ past_companies: s.object({ any_of: some }).optional() })
      .describe('Past or current employers; one match is enough. Only for auto and deep.')
      .optional(),
    education: s
      .object({ schools: s.object({ any_of: some }).optional() })
      .describe('Schools; one match is enough. Only for auto and deep.')
      .optional(),
  })
  .named('SearchFilters')
