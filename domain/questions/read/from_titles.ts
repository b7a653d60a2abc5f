import type { Claim } from '#domain/evidence/claim'
import { isPlace } from '#domain/evidence/extract/recognisers'
import { isField, isRoleHead, isSurelyOrganisation } from '#domain/evidence/extract/sentences/phrases/nouns'
import { anyOf } from '#domain/people/text/phrases'
import type { About } from '../passages.js'
import type { PageAnswer } from '../page_answer.js'
import type { Question } from '../question.js'
import { degreeRank, highestRank } from '../values/degrees.js'
import { fieldOfOccupation } from '../values/occupation_fields.js'

const MAX_FIELD = 60
/** Matches two job titles in one line, and words that are part of a title: `maître de conférences`. */
const NO_FIELD = /\/|^conf.{1,2}rences?(?![\p{L}])|^(?:applied|research|staff) science$/iu
const PEOPLE_OF_FIELDS = anyOf`
  prof(?:\.|essor\p{L}*|essora)? | profesora? | lecturer | fellow | research(?:er| associate)
  student\p{L}* | doktorand\p{L}* | dottorand[oa] | doctorante? | facharzt | fachärztin | fachanwalt
  fachanwältin | specialist | spécialiste | especialista | specialista | chair | lehrstuhl | dozent\p{L}*
  expert\p{L}* | docente | ricercat\p{L}+ | assegnista | master
`
/**
 * Matches the field in a job title: `Professor of Botany`, `Facharzt für Innere Medizin`, `PhD student in
 * Botany`.
 */
