import type { About } from '../passages.js'
import { labelAnswers } from '../labels.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { readValue } from '../values/read_value.js'
import { yesNo } from '../values/yes_no.js'

const MAX_HEADING_LENGTH = 120
const MAX_LIST_LENGTH = 12

/** Finds answers below headings and questions (`Do you ship abroad?`) on a page about the row. */
export function fromHeadings(question: Question, about: About): PageAnswer[] {
  const { page, isWhole, isMined, date } = about
  if (!isWhole || question.purpose || question.role) return []
  return page.blocks.flatMap(({ kind, text, boilerplate }, i): PageAnswer[] => {
    const isAsked = kind === 'heading' || kind === 'term' || /\?$/.test(text)
    if (!isAsked || boilerplate || text.length > MAX_HEADING_LENGTH || !isMined(i)) return []
    if (kind === 'term' && !/\?$/.test(text)) return []
    const answers = labelAnswers(question, text)
    if (!answers) return []
    const lines = below(about, i)
    const value = answerIn(question, lines)
    const quote = question.format === 'text' ? lines.join('\n') : (lines[0] ?? '')
    if (value === null || value === '' || quote.length > 300) return []
    return [{ value, quote, method: 'heading', statedAt: date, past: answers.past }]
  })
}

/** Returns the paragraph or list items below a heading. */
function below({ page, isMined }: About, heading: number): string[] {
  const lines: string[] = []
  for (let i = heading + 1; i < page.blocks.length && lines.length < MAX_LIST_LENGTH; i++) {
    const { kind, text, boilerplate } = page.blocks[i]
    if (boilerplate || kind === 'heading' || kind === 'term' || !isMined(i) || /\?$/.test(text)) break
    if (lines.length > 0 && kind !== 'item') break
    lines.push(text)
    if (kind !== 'item') break
  }
  return lines
}

function answerIn(question: Question, lines: string[]): unknown {
  const [first] = lines
  if (first === undefined) return null
  if (question.format === 'boolean') return yesNo(first)
  const text = question.format === 'text' || question.format === 'options' ? lines.join(', ') : first
  return text.length <= 300 ? readValue(question, text) : null
}
