import { anyOf } from '#domain/people/text/phrases'
import { namesSchool } from '../layout/education.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import type { PersonContext } from '../sentences/phrases/subjects.js'

const FIRST_PERSON =
  /(?:^|[\s(,])(?:i|i['’](?:m|ve)|my|ich|habe|meine?|je|j['’](?:ai|étais)|mon|ma|soy|mi|obtuve|recibí|cursé|estudié|sou|recebi|obtive|possuo|concluí|cursei|estudei|meu|minha|fiz|io|sono|ho|mia|ik|mijn)(?=\s|$)/iu
const THIRD_PERSON =
  /(?:^|[\s(,])(?:she|he|her|his|sie|er|ihre?n?|seine?n?|elle|il|ella|él|su|ela|ele|sua|seu|lei|lui|zij|ze|hij|haar|zijn)(?=[\s,]|$)/iu
const NOT_HELD_WORDS = anyOf`
  supervis\p{L}* | advis(?:ing|ed|es) | co-?advis\p{L}* | teach\p{L}* | taught | lectur\p{L}* | students?
  courses? | without | not | awards? | prizes? | grants? | committee | applicants? | betreu\p{L}* | lehre
  étudiants | alumn[oi]s | estudantes | studenti | program(?:me)?s?
`
/** Matches words before a degree that somebody else has, or that nobody has yet. */
const NOT_HELD = new RegExp(String.raw`(?:^|[\s(])${NOT_HELD_WORDS}(?=\s)`, 'iu')
const MAX_WORDS_WITHOUT_SUBJECT = 4

/** Returns the person who holds the degree at position `start` of a sentence; null if unknown. */
export function degreeHolder(
  sentence: string,
  start: number,
  { person, self, isOpening, isBelowName }: PersonContext
): string | null {
  const before = sentence.slice(0, start)
  if (NOT_HELD.test(before)) return null
  if (self && FIRST_PERSON.test(sentence)) return self
  const name = person ?? self
  if (!name) return null
  const parts = name.split(/\s+/).filter((part) => part.length > 2)
  const others = capitalisedRuns(before).filter(
    (run) => isNamedLikePerson(run) && !namesSchool(run) && !parts.some((part) => run.includes(part))
  )
  if (others.length > 0) return null
  if (parts.some((part) => before.includes(part)) || THIRD_PERSON.test(sentence)) return name
  const isStart = before.trim().split(/\s+/).length <= MAX_WORDS_WITHOUT_SUBJECT
  return isStart && ((self && isOpening) || isBelowName) ? name : null
}

/** Returns the runs of two to four capitalised words of a text. */
function capitalisedRuns(text: string): string[] {
  const runs: string[][] = [[]]
  for (const word of text.split(' '))
    if (/^\p{Lu}\p{L}/u.test(word)) runs.at(-1)!.push(word)
    else runs.push([])
  return runs.filter(({ length }) => length > 1 && length <= 4).map((run) => run.join(' '))
}

/** Matches words before a degree that the person does not have yet. */
const PURSUED =
  /(?:pursuing|pursue|working towards?|studying for|candidate for|cursando|cursa|en cours|em andamento|doktoriere|doktoriert|volgt)\s(?:\S+\s){0,3}$/iu

export const isPursued = (sentence: string, start: number): boolean => PURSUED.test(sentence.slice(0, start))

/** Whether a degree stands directly after a name: `Nora Beck, PhD`. */
export function isAfterName(sentence: string, start: number, name: string): boolean {
  const last = name.split(/\s+/).at(-1)!
  const before = sentence.slice(0, start).trimEnd()
  return before.endsWith(last) || before.endsWith(`${last},`) || before.endsWith(`${last} (`)
}
