import { ACCOUNT_FIELDS, COMPANY_FIELDS, type Field, PERSON_FIELDS } from '../data/fields_data.js'
import type { FindingKind } from '../findings.js'

const PAGE_FIELDS: readonly Field[] = [
  pageField('quote', /\b(?:quote|snippet|excerpt|passage)\b/),
  pageField('url', /\b(?:url|link|href|source|page|address of the page)\b/),
  pageField('title', /\b(?:title|name|headline)\b/),
  pageField('emails', /\b(?:e ?mails)\b|\bmail addresses\b/),
  pageField('email', /\be ?mail\b/),
  pageField('phones', /\bphones\b|\bphone numbers\b/),
  pageField('phone', /\b(?:phone|telephone)\b/),
  pageField('founded_year', /\b(?:founded|founding|established|foundation)\b/),
  pageField('headcount', /\b(?:employees?|head ?count|staff|team size|size|people)\b/),
  pageField('answer', /\b(?:answer|finding|statement|says)\b/),
  pageField('summary', /\b(?:summary|description|about|text|abstract)\b/),
]

function pageField(key: string, named: RegExp): Field {
  return { key, label: key, kind: 'text', asked: null, named }
}

const TABLES: Readonly<Record<FindingKind, readonly Field[]>> = {
  person: PERSON_FIELDS,
  company: COMPANY_FIELDS,
  account: ACCOUNT_FIELDS,
  page: PAGE_FIELDS,
}

/** Returns the fact key for a property that no field covers. */
export const customFactKey = (words: string): string =>
  `custom.${
    words
      .replace(/[^a-z\d]+/g, '_')
      .replace(/^_|_$/g, '')
      .slice(0, 60) || 'fact'
  }`

/**
 * Returns the field of a finding that a property of the caller's schema requests. Compares the
 * words of the property's name first, then those of its description. Undefined if no field fits.
 */
export function fieldOf(kind: FindingKind, words: string, description: string): Field | undefined {
  const table = TABLES[kind]
  const exact = table.find(
    ({ key }) => key.replace(/^(?:socials|custom)\./, '').replaceAll('_', ' ') === words
  )
  return (
    exact ??
    table.find(({ named }) => named.test(words)) ??
    table.find(({ named }) => description !== '' && named.test(description))
  )
}
