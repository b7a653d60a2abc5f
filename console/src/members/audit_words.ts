import { SCOPES } from '../access/scopes'
import { count, minute, shortId } from '../shared/format'

export type Detail = Record<string, unknown>
type Word = {
  label: string
  /** The words for null. */
  none?: string
  /** Shows a value that is not null. */
  show?: (value: unknown) => string
}

/** Why the service disabled a webhook, and why somebody is on the suppression list. */
const AUDITED_REASONS: Record<string, string> = {
  gone: 'it responded 410 Gone',
  failing: 'it failed for several days',
  asked: 'the person asked',
  complaint: 'a complaint',
  legal: 'a legal duty',
  own: 'own decision',
}

const BEFORE = '_before'

const WORDS: Record<string, Word> = {
  expires_at: { label: 'Expires', none: 'never', show: time },
  rate: { label: 'Requests per minute', none: "the plan's limit" },
  daily_budget: { label: 'Daily budget', none: 'no budget' },
  monthly_budget: { label: 'Monthly budget', none: 'no budget' },
  scopes: { label: 'Scopes', show: scopesInWords },
  overlap_hours: { label: 'Former secret works for', show: (hours) => `${text(hours)} h` },
  amount: { label: 'Credits' },
  email: { label: 'Email address' },
  client: { label: 'App' },
  key_id: { label: 'Key' },
  url: { label: 'URL' },
  since: { label: 'Failed since', show: time },
  redelivered: { label: 'Redelivered events' },
  drop_pages: { label: 'Pages removed too' },
  scope: { label: 'Suppresses', show: (scope) => (scope === 'all' ? 'everything' : 'contacts only') },
  entry: { label: 'Entry', show: (entry) => shortId(text(entry)) },
  added: { label: 'Entries' },
  reason: { label: 'Reason', show: (reason) => AUDITED_REASONS[text(reason)] ?? text(reason) },
  two_factor_removed: { label: 'Second factor removed' },
}

/** The fields that name the record of an entry, the best name first. */
const NAMES = ['name', 'email', 'client', 'url', 'query']

/** Returns what the detail calls the record of an entry, or null. */
export function nameIn(detail: Detail): string | null {
  const field = NAMES.find((each) => typeof detail[each] === 'string')
  return field ? (detail[field] as string) : null
}

/** What one field of a record is after a change, and was before it if that is known. */
export type Change = { label: string; before?: string; after: string; added?: string[]; removed?: string[] }

/**
 * Describes the detail of an audit entry: a change per field. Leaves out fields that kept their value, and
 * the name `shown`, which the page shows elsewhere. For a list, also tells what was added and removed.
 */
export function auditChanges(detail: Detail, shown: string | null = null): Change[] {
  const values = current(detail)
  return Object.entries(values).flatMap(([field, after]) => {
    if (field.endsWith(BEFORE)) return []
    if (shown !== null && after === shown && !(field + BEFORE in values)) return []
    const [before, label, now] = [values[field + BEFORE], labelOf(field), worded(field, after)]
    if (before === undefined) return after === null ? [] : [{ label, after: now }]
    const former = worded(field, before)
    return former === now ? [] : [{ label, before: former, after: now, ...difference(before, after) }]
  })
}

/** Whether an entry has former values, but every field kept its value. */
export const isUnchanged = (detail: Detail): boolean =>
  auditChanges(detail).length === 0 && Object.keys(current(detail)).some((field) => field.endsWith(BEFORE))

/** The changes of an audit entry as text: one line per field. */
export function auditLines(detail: Detail): string[] {
  if (isUnchanged(detail)) return ['No change']
  return auditChanges(detail).map(({ label, before, after }) =>
    before === undefined ? `${label}: ${after}` : `${label}: ${before} → ${after}`
  )
}

/** What a list gained and lost. Nothing if one of the values is no list, or if the list was empty before. */
function difference(before: unknown, after: unknown): Pick<Change, 'added' | 'removed'> {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0) return {}
  return {
    added: after.filter((one) => !before.includes(one)).map(text),
    removed: before.filter((one) => !after.includes(one)).map(text),
  }
}

/** Returns a detail with the former role under its present name. Older entries have the role as `before`. */
function current({ before, ...detail }: Detail): Detail {
  if (before === undefined) return detail
  return 'role' in detail ? { ...detail, [`role${BEFORE}`]: before } : { ...detail, before }
}

function labelOf(field: string): string {
  const name = field.replaceAll('_', ' ')
  return WORDS[field]?.label ?? name.charAt(0).toUpperCase() + name.slice(1)
}

function worded(field: string, value: unknown): string {
  const { none = 'none', show = text } = WORDS[field] ?? {}
  return value === null ? none : show(value)
}

function time(value: unknown): string {
  return Number.isNaN(Date.parse(String(value))) ? text(value) : minute(String(value))
}

function scopesInWords(value: unknown): string {
  const isEvery = Array.isArray(value) && Object.keys(SCOPES).every((scope) => value.includes(scope))
  return isEvery && value.length === Object.keys(SCOPES).length ? 'all' : text(value)
}

function text(value: unknown): string {
  if (typeof value === 'number') return count(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(text).join(', ') || 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
