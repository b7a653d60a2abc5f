import { encodedRow, hashedForms, isHiddenColumn } from './contacts.js'
import { entityOf, type Entity, type Source } from './files.js'
import { siteHost } from './split.js'

/** Maps the names of company columns in collected labels to built-in columns. */
const RENAMED: Record<string, string> = { 'custom.industry': 'industry', 'socials.pronet': 'pronet_url' }

/**
 * Returns a collected entity as data/ stores it, with built-in columns. If none of the pages about
 * the entity is on the entity's site, the URL of the first such page replaces the site.
 */
export function normalised(entity: Entity, sources: readonly Source[]): Entity {
  const named = new Set(Object.values(entity.cells).flatMap((label) => label.pages ?? []))
  const about = sources
    .filter(({ id, kind }) => named.has(id) || (entityOf(id) === entity.id && kind !== 'namesake'))
    .map(({ url }) => url)
  const isOnSite = (url: string) => URL.canParse(entity.site) && siteHost(url) === siteHost(entity.site)
  const site = about.some(isOnSite) ? entity.site : (about[0] ?? '')
  return { ...entity, site, cells: renamed(entity) }
}

/**
 * Returns a person without readable contact data. Labels of addresses and numbers are hashed and
 * lose their quotes, and e-mail addresses in rows are encoded. The note loses addresses and
 * numbers. Returns a company unchanged.
 */
export function withoutContacts(entity: Entity): Entity {
  if (entity.entity_type !== 'person') return entity
  const { rows, cells, note } = entity
  return {
    ...entity,
    rows: mapValues(rows, (row) => encodedRow(row)),
    cells: mapValues(cells, ({ quote, ...label }, column) =>
      isHiddenColumn(column)
        ? { ...label, accepted: hashedForms(column, label.accepted) }
        : { ...label, quote }
    ),
    ...(note === undefined ? {} : { note: note.replace(ADDRESS, '[address]').replace(NUMBER, '[number]') }),
  }
}

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** A telephone number in a note: at least nine digits, because a period of years has eight. */
const NUMBER = /(?:\+|\b(?=\d\d))(?:\d[\s()./-]{0,3}){8,}\d/g

const mapValues = <T>(object: Record<string, T>, map: (value: T, key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]))

function renamed({ entity_type: type, cells }: Entity): Entity['cells'] {
  if (type !== 'company') return cells
  return Object.fromEntries(
    Object.entries(cells).map(([column, label]) => [RENAMED[column] ?? column, label])
  )
}
