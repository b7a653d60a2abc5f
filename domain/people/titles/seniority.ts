import { ROLE_HEADS } from './data/role_lexicon_data.js'
import { canonicalRoles, runsIn, titleSequences } from './titles.js'
import { fold } from '../text/text.js'
import { SENIORITIES, type Seniority } from './seniorities.js'

/** Title words by level. Synonyms of a level also count. */
const MARKS: Readonly<Record<Seniority, string>> = {
  entry: 'intern internship trainee apprentice apprenticeship werkstudent graduate entry',
  junior: 'junior associate~',
  mid: 'mid midlevel intermediate ii',
  senior: 'senior manager lead leader iii pm pmm tpm gpm spm csm tam kam gm em',
  staff: 'staff',
  principal: 'principal distinguished',
  director: 'director head md',
  vp: 'vicepresident',
  cxo: `chief founder president owner chair clevel cxo ceo cto cfo coo ciso chro cmo cpo cino cio cro cgo cdo cbo cno caio cso
    cco clo cao cdao`,
}
const LEVEL_OF = new Map(
  SENIORITIES.flatMap((level) => MARKS[level].split(/\s+/).map((word) => [word, level] as const))
)

/** Levels that override lower levels: a senior director is a director. */
const OUTRANKING: readonly Seniority[] = ['director', 'vp', 'cxo']
/** Things that a person can own without owning a company. */
const OWNED = new Set('product process service data system risk control budget'.split(' '))

/**
 * Levels of seniority texts that are not names of levels. A text that is not listed here is read
 * like a title.
 */
const STATED_LEVELS: Readonly<Record<string, readonly Seniority[]>> = {
  'entry level': ['entry'],
  training: ['entry'],
  student: ['entry'],
  unpaid: ['entry'],
  associate: ['junior'],
  'mid level': ['mid'],
  middle: ['mid'],
  'mid senior': ['mid', 'senior'],
  'mid senior level': ['mid', 'senior'],
  experienced: ['mid'],
  'individual contributor': ['mid'],
  management: ['senior'],
  'senior management': ['director'],
  'c suite': ['cxo'],
  'c level': ['cxo'],
  executive: ['cxo'],
  'executive level': ['cxo'],
  partner: ['cxo'],
}

export type SeniorityFields = { seniority?: string | null; title?: string | null }

/** Returns the levels of a title's current roles, lowest first; `mid` for roles without a level. */
export function seniorityOf(title: string): Seniority[] {
  const sequences = titleSequences(title).filter(
    (sequence) => !sequence.some((token) => token.startsWith('<'))
  )
  const found = new Set(sequences.flatMap(levelsOf))
  if (found.size === 0 && sequences.some((sequence) => sequence.some((token) => ROLE_HEADS.has(token))))
    return ['mid']
  return SENIORITIES.filter((level) => found.has(level))
}

function levelsOf(sequence: readonly string[]): Seniority[] {
  const levels = new Set<Seniority>()
  sequence.forEach((token, i) => {
    const level = LEVEL_OF.get(token)
    if (level && !(token === 'owner' && OWNED.has(sequence[i - 1]))) levels.add(level)
  })
  const highest = OUTRANKING.filter((level) => levels.has(level))
  if (highest.length > 0) return highest
  if (levels.size > 1) levels.delete('junior')
  return [...levels]
}

/**
 * Returns the levels to index: those in the record's seniority text and those in the title. If the
 * seniority text has a level, the title's `mid` does not count.
 */
export function seniorityTerms({ seniority, title }: SeniorityFields): Seniority[] {
  const own = statedLevels(seniority ?? '')
  const named = title ? seniorityOf(title) : []
  const close = own.length > 0 ? named.filter((level) => level !== 'mid') : named
  const found = new Set([...own, ...close])
  return SENIORITIES.filter((level) => found.has(level))
}

function statedLevels(text: string): readonly Seniority[] {
  const plain = fold(text).replace(/[-_/\s]+/g, ' ')
  if (plain === '') return []
  if (SENIORITIES.includes(plain as Seniority)) return [plain as Seniority]
  return STATED_LEVELS[plain] ?? canonicalRoles(plain).flatMap(levelsOf)
}

/**
 * Reports whether a person matches a seniority filter. The nine levels match by `seniorityTerms`.
 * Other values match whole words of the seniority or title text.
 */
export function matchesSeniority(value: string, fields: SeniorityFields): boolean {
  const level = fold(value)
  if (SENIORITIES.includes(level as Seniority)) return seniorityTerms(fields).includes(level as Seniority)
  const texts = [...canonicalRoles(fields.seniority ?? ''), ...titleSequences(fields.title ?? '')]
  return canonicalRoles(value).some((wanted) => texts.some((text) => runsIn(wanted, text)))
}
