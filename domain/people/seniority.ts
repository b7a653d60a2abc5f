import { canonicalRoles, runsIn, titleSequences } from './titles.js'
import { fold } from './text.js'

/** The levels the interface names, from the first to the last of a career. */
export const SENIORITIES = [
  'entry',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'director',
  'vp',
  'cxo',
] as const
export type Seniority = (typeof SENIORITIES)[number]

/** Words of a title (canonical, in order) that put it at a level; close titles count (SR-045 to SR-047). */
const TITLE_MARKS: readonly (readonly [Seniority, readonly string[]])[] = [
  [
    'entry',
    [
      'intern',
      'internship',
      'trainee',
      'apprentice',
      'working student',
      'werkstudent',
      'graduate',
      'entry level',
      'praktikant',
      'stagiaire',
      'volunteer',
    ],
  ],
  ['junior', ['junior', 'associate', 'assistant']],
  ['mid', ['mid', 'mid level', 'intermediate', 'ii']],
  ['senior', ['senior', 'manager', 'lead', 'iii']],
  ['staff', ['staff']],
  ['principal', ['principal', 'distinguished', 'fellow']],
  ['director', ['director', 'head', 'managing director']],
  ['vp', ['vice president']],
  ['cxo', ['chief', 'founder', 'president', 'owner', 'managing partner', 'cxo', 'chairman', 'chair']],
]

/** What a record's own seniority text may say, beyond the nine words themselves. */
const SAID: Record<string, Seniority> = {
  'entry level': 'entry',
  intern: 'entry',
  internship: 'entry',
  trainee: 'entry',
  training: 'entry',
  graduate: 'entry',
  student: 'entry',
  jr: 'junior',
  associate: 'junior',
  middle: 'mid',
  'mid level': 'mid',
  'mid senior level': 'mid',
  intermediate: 'mid',
  experienced: 'mid',
  sr: 'senior',
  'senior level': 'senior',
  manager: 'senior',
  lead: 'senior',
  head: 'director',
  vice_president: 'vp',
  'vice president': 'vp',
  'c suite': 'cxo',
  'c level': 'cxo',
  clevel: 'cxo',
  executive: 'cxo',
  founder: 'cxo',
  owner: 'cxo',
  partner: 'cxo',
  chief: 'cxo',
  c_suite: 'cxo',
}

export type SeniorityFields = { seniority?: string | null; title?: string | null }

/** The levels a title states; none where it states none. */
export function titleSeniority(title: string): Seniority[] {
  const sequences = titleSequences(title).filter((sequence) => !sequence.some((token) => /^[<]/.test(token)))
  const named = sequences.map((sequence) => sequence.filter((token) => !token.startsWith('>')))
  const levels = TITLE_MARKS.filter(([, marks]) =>
    marks.some((mark) => named.some((sequence) => runsIn(canonicalRoles(mark)[0] ?? [mark], sequence)))
  ).map(([level]) => level)
  return levels.filter((level) => !outranked(level, levels, named))
}

/** `Vice President` is no president, `Associate Director` and `Assistant Vice President` are no juniors. */
function outranked(level: Seniority, levels: readonly Seniority[], sequences: readonly string[][]): boolean {
  const has = (other: Seniority) => levels.includes(other)
  if (level === 'cxo' && has('vp'))
    return !sequences.some((s) => s.some((token) => ['chief', 'founder', 'owner'].includes(token)))
  if (level === 'junior')
    return ['senior', 'director', 'vp', 'cxo', 'staff', 'principal'].some((other) => has(other as Seniority))
  return false
}

/** The levels a person answers to, for indexing: of the record's own seniority text and of the title. */
export function seniorityTerms({ seniority, title }: SeniorityFields): Seniority[] {
  const said = fold(seniority ?? '').replace(/[-_/]+/g, ' ')
  const own = SENIORITIES.includes(said as Seniority) ? (said as Seniority) : SAID[said]
  const found = new Set([...(own ? [own] : []), ...(title ? titleSeniority(title) : [])])
  return SENIORITIES.filter((level) => found.has(level))
}

/**
 * Whether a person answers to a seniority value: one of the nine by `seniorityTerms`, any other by standing in the
 * seniority or title text as whole words (SR-044 to SR-048).
 */
export function matchesSeniority(value: string, fields: SeniorityFields): boolean {
  const level = fold(value)
  if (SENIORITIES.includes(level as Seniority)) return seniorityTerms(fields).includes(level as Seniority)
  const wanted = canonicalRoles(value)
  return [fields.seniority, fields.title].some((text) =>
    canonicalRoles(text ?? '').some((words) => wanted.some((value) => runsIn(value, words)))
  )
}
