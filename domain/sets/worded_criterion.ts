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

/** Requires a capital letter or a digit, because `works at a startup` names no employer. */
const EMPLOYER =
  /^(?:(?:currently|now) )?(?:works?|working|employed|is|are)(?: now| currently)? (?:at|for|by|with) ((?:\p{Lu}|\d\w).*)$/u
const NOT_EMPLOYER =
  /^(?:(?:people )?who )?(?:(?:does|do|is|are)(?: not|n['’]t)|not)(?: currently| now)?(?: works?| working| employed| be)? (?:at|for|by|with) ((?:\p{Lu}|\d\w).*)$/u

/** Reads a criterion about an employer, its headcount or a school. Null for all other criteria. */
export function questionInWords(criterion: string): CriterionQuestion | null {
  const text = criterion.replace(/\s+/g, ' ').trim()
  const [, school] = SCHOOL.exec(text) ?? []
  if (school) return { of: 'school', names: [trimmed(school)] }
  const [, not] = NOT_EMPLOYER.exec(text) ?? []
  const nothing = { roles: [], companies: [], places: [], words: [] }
  if (not)
    return {
      of: 'query',
      parsed: { ...emptyQuery(criterion), excluded: { ...nothing, companies: [trimmed(not)] } },
    }
  const [, employer] = EMPLOYER.exec(text) ?? []
  if (employer) return { of: 'query', parsed: { ...emptyQuery(criterion), companies: [trimmed(employer)] } }
  const [, min, max] = BETWEEN.exec(text) ?? []
  if (min && max) return { of: 'headcount', min: number(min), max: number(max) }
  const [, more] = MORE.exec(text) ?? []
  const [, fewer] = FEWER.exec(text) ?? []
  if (!more && !fewer) return null
  return {
    of: 'headcount',
    ...(more ? { min: number(more) } : {}),
    ...(fewer ? { max: number(fewer) } : {}),
  }
}

const trimmed = (name: string): string => trimEnd(name, /[.\s]/)

const number = (text: string): number => Number(trimEnd(text.replace(/[,.](?=\d{3}\b)/g, ''), /[,.]/))
