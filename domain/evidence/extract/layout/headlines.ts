import { anyOf } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import { isNegated } from '../negation.js'
import { readCjkHeadline } from './cjk_headlines.js'
import { hasRole, isCompanyName, isPlace, isTitle } from '../recognisers.js'
import { OWNERS } from '../sentences/data/nouns_data.js'
import {
  isOnlyField,
  isSurelyOrganisation,
  organisationRank,
  startsAsField,
} from '../sentences/phrases/nouns.js'
import { isQualification, namesOccupation } from '../titles/occupations.js'

export type Headline = { title: string; company: string | null; past: boolean }

const PAST =
  /^(?:former(?:ly)?|ex-?|previously|past|ehemalige[rns]?|früher(?:er)?|vormals|ancien(?:ne)?|anciennement|ex|antigu[oa]|anterior(?:mente)?|antes)[\s:-]+/iu
const NOW_WORDS = anyOf`
  als | as(?: an?| the)? | now | currently | today | presently | aktuell | derzeit | heute | actuellement
  aujourd'hui | actualmente | hoy | atualmente | hoje | comme | como | en tant que
  (?:
    i am | i'm | i work as | i serve as | ich bin | ich arbeite als | je suis
    je travaille (?:comme|en tant que) | soy | trabajo (?:como|de) | (?:eu )?sou | trabalho como
  )(?: (?:an?|the|eine?|die|der|une?|la|le|una|el|uma?|o))?
`
const NOW = new RegExp(String.raw`^${NOW_WORDS}(?::\s*|\s+)`, 'iu')
const AT =
  /(?<!\s)\s+(?:at|with|bei|beim|chez|na|no|em|en)\s+(?:(?:the|der|dem|den)\s+)?(?=[\p{Lu}\p{N}]|[a-z]\p{Lu})|(?<!\s)\s+@\s*(?=[\p{L}\p{N}])|@\s*(?=[\p{L}\p{N}])/gu
/** Words before a field of work as often as before an employer: `Enseignant en Informatique`. */
const IN = /^\s+(?:en|em|na|no)\s/iu
const BESIDE = /(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|,\s+/gu
const OF = /(?<!\s)\s+(?:of|von|der|de|du|des|da|do|del|de la)\s+(?=\p{Lu})/gu

/**
 * Parses the line under a name: `CTO at Acme`, `CTO @Acme`, `CTO bei der Acme GmbH`, `CTO | Acme`,
 * `CTO, Acme`, or a title alone. Null if it contains no job title.
 */
export function readHeadline(text: string): Headline | null {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\b(?:Sr|Jr|Inc|Ltd|Corp|Co|S\.A|S\.L|B\.V))\.$/u, '')
    .trim()
  if (whole.length < 2 || whole.length > 200 || isNegated(whole)) return null
  const cjk = readCjkHeadline(whole)
  if (cjk) return cjk
  const past = PAST.test(whole)
  const plain = unqualified(whole.replace(PAST, '').replace(NOW, ''))
  for (const mark of [AT, BESIDE, OF]) {
    const splits = [...plain.matchAll(mark)]
    for (const split of mark === AT ? splits : splits.reverse()) {
      const title = plain.slice(0, split.index).trim()
      const company = companyIn(plain.slice(split.index + split[0].length), mark !== AT)
      if (!company || !isTitle(title) || (mark === OF && !isEmployerOf(title, company))) continue
      if (IN.test(split[0]) && isFieldAlone(company)) continue
      const employer = mark === BESIDE && isOwnPractice(title, company) ? null : company
      return { title: withoutPlace(title), company: employer, past }
    }
  }
  return isTitle(plain) ? { title: withoutPlace(plain), company: null, past } : null
}

/** Whether `of` leads to an employer: `Head of Acme`, unlike `Director of Mathematics`. */
const isEmployerOf = (title: string, company: string): boolean =>
  OWNERS.test(fold(title)) ||
  organisationRank(company) >= LARGE ||
  (!startsAsField(company) && !TITLE_START.test(title))
/** The first word of a longer title: `Maître de Conférences`. */
const TITLE_START = /^ma[iî]tre(?:sse)?$/iu
const isFieldAlone = (text: string): boolean => startsAsField(text) && organisationRank(text) < LARGE
/** The minimum `organisationRank` of names that are certainly organisations. */
const LARGE = 3

/** Drops a qualification: `Abogada especializada en derecho laboral` becomes `Abogada`. */
function unqualified(text: string): string {
  const words = text.split(' ')
  const at = words.findIndex(isQualification)
  const before = words.slice(0, Math.max(0, at)).join(' ')
  return before && namesOccupation(before) ? before : text
}

/** Drops a place: `Hypnotherapist in Leeds` becomes `Hypnotherapist`. */
function withoutPlace(title: string): string {
  const [, before, place] = /^(\S.*?)\s(?:in|à|en|em|a|te|based in|aus)\s(\p{Lu}.*)$/u.exec(title) ?? []
  return place && namesOccupation(before) && isPlace(place) ? before : title
}

