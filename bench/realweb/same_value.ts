import { canonicalAddress, hostOf, sameProfile } from './addresses.js'
import { isHiddenColumn, sameContact } from './contacts.js'
import { containsWords, fold, foldCompany, foldTitle } from './fold.js'
import { sameHeadcount } from './headcount.js'
import { samePlace } from './places.js'

type EntityType = 'person' | 'company'
const MIN_DESCRIPTION = 30

/** Whether a cell's value is one of the accepted forms of its column. */
export function isAccepted(
  column: string,
  value: unknown,
  accepted: readonly string[],
  type: EntityType
): boolean {
  const text = textOf(value)
  if (text === '') return false
  if (column === 'location' || column === 'headquarters') return samePlace(text, accepted)
  return accepted.some((form) => sameValue(column, text, String(form), type))
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value).trim()

function sameValue(column: string, value: string, form: string, type: EntityType): boolean {
  if (column === 'domain') return hostOf(value) === hostOf(form)
  if (column === 'website') return canonicalAddress(value) === canonicalAddress(form)
  if (column === 'pronet_url' || column.startsWith('socials.')) return sameProfile(value, form)
  if (isHiddenColumn(column)) return sameContact(column, value, form)
  if (column === 'founded_year') return /\d{4}/.exec(value)?.[0] === /\d{4}/.exec(form)?.[0]
  if (column === 'headcount') return sameHeadcount(value, form)
  if (column === 'title') return foldTitle(value) === foldTitle(form)
  if (column === 'company' || (column === 'name' && type === 'company'))
    return foldCompany(value) === foldCompany(form)
  if (column === 'description') return sameDescription(fold(value), fold(form))
  if (column === 'custom.vat') return compact(value) === compact(form)
  if (column === 'custom.ceo') return containsWords(fold(value), fold(form))
  if (column === 'industry' || column.startsWith('custom.')) return sameWords(fold(value), fold(form))
  return fold(value) === fold(form)
}

const compact = (text: string): string => fold(text).replaceAll(' ', '')

/**
 * Whether two descriptions are equal, or the longer one contains the other. A short description
 * must be equal.
 */
function sameDescription(value: string, form: string): boolean {
  if (value === form) return true
  const [shorter, longer] = value.length < form.length ? [value, form] : [form, value]
  return shorter.length >= MIN_DESCRIPTION && longer.includes(shorter)
}

/** Whether all words of one text occur in the other. The order of the two texts does not matter. */
function sameWords(value: string, form: string): boolean {
  const [a, b] = [value, form].map((text) => new Set(text.split(' ')))
  return value !== '' && form !== '' && (a.isSubsetOf(b) || b.isSubsetOf(a))
}