const OF_FIELD = new RegExp(
  String.raw`^(?:[\p{L}.\s-]{0,40}?)${PEOPLE_OF_FIELDS}\s+` +
    String.raw`(?:of|in|for|für|en|de|em|di|del|della|du|da|van)\s+(\S.*)$`,
  'iu'
)
const RANK_WORDS = anyOf`
  (?:
    an? | the | senior | junior | lead | leading | chief | head | principal | staff | freelance
    independent | assistant | associate | adjunct | full | certified | professional | former | sr\.? | jr\.?
    co-? | experienced | passionate | award-winning | full-time | self-employed | [\p{L}]+-based
  )\s+
`
/** Words in front of an occupation that say nothing about its field. */
const RANKS = new RegExp(`^${RANK_WORDS}+`, 'iu')
/** Occupations and the activity that each names. */
const ACTIVITIES: readonly (readonly [RegExp, string])[] = [
  [/\bdevelopers?$/i, 'development'],
  [/\bdesigners?$/i, 'design'],
  [/\bengineers?$/i, 'engineering'],
  [/\barchitects?$/i, 'architecture'],
  [/\bscientists?$/i, 'science'],
  [/\banalysts?$/i, 'analysis'],
  [/\b(?:consultant|advis[oe]r)s?$/i, 'consulting'],
  [/\bspecialists?$/i, ''],
  [/\bwriters?$/i, 'writing'],
  [/\bphotographers?$/i, 'photography'],
]
/** Matches a department, and the field in its name. */
const DEPARTMENT =
  /^(?:department|dept\.?|school|faculty|institut\p{L}*|dipartimento|departamento|département|fakultät|lehrstuhl|fachbereich|laborator\p{L}*)\s+(?:of|for|für|di|de|der|d[ea]s|da|del)\s+(?:l'|la\s)?(\p{L}[\p{L}\s&,-]{3,60})$/iu
/** Matches the field after any job title: `Enseignant-Chercheur en Informatique`. */
const IN_FIELD = /^\p{L}[\p{L}.\s'’-]{2,50}?\s+(?:in|en|em|of|für)\s+(\S.*)$/iu
/** Matches the end of a field: an employer, a comma or a bracket. */
const EMPLOYER =
  /(?<!\s)\s+(?:sous la|under the|unter der|bajo la|sob a)\s|(?<!\s)\s+(?:(?:at|bei|chez|presso|an der|am|à|en la|na|no|@)\s|[|–—-]\s)|,|\(/iu

/** Derives a person's field from current job titles, for pages that state no specialty. */
export const fromTitles = (question: Question, about: About): PageAnswer[] => derived(question, about, ofPost)

/** Derives a person's field from an occupation: `Ostéopathe` practises `ostéopathie`. */
export const fromOccupations = (question: Question, about: About): PageAnswer[] =>
  derived(question, about, (claim) => ofOccupation(claim, about))

function ofOccupation({ field, value }: Claim, { page }: About): string | null {
  if (field !== 'title') return null
  const language = page.language?.slice(0, 2).toLowerCase() ?? 'en'
  const end = value.search(EMPLOYER)
  const parts = (end < 0 ? value : value.slice(0, end)).split(CONJUNCTION)
  return parts.map((part) => fieldOfOccupation(part.replace(RANKS, ''), language)).find(Boolean) ?? null
}

/** Matches what joins two occupations in a title, in several languages. */
const CONJUNCTION = /\s(?:and|und|et|y|e|en|i|&|\+)\s|\s(?:in|en|em|à|de|für)\s.*$/u

/** Derives a person's field from the highest degree, or else from the department. */
export function fromStudies(question: Question, about: About): PageAnswer[] {
  const found = derived(question, about, ofStudy(highestRank(about.mention)))
  return found.length > 0 ? found : derived(question, about, ofDepartment)
}

function derived(
  { concept, format }: Question,
  { mention }: About,
  fieldOf: (claim: Claim) => string | null
): PageAnswer[] {
  if (concept?.id !== 'specialty' || format !== 'text') return []
  const seen = new Set<string>()
  return mention.claims.flatMap((claim): PageAnswer[] => {
    const field = claim.past ? null : fieldOf(claim)
    if (!field || seen.has(field.toLowerCase())) return []
    seen.add(field.toLowerCase())
    return [{ value: field, quote: claim.quote, method: 'trait', statedAt: claim.statedAt, past: false }]
  })
}

function ofPost({ field, value }: Claim): string | null {
  if (field === 'title') return titleField(value)
  return field === 'employment' && value.current && value.title ? titleField(value.title) : null
}

const ofStudy =
  (highest: number) =>
  ({ field, value }: Claim): string | null =>
    field === 'education' && value.field && degreeRank(value.degree) >= highest ? value.field : null

function ofDepartment({ field, value }: Claim): string | null {
  if (field === 'company') return DEPARTMENT.exec(value)?.[1] ?? null
  return field === 'employment' && value.current ? (DEPARTMENT.exec(value.company)?.[1] ?? null) : null
}

function titleField(title: string): string | null {
  const end = title.search(EMPLOYER)
  const plain = (end < 0 ? title : title.slice(0, end)).trim()
  const [, named] = OF_FIELD.exec(plain) ?? []
  if (named) return named.length <= MAX_FIELD && !NO_FIELD.test(named) ? named.trim() : null
  const [, after] = IN_FIELD.exec(plain) ?? []
  if (after && after.length <= MAX_FIELD && isField(after) && !isSurelyOrganisation(after) && !isPlace(after))
    return after.trim()
  const listed = plain.split(AND)
  // In `data and web engineer`, only the last word is an occupation.
  const parts = listed.every((part) => isRoleHead(part.split(' ').at(-1)!)) ? listed : [plain]
  const activities = parts.flatMap((part) => activityOf(part.replace(RANKS, ''), parts.length > 1) ?? [])
  return activities.length > 0 ? activities.join(', ') : null
}

/** Matches what joins two occupations in a title. */
const AND = /\s(?:and|&|\+)\s|,\s/u

/**
 * Returns the activity of an occupation: `sound design` for `sound designer`. Null for an occupation
 * of one word, unless it is one of several.
 */
function activityOf(bare: string, isOneOfSeveral: boolean): string | null {
  for (const [occupation, activity] of ACTIVITIES) {
    if (!occupation.test(bare)) continue
    const field = `${bare.replace(occupation, '')}${activity}`.trim()
    const isSpecific = isOneOfSeveral || /\s/.test(bare)
    return isSpecific && field !== '' && field.length <= MAX_FIELD && !NO_FIELD.test(field) ? field : null
  }
  return null
}
