import type { ValueKind } from '../column.js'
import { EMAIL_RULES, PHONE_RULES, SITE_RULES, URL_RULES } from './addresses.js'
import { DATE_RULES } from './dates.js'
import { CURRENCY_RULES, HEADCOUNT_RULES, NUMBER_RULES, RANGE_RULES, YEAR_RULES } from './numbers.js'
import { PLACE_RULES } from './places.js'
import {
  BOOLEAN_RULES,
  COMPANY_NAME_RULES,
  DESCRIPTION_RULES,
  INDUSTRY_RULES,
  OPTION_RULES,
  PERSON_NAME_RULES,
  TEXT_RULES,
  TITLE_RULES,
} from './texts.js'
import type { ValueRules } from './value.js'

export const RULES: Readonly<Record<ValueKind, ValueRules>> = {
  person_name: PERSON_NAME_RULES,
  company_name: COMPANY_NAME_RULES,
  title: TITLE_RULES,
  place: PLACE_RULES,
  headcount: HEADCOUNT_RULES,
  year: YEAR_RULES,
  site: SITE_RULES,
  industry: INDUSTRY_RULES,
  description: DESCRIPTION_RULES,
  text: TEXT_RULES,
  number: NUMBER_RULES,
  date: DATE_RULES,
  boolean: BOOLEAN_RULES,
  options: OPTION_RULES,
  email: EMAIL_RULES,
  phone: PHONE_RULES,
  url: URL_RULES,
  range: RANGE_RULES,
  currency: CURRENCY_RULES,
}
