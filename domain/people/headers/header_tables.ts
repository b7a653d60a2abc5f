import { COMPANY_FIELDS, PERSON_FIELDS } from '../records/validate.js'
import { COMPANY_HEADERS, PERSON_HEADERS } from './data/header_names_data.js'
import type { HeaderTable } from './match_headers.js'

export const PERSON_HEADER_TABLE: HeaderTable = {
  fields: PERSON_FIELDS,
  lists: ['emails', 'phones', 'skills'],
  required: 'name',
  headers: PERSON_HEADERS,
}

export const COMPANY_HEADER_TABLE: HeaderTable = {
  fields: COMPANY_FIELDS,
  lists: ['aliases'],
  required: 'name',
  headers: COMPANY_HEADERS,
}
