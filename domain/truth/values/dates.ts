import { isoOf, parseDate } from '#domain/people/dates/dates'
import { textOf, type ValueRules } from './value.js'

/** Dates with their stated precision. The year 2019 is broader than a day in 2019. */
export const DATE_RULES: ValueRules = {
  read: (raw) => {
    const date = parseDate(textOf(raw) ?? '')
    const iso = date && isoOf(date)
    return iso ? { key: iso, shown: iso } : null
  },
  broader: (a, b) => b.key.startsWith(`${a.key}-`),
  alternatives: ({ key }) => (key.length === 4 ? 15 : 150),
}
