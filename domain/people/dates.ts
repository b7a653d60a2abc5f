export { compareDates, isoOf, type PartialDate, yearsBetween } from './dates_partial.js'
export { parseDate } from './dates_parse.js'
export { parsePeriod, type Period } from './dates_period.js'
