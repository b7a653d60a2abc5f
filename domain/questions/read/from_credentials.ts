import type { PageAnswer } from '../page_answer.js'
import type { About } from '../passages.js'
import type { Question } from '../question.js'

const MAX_LINE = 160
const MAX_BLOCKS = 600
/** Matches degrees directly after a name: `, MD, PhD`. */
const CREDENTIALS =
  /^,?\s\(?((?:(?:Ph\.?\s?D|D\.?Phil|M\.?D|J\.?D|M\.?Sc|B\.?Sc|MBA|MPH|MFA|LL\.?M|M\.A|M\.S|B\.A|B\.S|Ed\.?D|Dr\.\s?(?:med|phil|rer|iur|ing)|Dipl\.-\p{L}{3,6})\.?(?:,\s|\s?\/\s?|(?![\p{L}\p{N}]))){1,4})/u

/** Reads the degrees that a page writes after the person's name. */
export function fromCredentials({ concept }: Question, { page, mention, date }: About): PageAnswer[] {
  const { name } = mention
  if (concept?.id !== 'highest_education' || mention.entity !== 'person' || !name) return []
  for (const { text } of page.blocks.slice(0, MAX_BLOCKS)) {
    const at = text.length <= MAX_LINE ? text.indexOf(name) : -1
    const [, found] = at < 0 ? [] : (CREDENTIALS.exec(text.slice(at + name.length)) ?? [])
    const value = found?.replace(/[\s,/]{1,3}$/u, '')
    if (value) return [{ value, quote: text, method: 'trait', statedAt: date, past: false }]
  }
  return []
}
