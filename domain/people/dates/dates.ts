export { compareDates, isoOf, type PartialDate, yearsBetween } from './partial_date.js'
export { parseDate } from './parse.js'
export { parsePeriod, type Period } from './period.js'
