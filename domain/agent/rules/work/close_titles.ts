import type { PeopleQuery } from './people_query.js'

/** Matches titles of a field's leaders, such as `head of data`. */
const LEADS =
  /^(?:the )?(?:heads?|directors?|vps?|vice presidents?|leads?|leaders?|leiter\w*|chefs?|responsables?|chief) (?:of |for |von |der |de |du |des )?(?<field>.+)$/
const LED = /^(?<field>.+?)[ -]?(?:heads?|directors?|leads?|leiter\w*)$/

/**
 * Returns a search for leaders of the same fields by other titles. Returns null if the query has no
 * titles or if a title names no field.
 */
export function closeTitles(query: PeopleQuery): PeopleQuery | null {
  const { title } = query.filters
  const titles = typeof title === 'object' ? (title.any_of ?? []) : []
  const fields = titles.flatMap((one) => (LEADS.exec(one) ?? LED.exec(one))?.groups?.field ?? [])
  if (fields.length === 0 || fields.length < titles.length) return null
  const near = fields.flatMap((field) => [
    `head of ${field}`,
    `director of ${field}`,
    `${field} director`,
    `vp ${field}`,
    `vice president of ${field}`,
    `${field} lead`,
    `chief ${field} officer`,
  ])
  const filters = {
    ...query.filters,
    title: { ...(title as object), any_of: [...new Set(near)].slice(0, 10) },
  }
  return { query: near.slice(0, 2).join(' or '), filters }
}
