import { datesIn, isUnspaced, NO_SCHOOL, readEducation } from '../layout/education.js'
import type { ClaimValue, Mention } from '../../claim.js'
import type { ClaimOrigin } from '../mention_book.js'
import type { Reading } from '../reading.js'
import { type DegreePhrase, degreePhrases } from './degree_phrases.js'

type Entry = ClaimValue['education']

/**
 * The maximum position of a degree at the start of a line. Only dates or bullets may stand before the degree.
 */
const MAX_START = 26

/**
 * Returns the studies that one line of a list names: `2012 – 2016: PhD in Botany, X University`.
 * `language` is an ISO 639-1 code.
 */
export function entriesIn(text: string, language: string): Entry[] {
  const whole = isUnspaced(text) ? null : studiesIn(text, language)
  if (whole && whole.length > 0) return whole
  const entry = readEducation(text)
  return entry ? [entry] : []
}

function studiesIn(text: string, language: string): Entry[] {
  if (NO_SCHOOL.test(text.trim())) return []
  const { rest, start, end, current } = datesIn(text)
  const found = degreePhrases(rest, language).filter(({ school }) => school !== null)
  const dates = found.length === 1 ? { start, end } : { start: null, end: null }
  return found.map(({ named, field, school, isOpen }) => ({
    ...{ school: school!, degree: named, field, ...dates },
    ...((isOpen || (current && found.length === 1)) && { current: true as const }),
  }))
}

/** Returns the degree at the start of a line, or null. */
export function degreeAtStart(text: string, language: string): DegreePhrase | null {
  const [first] = degreePhrases(text, language)
  return first &&
    first.start <= MAX_START &&
    !/\p{L}{3}/u.test(text.slice(0, first.start).replace(DATE_WORD, ''))
    ? first
    : null
}

const DATE_WORD =
  /(?:jan|feb|mar|apr|may|mai|jun|jul|aug|ago|sep|set|oct|okt|out|nov|dec|dez|dic|fév|avr|juin|juil|août|déc|ene|abr|gen|mag|giu|lug|ott|présent|present|heute|seit|since|depuis|desde|dal|anno|abschluss)\p{L}*/giu

/** Returns the language of a page as an ISO 639-1 code. */
export const languageOf = ({ page }: Reading): string => page.language?.slice(0, 2).toLowerCase() ?? 'en'

/** Adds the entries of an education line such as `BSc in Physics, X College (2001 – 2004)`. */
export function addEducation(reading: Reading, mention: Mention, text: string, origin: ClaimOrigin): void {
  for (const entry of entriesIn(text, languageOf(reading)))
    reading.book.add(mention, 'education', entry, origin)
}
