import type { FieldErrors } from '#domain/errors'
import { parseEmail } from '#domain/people/emails/emails'
import { parseProfile } from '#domain/people/networks/networks'
import { didYouMean } from '#domain/people/text/nearest_word'
import { canonicalUrl, hostingDomain } from '#domain/people/text/urls'
import type { Row } from '#domain/truth/subject'
import { BUILT_IN_COLUMNS, CUSTOM_KEY, isCustom, PAGE_TEXT, PAGE_TEXT_CHARS } from './columns.js'
import { type DatasetColumn, type DatasetRequest, DEADLINE_MS, MAX_SYNC_ROWS } from './dataset.js'

/** Returns the problems of a well-formed request, by path; empty if there are none. */
export function requestProblems(request: DatasetRequest): FieldErrors {
  const problems: FieldErrors = {}
  const add = (path: string, message: string) => (problems[path] ??= []).push(message)
  if (request.mode === 'sync') {
    if (request.rows.length > MAX_SYNC_ROWS)
      add('rows', `must have at most ${MAX_SYNC_ROWS} items in mode sync; use mode async for more`)
    if (request.deadlineMs < DEADLINE_MS.min || request.deadlineMs > DEADLINE_MS.max)
      add('deadline_ms', `must be from ${DEADLINE_MS.min} to ${DEADLINE_MS.max}`)
  }
  return {
    ...problems,
    ...rowsProblems(request.rows.entries()),
    ...columnsProblems(request.columns.entries(), request.entityType),
  }
}

/** Returns the problems of well-formed rows, which come with their places in the request. */
export function rowsProblems(rows: Iterable<[place: number, row: Row]>): FieldErrors {
  const problems: FieldErrors = {}
  for (const [i, row] of rows)
    for (const [field, message] of rowProblems(row))
      (problems[`rows.${i}${field && `.${field}`}`] ??= []).push(message)
  return problems
}

/** Returns the problems of well-formed columns, which come with their places in the request. */
export function columnsProblems(
  columns: Iterable<[place: number, column: DatasetColumn]>,
  entityType: DatasetRequest['entityType']
): FieldErrors {
  const problems: FieldErrors = {}
  const seen = new Set<string>()
  for (const [i, column] of columns) {
    const found = columnProblems(column, entityType)
    if (seen.has(column.key)) found.unshift(['key', 'is requested more than once'])
    seen.add(column.key)
    for (const [field, message] of found) (problems[`columns.${i}.${field}`] ??= []).push(message)
  }
  return problems
}

type Problem = [field: string, message: string]

function rowProblems({ name, domain, pronet_url, email, socials = {} }: Row): Problem[] {
  const problems: Problem[] = []
  const given = [name, domain, pronet_url, email, ...Object.values(socials)]
  if (!given.some((value) => value?.trim()))
    problems.push(['', 'needs at least one of name, domain, pronet_url, email or a socials value'])
  if (domain !== undefined && !isDomain(domain))
    problems.push(['domain', 'must be a domain, such as acme.com'])
  if (pronet_url !== undefined && !isPronetUrl(pronet_url))
    problems.push(['pronet_url', 'must be the URL of a person (/in/...) or company (/company/...)'])
  if (email !== undefined && !parseEmail(email)) problems.push(['email', 'must be an email address'])
  for (const [network, value] of Object.entries(socials))
    if (!parseProfile(value, network))
      problems.push([`socials.${network}`, `must be a handle or profile URL on ${network}`])
  return problems
}

/**
 * Reports whether a text is a domain that somebody can own. IP addresses and public suffixes do not count.
 */
const isDomain = (text: string): boolean => canonicalUrl(text) !== null && hostingDomain(text) !== null

const isPronetUrl = (text: string): boolean =>
  parseProfile(text, 'pronet') !== null && canonicalUrl(text) !== null

function columnProblems(
  { key, description, format, max_chars }: DatasetColumn,
  entityType: DatasetRequest['entityType']
): Problem[] {
  const problems: Problem[] = []
  if (isCustom(key)) {
    if (!CUSTOM_KEY.test(key))
      problems.push(['key', 'must be custom. followed by 1 to 60 lower-case letters, digits or underscores'])
    if (!description?.trim()) problems.push(['description', 'is required for a custom column'])
  } else {
    const names = BUILT_IN_COLUMNS[entityType]
    if (!names.includes(key))
      problems.push(['key', `must be one of ${names.join(', ')}, custom.*${didYouMean(key, names)}`])
    if (format !== undefined) problems.push(['format', 'applies to custom columns only'])
  }
  if (max_chars === undefined) return problems
  if (key !== PAGE_TEXT) problems.push(['max_chars', `applies to ${PAGE_TEXT} only`])
  else if (max_chars < PAGE_TEXT_CHARS.min || max_chars > PAGE_TEXT_CHARS.max)
    problems.push(['max_chars', `must be from ${PAGE_TEXT_CHARS.min} to ${PAGE_TEXT_CHARS.max}`])
  return problems
}
