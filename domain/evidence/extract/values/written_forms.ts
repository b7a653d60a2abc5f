/** Patterns of names and dates as sentences write them, for patterns of whole sentences. */
export const NAME_WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]*\\.?"

export const COMPANY_WORD =
  "(?:[\\p{Lu}\\p{N}]|[a-z]\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’+/-]*(?:\\.[\\p{L}\\p{N}]+)*\\.?"

const MONTH = '\\p{L}{3,10}\\.?'
const BEFORE_YEAR = [
  `(?:the )?\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s+(?:of\\s+|de\\s+)?${MONTH},?\\s+(?:de\\s+|of\\s+)?`,
  `${MONTH}\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+|de\\s+)?`,
].join('|')
const DAY_IN_NUMBERS = '\\d{1,2}[./]\\d{1,2}[./](?:1[89]|20)\\d\\d'

/** `1 May 2020`, `May 1st, 2020`, `mayo de 2020`, `2020`, `2020-05-01`, `1.5.2020`. */
export const DATE = `(?:(?:${BEFORE_YEAR})?(?:1[5-9]|20)\\d\\d(?:-\\d{2}(?:-\\d{2})?)?|${DAY_IN_NUMBERS})(?![\\d-])`
