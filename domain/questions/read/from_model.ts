import type { About } from '../passages.js'
import type { PageAnswer } from '../page_answer.js'
import type { Question } from '../question.js'
import { readValue } from '../values/read_value.js'

/** The answers that a page reader proposed for the column, in the column's format. */
export function fromModel(question: Question, { mention }: About): PageAnswer[] {
  return mention.claims.flatMap((claim): PageAnswer[] => {
    if (claim.field !== 'property' || claim.method !== 'model' || claim.value.label !== question.key)
      return []
    const value = readValue(question, claim.value.value)
    if (value === null || value === '') return []
    const { quote, method, statedAt, past } = claim
    return [{ value, quote, method, statedAt, past: past && !question.past }]
  })
}
