import type { Claim } from '#domain/evidence/claim'
import type { Seniority } from '#domain/people/titles/seniorities'
import { seniorityOf } from '#domain/people/titles/seniority'
import type { Concept } from '../concept.js'
import type { About } from '../passages.js'
import { chooseOption } from '../options.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import {
  degreeRank,
  highestRank,
  isStudy,
  isUnfinished,
  isWithoutDegree,
  shownDegree,
  shownStudy,
} from '../values/degrees.js'
import { readValue } from '../values/read_value.js'

type Read = (claim: Claim, question: Question, about: About) => string | boolean | null

const isPast = ({ past }: Claim, { past: wanted }: Question) => past && !wanted

/** Reads the answer to a known concept from a claim, as text or boolean. */
const READS: Readonly<Record<string, Read>> = {
  funding_stage: (claim, { options }) => {
    if (claim.field !== 'funding' || !claim.value.stage) return null
    // The quote may contain a more precise stage than the claim.
    const quoted = options.length > 0 ? chooseOption(claim.quote, options) : null
    const plain = claim.value.stage.replaceAll('_', ' ')
    return quoted ?? (options.length > 0 ? chooseOption(plain, options) : SHOWN_STAGES[claim.value.stage])
  },
  round_amount: (claim) => (claim.field === 'funding' ? claim.value.amount : null),
  round_date: (claim) =>
    claim.field === 'funding' && claim.value.stage !== 'public' && claim.value.stage !== 'bootstrapped'
      ? (claim.value.date ?? claim.statedAt)
      : null,
  is_public: (claim) =>
    claim.field === 'funding' && (claim.value.stage === 'public' || claim.value.stage === 'bootstrapped')
      ? claim.value.stage === 'public'
      : null,
  founded: (claim) => (claim.field === 'founded_year' ? String(claim.value) : null),
  headcount: (claim) => (claim.field === 'headcount' ? claim.value : null),
  industry: (claim) => (claim.field === 'industry' ? claim.value : null),
  headquarters: (claim) => (claim.field === 'headquarters' ? claim.value : null),
  highest_education: (claim, _, { mention }) => {
    if (claim.field !== 'education' || isStudy(claim.value.degree)) return null
    if (claim.value.degree === null) return isWithoutDegree(mention) ? shownStudy(claim.value) : null
    const isHighest = degreeRank(claim.value.degree) >= highestRank(mention)
    return isHighest && !isUnfinished(claim.value, mention) ? shownDegree(claim.value, claim.quote) : null
  },
  school: (claim) => (claim.field === 'education' ? claim.value.school : null),
  field_of_study: (claim) => (claim.field === 'education' ? claim.value.field : null),
  degree: (claim, { format, description }) => {
    if (claim.field !== 'education' || !claim.value.degree) return null
    if (format !== 'boolean') return claim.value.degree
    return degreeMeant(description)?.test(claim.value.degree) ? true : null
  },
  graduation_year: (claim) => (claim.field === 'education' ? claim.value.end : null),
  job_start: (claim) => (claim.field === 'employment' && claim.value.current ? claim.value.start : null),
  previous_employer: (claim) =>
    claim.field === 'employment' && (claim.past || !claim.value.current)
      ? claim.value.company
      : claim.field === 'company' && claim.past
        ? claim.value
        : null,
  former_name: (claim) => (claim.field === 'name' && claim.past ? claim.value : null),
  seniority: (claim, { options, format }) => {
    if (claim.field !== 'title' || claim.past) return null
    const named = format === 'options' ? chooseOption(claim.value, options) : null
    if (named) return named
    const levels = seniorityOf(claim.value)
    const chosen = levels.flatMap((level) =>
      format === 'options'
        ? (options.find((option) => LEVELS[level].test(option.replace(/[_-]/g, ' '))) ?? [])
        : level
    )
    return chosen[0] ?? null
  },
}

/** Matches names of seniority levels in options. */
const LEVELS: Readonly<Record<Seniority, RegExp>> = {
  entry: /^(?:entry|intern|trainee|junior)/i,
  junior: /^(?:junior|entry)/i,
  mid: /^(?:mid|intermediate|regular)/i,
  senior: /^senior/i,
  staff: /^(?:staff|lead|senior)/i,
  principal: /^(?:principal|lead|senior)/i,
  director: /^director/i,
  vp: /^(?:vp|vice president)/i,
  cxo: /^(?:c ?level|c ?suite|cxo|executive)/i,
}

const SHOWN_STAGES = {
  pre_seed: 'Pre-seed',
  seed: 'Seed',
  series_a: 'Series A',
  series_b: 'Series B',
  series_c: 'Series C',
  series_d_plus: 'Series D or later',
  public: 'Public',
  bootstrapped: 'Bootstrapped',
} as const

const DEGREES: readonly (readonly [asks: RegExp, is: RegExp])[] = [
  [
    /\b(?:ph\.? ?d|doctor\w*|doktor\w*|promotion|doutor\w*)/i,
    /\bph\.? ?d|doctor|doktor|promotion|\bdr\b|dphil|doutor/i,
  ],
  [/\bmba\b/i, /\bmba\b|master of business administration/i],
  [/\bmaster/i, /\bmaster|\bm\.? ?(?:sc|a|eng)\b|\bmba\b|máster|maestría|mestrado|diplom/i],
  [/\bbachelor/i, /\bbachelor|\bb\.? ?(?:sc|a|eng)\b|licen[cs]|grado|bacharel/i],
  [/\b(?:degree|abschluss|diplôme|título|grau)\b/i, /./],
]
const degreeMeant = (description: string) => DEGREES.find(([asks]) => asks.test(description))?.[1] ?? null

/** Concepts that request former values. */
const OF_THE_PAST = new Set(['previous_employer', 'former_name'])

/** Reports whether the sentence is about something similar, such as a launch instead of a founding. */
const isOfAnother = ({ method, quote }: Claim, { avoid }: Concept) =>
  method === 'sentence' && avoid?.test(quote) === true

export function fromFields(question: Question, about: About): PageAnswer[] {
  const { concept, format } = question
  const read = concept && READS[concept.id]
  if (!read) return []
  return about.mention.claims.flatMap((claim): PageAnswer[] => {
    if (claim.field === 'property' || isOfAnother(claim, concept)) return []
    const text = read(claim, question, about)
    if (text === null) return []
    const value = typeof text === 'boolean' || format === 'boolean' ? text : readValue(question, text)
    if (value === null || value === '') return []
    const past = !OF_THE_PAST.has(concept.id) && isPast(claim, question)
    const statedAt = claim.field === 'funding' ? (claim.value.date ?? claim.statedAt) : claim.statedAt
    return [{ value, quote: claim.quote, method: claim.method, statedAt, past }]
  })
}
