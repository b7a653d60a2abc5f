export { compareDates, isoOf, isoWithoutQuarter, type PartialDate, yearsBetween } from './partial_date.js'
export { parseDate } from './parse.js'
export { parsePeriod } from './period.js'
