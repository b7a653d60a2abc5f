import { damerauLevenshtein } from '../text/edit_distance.js'
import { FAMILY_OR_WHOLE, GIVEN_OR_WHOLE, LOCAL_GIVEN } from './data/header_names_data.js'

/** The headers of one kind of record. */
export type HeaderTable = {
  fields: readonly string[]
  /** Fields that several columns may fill together. */
  lists: readonly string[]
  required: string
  /** Accepted headers, separated by commas, by field. */
  headers: Readonly<Record<string, string>>
}

/** A column of a file. If `field` is null, `nearest` is the most similar field, if there is one. */
export type MatchedColumn = { header: string; field: string | null; nearest?: string }

/** Ignores case, accents and separators, so that `E-Mail` and `email` match. Keeps digits. */
const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const plainSet = (headers: string): ReadonlySet<string> => new Set(headers.split(',').map(plain))
const givenOrWhole = plainSet(GIVEN_OR_WHOLE)
const familyOrWhole = plainSet(FAMILY_OR_WHOLE)
const localGiven = plainSet(LOCAL_GIVEN)

const meaningsOf = new WeakMap<HeaderTable, ReadonlyMap<string, string>>()

function meanings(table: HeaderTable): ReadonlyMap<string, string> {
  const known = meaningsOf.get(table)
  if (known) return known
  const found = new Map<string, string>()
  for (const [field, headers] of Object.entries(table.headers))
    for (const header of headers.split(',')) found.set(plain(header), field)
  for (const field of table.fields) found.set(plain(field), field)
  meaningsOf.set(table, found)
  return found
}

/**
 * Returns the field of each header. If several headers mean one field, all of them match if the
 * field is a list. Otherwise, only the field's own name matches, or none of them.
 */
export function matchHeaders(headers: readonly string[], table: HeaderTable): MatchedColumn[] {
  const known = meanings(table)
  const words = headers.map(plain)
  const parts = new Set(words.map((word) => known.get(word)))
  const hasLocalGiven = words.some((word) => localGiven.has(word))
  const fields = words.map((word, i) => {
    if (table.fields.includes(headers[i]) && !familyOrWhole.has(word)) return headers[i]
    if ('name.last' in table.headers) {
      if (givenOrWhole.has(word)) return parts.has('name.last') ? 'name.first' : 'name'
      if (familyOrWhole.has(word)) return hasLocalGiven && !parts.has('name.last') ? 'name.last' : 'name'
    }
    const field = known.get(word) ?? listField(known, word, table)
    return field ?? null
  })
  if (!fields.includes('name.first') || !fields.includes('name.last'))
    for (const [i, field] of fields.entries()) if (field?.startsWith('name.')) fields[i] = null
  return headers.map((header, i) => {
    const field = fields[i]
    if (field !== null && isFirst(i, field, headers, fields, table)) return { header, field }
    return { header, field: null, nearest: nearest(words[i], known) }
  })
}

/** Matches `email 2` and `phone 1` like `email` and `phone`. */
function listField(known: ReadonlyMap<string, string>, word: string, table: HeaderTable): string | undefined {
  const field = known.get(word.replace(/(?<!\d)\d+$/, ''))
  return field !== undefined && table.lists.includes(field) ? field : undefined
}

function isFirst(
  at: number,
  field: string,
  headers: readonly string[],
  fields: readonly (string | null)[],
  { lists }: HeaderTable
): boolean {
  if (lists.includes(field)) return true
  const same = fields.flatMap((other, i) => (other === field ? [i] : []))
  const exact = same.find((i) => headers[i] === field)
  if (field === 'name' && exact === undefined && fields.includes('name.first')) return same[0] === at
  return exact === undefined ? same.length === 1 : exact === at
}

function nearest(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const max = Math.max(1, Math.floor(word.length / 3))
  let [best, distance] = [undefined as string | undefined, max + 1]
  for (const [other, field] of known) {
    const edits = damerauLevenshtein(word, other, max)
    if (edits < distance) [best, distance] = [field, edits]
  }
  return best
}
