import { isoWithoutQuarter, parseDate, parsePeriod } from '#domain/people/dates/dates'
import { anyOf, anywhere } from '#domain/people/text/phrases'
import { isPlace } from '../recognisers.js'

const SCHOOL = anywhere('iu')`
  # English
  universit\p{L}* | universid\p{L}* | \buni\b | college | institut\p{L}* | school | academy
  polytechn\p{L}* | conservato\p{L}*
  # Spanish, Portuguese and German
  politécnic\p{L}* | polit[eé]cnico | hochschule | fachhochschule | schule | akademie | konservatorium
  academia
  # French
  [ée]cole(?!\p{L}) | lyc[ée]e | facult[ée] | académie
  # Spanish, Portuguese and Italian
  escuela | instituto | facultad | colegio | escola | faculdade | facolt[aà] | istituto | accademia | scuola
  liceo
  # Dutch
  hogeschool | academie
`
/** Abbreviations of schools. In lower case, some of them are words: `mit`. */
const ACRONYM =
  /(?<![\p{L}\p{N}])(?:MIT|ETH|EPFL|HEC|INSEAD|ESADE|IESE|LSE|UCL|UCLA|ESCP|ESSEC|TU|FH|TH|RWTH|KIT|ENS|INSA|IIT)(?![\p{L}\p{N}])/u

/** Whether a text contains a word or an abbreviation of schools. */
export const namesSchool = (text: string): boolean => SCHOOL.test(text) || ACRONYM.test(text)

const DEGREES = anyOf`
  (?:B|M)\.?\s?(?:A|Sc|S|Eng|BA|Ed|Phil|Tech|Com|Arch)\b\.? | MBA | Ph\.?\s?D\.? | D\.?Phil | LL\.?[BM]\.?
  Bachelor\p{L}* | Master\p{L}* | Diplom\p{L}* | Magister | Mag\. | Doktor\p{L}* | Doctor(?:ate)? | Dr\.
  Habilitation | Dottorat\p{L}* | Laurea | Mestr[ea]\p{L}* | Doutor\p{L}* | Engineer'?s degree | Ingénieur
  Ingenier\p{L}* | Postgraduate | Promotion | Licen[cs]e | Licence | Licenciatura | Licenciad[oa] | Grado
  Graduado | Mestrado | Máster | Doctorad?o | Doctorate | Doutoramento | Doutorado | Bacharelado | Maîtrise
  Doctorat | DEA | DESS | BTS | DUT | Associate'?s? | Staatsexamen | Abitur
`
const DEGREE = new RegExp(`^${DEGREES}`, 'iu')

const CURRENT = { current: true } as const
const CJK_SCHOOL =
  /[\p{Script=Han}\p{Script=Katakana}]{2,14}?(?:大学院大学|大学(?!院入|入試)|高等専門学校|高専)|[\p{Script=Hangul}]{2,12}(?:대학교|대학원|과학기술원)/u
const CJK_DEGREE =
  /博士(?:（[^）]{1,12}）|号（[^）]{1,12}）|後期課程|前期課程|課程)?|修士(?:（[^）]{1,12}）|課程)?|学士(?:（[^）]{1,12}）)?|박사\s?(?:후?과정|학위)?|석사\s?(?:과정|학위)?|학사/u

/** Lines about a thesis, a course or the advisor, and bare labels. */
export const NO_SCHOOL =
  /^(?:(?:advis[oe]r|supervisor|thes[ie]s|tesi|these|thèse|studiengang|kurs|course|magisterarbeit|dissertation)\b|(?:institution|university|universität|school)\s*:?$)/iu