/** Whether the words after a title are a specialty, as for doctors and artists, not an employer. */
const isOwnPractice = (title: string, company: string) => !hasRole(title) && !isSurelyOrganisation(company)

const MAX_TITLE_WORDS = 8
/** The maximum position of the word before an employer, in characters. */
const MAX_TITLE_LENGTH = 100
/** The number of characters read after that word. They contain the company. */
const MAX_EMPLOYER_LENGTH = 400

/**
 * Parses a line whose position shows that it is a job, such as the line under the name on a
 * professional profile. Accepts unknown titles. Null if it contains no employer.
 */
export function readJobLine(text: string): Headline | null {
  const known = readHeadline(text)
  if (known?.company) return known
  const plain = text.replace(/\s+/g, ' ').trim().replace(PAST, '').replace(NOW, '')
  for (const split of plain.matchAll(AT)) {
    if (split.index > MAX_TITLE_LENGTH) return null
    const title = plain.slice(0, split.index).trim()
    const behind = split.index + split[0].length
    const company = companyIn(plain.slice(behind, behind + MAX_EMPLOYER_LENGTH), false)
    if (company && isTitleLike(title)) return { title, company, past: PAST.test(text.trim()) }
  }
  return null
}

/** Whether a text has the form of a title: a few words, not a sentence. */
export const isTitleLike = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 80 &&
  text.split(/\s+/).length <= MAX_TITLE_WORDS &&
  /^\p{L}/u.test(text) &&
  !/[\d@:;!?<>{}"“”]|https?|\.\s|\.$/u.test(text) &&
  !/\s(?:is|are|was|ist|sind|est|sont|es|son|é|são|we|our|wir|nous|working|building|helping|studied|lives?)\s/iu.test(
    ` ${text} `
  )

/**
 * Returns the employer at the start of a text, or null. With `isStrict`, also returns null for
 * other texts, such as titles, places and departments.
 */
function companyIn(text: string, isStrict: boolean): string | null {
  const [first] = text
    .replace(/^(?:the|der|dem|die|la|le|el|los|a|o)\s+(?=\p{Lu})/u, '')
    .split(/(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|;\s+/u)
  const name = first
    .replace(/,\s+(?!\s|(?:Inc|Ltd|LLC|LLP|S\.A|S\.L|Co|Corp|GmbH|AG|SA)\b).*$/u, '')
    .replace(SENTENCE_AFTER, '')
    .replace(/(?<!\s)\s+(?:in|à|en|em)\s+(\p{Lu}.*)$/u, (tail, place: string) => (isPlace(place) ? '' : tail))
    .replace(/(?<!\s)\s*\((?:\d{4}|remote|full[- ]time|part[- ]time|since|seit)[^)]*\)\s*$/i, '')
    .trim()
  if (!isCompanyName(name) || !/^[\p{Lu}\p{N}]|^[a-z]\p{Lu}|^[a-z\d-]+\.[a-z]{2,}$/u.test(name)) return null
  if (!isStrict) return name
  const isOther =
    isTitle(name) || isPlace(name) || DEPARTMENT.test(name) || isOnlyField(name) || NO_EMPLOYER.test(name)
  return isOther ? null : name
}

/** Matches periods, and names that stop in the middle of a phrase. */
const NO_EMPLOYER =
  /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?!\d)|^(?:present|now|today|current|heute|aujourd'hui|présent|actualidad|presente|atual|oggi|heden)$|\s(?:à|a|at|of|de|des|du|der|die|and|und|et|y|e|for|für|in|im)$/iu

/** Matches the rest of a sentence after a name. */
const SENTENCE_AFTER =
  /(?<!\s)\s+(?!(?:of|and|for|the|de|del|des|du|do|da|der|die|das|und|et|y|e|la|le|von|van|den|in|to|by|on|os|as|los|las)\s)\p{Ll}[\p{L}'’]{2,}\s.*$/u

const SCOPES = anyOf`
  global | corporate | product | digital | field | brand | growth | customer | human | people | inside
  regional
`
const DEPARTMENTS = anyOf`
  # English
  marketing | sales | engineering | product | operations | finance | people | legal | design | strategy
  growth | partnerships? | customer success | success | support | data | research | technology | security
  communications | hr | human resources | it | r&d | analytics | business development | development | emea
  apac | americas | europe
  # Other languages
  vertrieb | technik | finanzen | personal | ventes | finances | ventas | finanzas | vendas | finanças
  recherche
  # Parts of names and titles
  inc\.? | ltd\.? | llc | gmbh | phd | mba | he/him | she/her | they/them | remote
`
/** Departments after the comma of a title: `Vice President, Marketing`. */
export const DEPARTMENT = new RegExp(String.raw`^(?:${SCOPES}\s+)?${DEPARTMENTS}\.?$`, 'iu')
