import type { Seniority } from '#domain/people/titles/seniorities'
import { decadesAt, isDecade, numberOf } from './number_words.js'

export type LevelHint = { start: number; end: number; levels: Seniority[] }
export type YearsHint = LevelHint & { years: number }

const EXPERIENCED: readonly Seniority[] = ['senior', 'staff', 'principal']
const LEADING: readonly Seniority[] = ['cxo', 'vp', 'director']

const LEVEL_PHRASES: readonly (readonly [phrase: string, levels: readonly Seniority[]])[] = [
  ['early career', ['entry', 'junior']],
  ['early in their career', ['entry', 'junior']],
  ['entry level', ['entry', 'junior']],
  ['junior level', ['junior', 'entry']],
  ['recent graduate', ['entry', 'junior']],
  ['recent graduates', ['entry', 'junior']],
  ['new grad', ['entry', 'junior']],
  ['new grads', ['entry', 'junior']],
  ['mid level', ['mid']],
  ['mid career', ['mid']],
  ['mid senior', ['mid', 'senior']],
  ['senior level', EXPERIENCED],
  ['executive level', LEADING],
  ['director level', ['director']],
  ['vp level', ['vp']],
  ['c level', ['cxo']],
  ['c suite', ['cxo']],
  ['leadership', LEADING],
  ['decision maker', LEADING],
  ['decision makers', LEADING],
  ['experienced', EXPERIENCED],
  ['seasoned', EXPERIENCED],
  ['veteran', EXPERIENCED],
  ['senior', ['senior']],
  ['junior', ['junior', 'entry']],
]
const PHRASES = LEVEL_PHRASES.map(([phrase, levels]) => [phrase.split(' '), levels] as const)

const YEARS = /^(?:years?|yrs?|yoe|anos|ano|jahren?|ans|jaar|anni|anno)$/
/** Matches words near years that are not about a career: `in the last 2 years`, `40 years old`. */
const NO_CAREER_BEFORE = /^(?:last|past|previous|next|recent|age|aged|ultimos|letzten|derniers)$/
const NO_CAREER_AFTER = /^(?:old|ago|age|of|alt)$/

/** Finds words about seniority. They rank, but do not filter. */
export function levelHints(tokens: readonly string[]): LevelHint[] {
  const found: LevelHint[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = PHRASES.find(([phrase]) => phrase.every((word, k) => tokens[i + k] === word))
    // `experienced with Go` is about Go, not about seniority.
    const isAbout =
      /^(?:experienced|seasoned)$/.test(tokens[i]) && /^(?:with|in|at)$/.test(tokens[i + 1] ?? '')
    if (match && !isAbout) found.push({ start: i, end: i + match[0].length, levels: [...match[1]] })
  }
  return found
}

/** Finds years of experience, such as `5+ years of experience`, with the words around them. */
export const findYears = (tokens: readonly string[]): YearsHint[] =>
  tokens.flatMap((_, i) => {
    const years = yearsAt(tokens, i) ?? decadeAt(tokens, i)
    return years
      ? [{ ...years, start: startOfYears(tokens, years.start), end: endOfYears(tokens, years.end) }]
      : []
  })

/** Words before a number of years, in seven languages. */
const BEFORE_YEARS =
  /^(?:at|least|over|more|than|minimum|min|with|having|have|has|plus|de|mehr|als|uber|mindestens|mit|mas|mais|que|menos|com|con|al|au|moins|avec|piu|di|almeno|meer|dan|ruim|minstens|met|pelo|a)$/

function startOfYears(tokens: readonly string[], from: number): number {
  let start = from
  while (start > 0 && BEFORE_YEARS.test(tokens[start - 1])) start--
  return start
}

const EXPERIENCE =
  /^(?:experiences?|exp|erfahrung|berufserfahrung|arbeitserfahrung|experiencia|dexperience|esperienza|ervaring|werkervaring)$/

function endOfYears(tokens: readonly string[], from: number): number {
  let end = from
  while (
    end - from < 4 &&
    /^(?:of|plus|professional|relevant|work|working|industry|hands|on|de|di|van|an|profissional|profesional)$/.test(
      tokens[end] ?? ''
    )
  )
    end++
  return EXPERIENCE.test(tokens[end] ?? '') ? end + 1 : from
}

function yearsAt(tokens: readonly string[], i: number): YearsHint | null {
  const years = numberOf(tokens[i])
  if (years === null || NO_CAREER_BEFORE.test(tokens[i - 1] ?? '')) return null
  const unit = [1, 2].find((k) => YEARS.test(tokens[i + k] ?? ''))
  if (unit === undefined) return null
  const next = tokens[i + unit + 1] ?? ''
  if (NO_CAREER_AFTER.test(next) && !(next === 'of' && tokens[i + unit + 2] !== 'age')) return null
  if (unit === 2 && !/^\d{1,2}$|^plus$|^or$|^to$/.test(tokens[i + 1])) return null
  return { start: i, end: i + unit + 1, levels: levelsOf(years), years }
}

/** Reads `two decades of` and `over a decade in`, unlike `in the last decade`. */
function decadeAt(tokens: readonly string[], i: number): YearsHint | null {
  const decade = decadesAt(tokens, i)
  if (!decade || /^(?:the|last|past|next|this|every|per)$/.test(tokens[decade.start - 1] ?? '')) return null
  return { start: decade.start, end: i + 1, levels: levelsOf(decade.years), years: decade.years }
}

/**
 * Reports whether words such as `20 years in` or `experience in` precede `start`. The words from `start` then
 * name a field of work, not a role.
 */
export function isFieldOfExperience(tokens: readonly string[], start: number): boolean {
  if (!/^(?:in|with|of|en|em|im|der|della|nel|nella|du|de|la)$/.test(tokens[start - 1] ?? '')) return false
  const before = [tokens[start - 2] ?? '', tokens[start - 3] ?? '']
  return before.some((word, i) =>
    i === 0 || /^(?:in|en|em|de|the)$/.test(before[0])
      ? YEARS.test(word) || EXPERIENCE.test(word) || OF_STUDIES.test(word) || isDecade(word)
      : false
  )
}

const OF_STUDIES = /^(?:phds?|degrees?|masters?|bachelors?|background|expertise|interest|interested)$/

const levelsOf = (years: number): Seniority[] =>
  years >= 8 ? [...EXPERIENCED] : years >= 4 ? ['senior', 'mid'] : ['mid', 'junior']
