export { isoOf, isoWithoutQuarter, type PartialDate } from './partial_date.js'
export { parseDate } from './parse.js'
export { parsePeriod } from './period.js'
