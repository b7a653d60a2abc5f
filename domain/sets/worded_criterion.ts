import { trimEnd } from '#domain/people/text/linear_text'
import { emptyQuery } from '#domain/search/query_language/parsed_query'
import type { CriterionQuestion } from './criterion_question.js'

const SCHOOL =
  /^(?:has )?(?:attended|studied at|graduated from|went to school at|(?:is )?(?:an )?alum\w* of) (.{2,})$/i
const MORE =
  /\b(?:more than|over|at least|minimum(?: of)?|>=?) ?([\d,.]+) ?\+? ?(?:employees|people|staff)\b/i
const FEWER =
  /\b(?:fewer than|less than|under|at most|up to|maximum(?: of)?|<=?) ?([\d,.]+) ?(?:employees|people|staff)\b/i
const BETWEEN = /(?<![\d,.])([\d,.]+) ?(?:-|–|to|and) ?([\d,.]+) ?(?:employees|people|staff)\b/i

/** What begins with a capital is a name: `works at a startup` says something else. */
const EMPLOYER =
  /^(?:(?:currently|now) )?(?:works?|working|employed|is|are)(?: now| currently)? (?:at|for|by|with) ((?:\p{Lu}|\d\w).*)$/u
const NOT_EMPLOYER =
  /^(?:(?:people )?who )?(?:(?:does|do|is|are)(?: not|n['’]t)|not)(?: currently| now)?(?: works?| working| employed| be)? (?:at|for|by|with) ((?:\p{Lu}|\d\w).*)$/u

/** A criterion whose words ask for an employer, for its size, or for a school; null for all others. */
export function askedInWords(criterion: string): CriterionQuestion | null {
  const text = criterion.replace(/\s+/g, ' ').trim()
  const [, school] = SCHOOL.exec(text) ?? []
  if (school) return { of: 'school', names: [ended(school)] }
  const [, not] = NOT_EMPLOYER.exec(text) ?? []
  const nothing = { roles: [], companies: [], places: [] }
  if (not)
    return {
      of: 'query',
      parsed: { ...emptyQuery(criterion), excluded: { ...nothing, companies: [ended(not)] } },
    }
  const [, employer] = EMPLOYER.exec(text) ?? []
  if (employer) return { of: 'query', parsed: { ...emptyQuery(criterion), companies: [ended(employer)] } }
  const [, least, most] = BETWEEN.exec(text) ?? []
  if (least && most) return { of: 'headcount', min: number(least), max: number(most) }
  const [, more] = MORE.exec(text) ?? []
  const [, fewer] = FEWER.exec(text) ?? []
  if (!more && !fewer) return null
  return {
    of: 'headcount',
    ...(more ? { min: number(more) } : {}),
    ...(fewer ? { max: number(fewer) } : {}),
  }
}

const ended = (name: string): string => trimEnd(name, /[.\s]/)

const number = (text: string): number => Number(trimEnd(text.replace(/[,.](?=\d{3}\b)/g, ''), /[,.]/))
