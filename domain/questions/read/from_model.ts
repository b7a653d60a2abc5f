import { isTitle } from '#domain/evidence/extract/recognisers'
import { findRoles } from '#domain/people/titles/role_mentions'
import { words } from '#domain/people/text/text'
import type { About } from '../passages.js'
import type { PageAnswer } from '../page_answer.js'
import type { Question } from '../question.js'
import { readValue } from '../values/read_value.js'

/** Matches words for a company's head that are not job titles. */
const HEADED =
  /vertreten durch|vertretungsberechtigt|leitung|represented by|représentée? par|representad[oa] por|rappresentante|titolare|amministratore|eigenaar|directie|代表|대표/iu

/** Returns the answers that a language model read for the column, in the column's format. */
export function fromModel(question: Question, { mention }: About): PageAnswer[] {
  return mention.claims.flatMap((claim): PageAnswer[] => {
    if (claim.field !== 'property' || claim.method !== 'model' || claim.value.label !== question.key)
      return []
    if (asksForHolder(question) && !namesPost(claim.quote)) return []
    const value = readValue(question, claim.value.value)
    if (value === null || value === '') return []
    const { quote, method, statedAt, past } = claim
    return [{ value, quote, method, statedAt, past: past && !question.past }]
  })
}

const asksForHolder = ({ role, concept }: Question): boolean => role !== null || concept?.holds === 'person'

/** Reports whether a quote states a job title, and not only the name of its holder. */
const namesPost = (quote: string): boolean =>
  findRoles(words(quote)).length > 0 ||
  HEADED.test(quote) ||
  quote.split(/[,:;()\n–|-]/).some((piece) => isTitle(piece.trim()))
