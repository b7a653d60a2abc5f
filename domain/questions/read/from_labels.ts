import type { Claim } from '#domain/evidence/claim'
import { ownerOf } from '#domain/evidence/extract/subject/page_owner'
import { dateOfPage } from '#domain/evidence/extract/subject/page_subject'
import type { About } from '../passages.js'
import { answerOfLabel } from '../labels.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { readValue } from '../values/read_value.js'
import { yesNo } from '../values/yes_no.js'

type Property = Extract<Claim, { field: 'property' }>

export const fromLabels = (question: Question, about: About): PageAnswer[] =>
  about.mention.claims.flatMap((claim): PageAnswer[] => {
    if (claim.field !== 'property' || claim.method === 'model') return []
    if (claim.method === 'sentence' && isReadElsewhere(question, claim)) return []
    const answers = answerOfLabel(question, claim.value.label)
    if (!answers) return []
    const value = answerOf(question, claim, about)
    if (value === null || value === '') return []
    const past = (claim.past && !question.past) || answers.past
    return [{ value, quote: claim.quote, method: claim.method, statedAt: claim.statedAt, past }]
  })

/** Reports whether to skip a claim: `from_openings.ts` reads it, or its quote is off topic. */
const isReadElsewhere = ({ concept }: Question, { quote }: Property): boolean =>
  concept?.id === 'hiring' || concept?.avoid?.test(quote) === true

function answerOf(question: Question, { value: { label, value } }: Property, { page }: About): unknown {
  const pair = page.pairs.find((one) => one.label === label && one.value.replace(/\s+/g, ' ') === value)
  if (question.format !== 'boolean') return readValue(question, value, pair?.links)
  const stance = yesNo(value)
  if (stance !== null) return stance
  // `Free trial: 14 days` means yes.
  return /^\d|^[\p{L}\d][^.!?]{1,80}$/u.test(value) && !/^(?:on request|contact|ask)/i.test(value)
    ? true
    : null
}

/**
 * Finds answers in links without text after a label (`Newsletter:`). Such pairs are not extracted
 * as properties.
 */
export function fromLinkedLabels(question: Question, about: About): PageAnswer[] {
  const { page, isWhole } = about
  if (!isWhole || !/^(?:url|email|phone)$/.test(question.format) || !ownerOf(page)) return []
  return page.pairs.flatMap((pair): PageAnswer[] => {
    if (pair.value !== '' || pair.links.length === 0 || !answerOfLabel(question, pair.label)) return []
    const value = readValue(question, '', pair.links)
    return value
      ? [{ value, quote: pair.links[0].href, method: 'label', statedAt: dateOfPage(page), past: false }]
      : []
  })
}
