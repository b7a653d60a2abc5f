import { isObject } from '#domain/is_object'

/** A list of an app's REST API, such as the contacts of a CRM or the rows of a spreadsheet. */
export type AppList = {
  name: string
  /** GET returns the rows as JSON. */
  url: string
  /** Path of the member with the rows, such as `data.rows`. Null if the response is the rows. */
  rows: string | null
  /** Path of the member with the URL of the next page. Null if there is one page. */
  next: string | null
  /** Member of a row that identifies it. */
  id: string
  /** Member of a row that holds its fields. Null if the fields are members of the row. */
  fields: string | null
  /** POST creates a row, and PATCH of `<writeUrl>/<id>` changes one. Null if the list is read-only. */
  writeUrl: string | null
}

const MEMBERS = ['name', 'url', 'rows', 'next', 'id', 'fields', 'write_url']
const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/
const TEXTS = ['rows', 'next', 'id', 'fields'] as const

/** Parses the member `lists` of an app in the setting OAUTH_APPS. */
export function parseAppLists(
  value: unknown,
  isEndpoint: (url: unknown) => boolean
): { lists: AppList[] } | { problem: string } {
  if (!Array.isArray(value)) return { problem: 'lists must be an array' }
  const lists: AppList[] = []
  for (const [i, one] of value.entries()) {
    const problem = problemOf(one, isEndpoint)
    if (problem) return { problem: `list ${i + 1}: ${problem}` }
    const list = read(one as Record<string, string>)
    if (lists.some(({ name }) => name === list.name))
      return { problem: `list ${i + 1}: name "${list.name}" is taken` }
    lists.push(list)
  }
  return { lists }
}

function problemOf(one: unknown, isEndpoint: (url: unknown) => boolean): string | null {
  if (!isObject(one)) return 'must be an object'
  const unknown = Object.keys(one).find((key) => !MEMBERS.includes(key))
  if (unknown) return `"${unknown}" is not one of ${MEMBERS.join(', ')}`
  if (typeof one.name !== 'string' || !NAME.test(one.name))
    return 'name must be 1 to 40 characters of a-z, 0-9, _ or -, and start with a letter or digit'
  if (!isEndpoint(one.url)) return 'url must be an https:// URL (http:// on this machine only)'
  if (one.write_url !== undefined && !isEndpoint(one.write_url))
    return 'write_url must be an https:// URL (http:// on this machine only)'
  const wrong = TEXTS.find((key) => one[key] !== undefined && (typeof one[key] !== 'string' || !one[key]))
  return wrong ? `${wrong} must be text` : null
}

const read = ({ name, url, rows, next, id, fields, write_url }: Record<string, string>): AppList => ({
  name,
  url,
  rows: rows ?? null,
  next: next ?? null,
  id: id ?? 'id',
  fields: fields ?? null,
  writeUrl: write_url ?? null,
})