export function readEducation(text: string) {
  if (text.length > 250) return null
  if (CJK_SCHOOL.test(text)) return readUnspaced(text)
  if (DOCTOR_NAMED.test(text)) return null
  const dated = datesIn(text.replace(/(?<!\b[A-Z])\.$/, ''))
  const parts = dated.rest
    .split(
      /,\s+|(?<!\s)\s+[–—|·•-]\s+|(?<!\s)\s+(?:at|from|an der|am|à l'|à|en la|en|na|no|pela|por la|der)\s+(?=\p{Lu})|\n/u
    )
    .map((part) => part.trim())
    .filter(Boolean)
  const at = parts.findIndex(namesSchool)
  if (at < 0) return null
  // A sentence that follows the school is about the thesis or the subjects.
  const school = parts[at].replace(/(?<=\p{Ll}{3})\.\s+\p{Lu}.*$/u, '')
  if (NO_SCHOOL.test(school) || NO_SCHOOL.test(text.trim())) return null
  const others = parts.filter((_, i) => i !== at)
  const degree = others.find(startsWithDegree) ?? null
  const [, ofDegree] = /\s(?:in|of|en|de|em|der)\s+(.{3,60})$/u.exec(degree ?? '') ?? []
  const field =
    ofDegree ??
    others.find((part) => part !== degree && /^\p{L}[\p{L}\s&-]{2,60}$/u.test(part) && !isPlace(part)) ??
    null
  return { school, degree, field, start: dated.start, end: dated.end, ...(dated.current && CURRENT) }
}

/** Reads an entry in Japanese or Korean, which has no words between the school and the degree. */
function readUnspaced(text: string) {
  const school = CJK_SCHOOL.exec(text)![0]
  const degree = CJK_DEGREE.exec(text)?.[0] ?? null
  const { start, end, current } = datesIn(text)
  return { school, degree, field: null, start, end, ...(current && CURRENT) }
}

/** Matches a period that has no end because it continues: `Aug 2024 -`. */
const OPEN = /\d\s?[-–—]$/u

const MONTH = String.raw`(?:\p{L}{3,10}\.?\s+|(?:\d{1,2}[./]){1,2})?`
/** Matches the start of a period and the word before its end: `Sept. 2019 -`. */
const FROM = String.raw`${MONTH}(?:19|20)\d\d\s*(?:[-–—]|to|bis|à|a|até|hasta)\s*(?!\s)`
const PERIOD_AT_END = new RegExp(
  String.raw`(?:[,·•|–—-]|(?<!\s))\s*` +
    String.raw`(${FROM}(?:${MONTH}(?:(?:19|20)\d\d|\d\d\b)|[\p{L}']+(?:\s[\p{L}']+)?)?)(?:\s*[·•|].*)?$`,
  'u'
)
const TODAY = anyOf`
  present | now | today | current | heute | aujourd'hui | actualidad | presente | atual(?:mente)? | oggi
  heden
`
const PERIOD_AT_START = new RegExp(
  String.raw`^(${FROM}(?:${MONTH}(?:19|20)\d\d|${TODAY})?)(?:\s*[:,·•|–—-])?\s*`,
  'iu'
)

/** Splits the dates off a list entry. */
export function datesIn(text: string): {
  rest: string
  start: string | null
  end: string | null
  current: boolean
} {
  const none = { rest: text, start: null, end: null, current: false }
  const candidates = [
    /(?<!\s)\s*[([]([^()[\]]*\b(?:19|20)\d\d[^()[\]]*)[)\]]\s*/u,
    PERIOD_AT_END,
    PERIOD_AT_START,
    /[,·•|]\s*((?:since|seit|depuis|desde)\s+(?:\p{L}+\s+(?:de\s+)?)?(?:19|20)\d\d)\s*$/iu,
    /[,·•|]\s*((?:19|20)\d\d)\s*$/u,
    /(?<!\s)\s+((?:since|seit|depuis|desde)\s+(?:19|20)\d\d)\s*$/iu,
    /^((?:since|seit|depuis|desde)\s+(?:\p{L}+\s+(?:de\s+)?)?(?:19|20)\d\d)(?![\d\p{L}])(?:\s*[:,·•|–—-])?\s*/iu,
  ]
  for (const pattern of candidates) {
    const found = pattern.exec(text)
    // In `2016 - today | Engineer`, the text after the bar is the entry.
    if (!found || (found.index === 0 && /^[\d\p{L}][^[(]*\s[·•|]\s\S/u.test(found[0]))) continue
    const period = parsePeriod(found[1].trim())
    const single = period ? null : parseDate(found[1].trim())
    if (!period && !single) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[,·•|–—:\s-]+|(?<![,·•|–—:\s-])[,·•|–—:\s-]+$/gu, '')
    if (single) return { rest, start: null, end: isoWithoutQuarter(single), current: false }
    const isDay = period!.end !== null && isoWithoutQuarter(period!.start) === isoWithoutQuarter(period!.end)
    return {
      rest,
      start: isDay ? null : isoWithoutQuarter(period!.start),
      end: period!.end && isoWithoutQuarter(period!.end),
      current: period!.current || (period!.end === null && OPEN.test(found[1].trim())),
    }
  }
  return none
}

/** Matches a doctor's name, which is no degree: `Dr. Beck speaks to universities`. */
const DOCTOR_NAMED = /^Dr\.\s(?!(?:Ing|Med|Phil|Rer|Iur|Jur|Sc|Techn|Theol|Oec|Habil)(?!\p{L}))\p{Lu}\p{Ll}/u
const startsWithDegree = (text: string): boolean => DEGREE.test(text) && !DOCTOR_NAMED.test(text)

/** Whether a line starts with a degree. Ignores a year or bullet before it. */
export const isDegree = (line: string): boolean =>
  startsWithDegree(line.replace(/^[\s•·–—*-]+|^[\d\s./–—-]{4,20}[:,]?\s+/gu, '')) || CJK_DEGREE.test(line)

/** Whether a text is Japanese or Korean and names a school. */
export const isUnspaced = (text: string): boolean => CJK_SCHOOL.test(text)

export const isSchool = (line: string): boolean => namesSchool(line) || CJK_SCHOOL.test(line)

/**
 * Reads a degree and the dated line next to it. In a list of studies, that line names the school
 * even without a word such as `university`: `UNED — 2020-2024`. Returns null if the line has no
 * date or is not a name.
 */
export function datedDegree(degree: string, line: string) {
  const { rest, start, end, current } = datesIn(line)
  if (rest === line || !/^\p{Lu}[^.!?:]{1,60}$/u.test(rest) || NO_SCHOOL.test(rest)) return null
  return { school: rest, degree: datesIn(degree).rest, field: null, start, end, ...(current && CURRENT) }
}
