import type { Claim } from '#domain/evidence/claim'
import { ownerOf } from '#domain/evidence/extract/subject/page_owner'
import { dateOfPage } from '#domain/evidence/extract/subject/page_subject'
import type { About } from '../passages.js'
import { labelAnswers } from '../labels.js'
import type { Question } from '../question.js'
import type { Said } from '../said.js'
import { readValue } from '../values/read_value.js'
import { yesNo } from '../values/yes_no.js'

type Property = Extract<Claim, { field: 'property' }>

/** Answers of labels with values: those that extraction ascribes to the mention. */
export function fromLabels(question: Question, about: About): Said[] {
  return about.mention.claims.flatMap((claim): Said[] => {
    if (claim.field !== 'property') return []
    if (claim.method === 'sentence' && isReadElsewhere(question, claim)) return []
    const answers = labelAnswers(question, claim.value.label)
    if (!answers) return []
    const value = answerOf(question, claim, about)
    if (value === null || value === '') return []
    const past = (claim.past && !question.past) || answers.past
    return [{ value, quote: claim.quote, method: claim.method, statedAt: claim.statedAt, past }]
  })
}

/** What sentences say of openings is read from the page as a whole; and some speak of something like it. */
const isReadElsewhere = ({ concept }: Question, { quote }: Property): boolean =>
  concept?.id === 'hiring' || concept?.avoid?.test(quote) === true

function answerOf(question: Question, { value: { label, value } }: Property, { page }: About): unknown {
  const pair = page.pairs.find((one) => one.label === label && one.value.replace(/\s+/g, ' ') === value)
  if (question.format !== 'boolean') return readValue(question, value, pair?.links)
  const stance = yesNo(value)
  if (stance !== null) return stance
  // `Free trial: 14 days` says that there is one.
  return /^\d|^[\p{L}\d][^.!?]{1,80}$/u.test(value) && !/^(?:on request|contact|ask)/i.test(value)
    ? true
    : null
}

/** Labels with links and no text, which extraction makes no property of: `Newsletter:` before a link. */
export function fromLinkedLabels(question: Question, about: About): Said[] {
  const { page, isWhole } = about
  if (!isWhole || !/^(?:url|email|phone)$/.test(question.format) || !ownerOf(page)) return []
  return page.pairs.flatMap((pair): Said[] => {
    if (pair.value !== '' || pair.links.length === 0 || !labelAnswers(question, pair.label)) return []
    const value = readValue(question, '', pair.links)
    return value
      ? [{ value, quote: pair.links[0].href, method: 'label', statedAt: dateOfPage(page), past: false }]
      : []
  })
}
