import type { About } from '../passages.js'
import { labelAnswers } from '../labels.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { readValue } from '../values/read_value.js'
import { yesNo } from '../values/yes_no.js'

const MAX_HEADING_LENGTH = 120
/** A paragraph this short may be the title of a list. */
const MAX_TITLE_LENGTH = 40
const MAX_LIST_LENGTH = 12

/** Finds answers below headings and questions (`Do you ship abroad?`) on a page about the row. */
export function fromHeadings(question: Question, about: About): PageAnswer[] {
  const { page, isWhole, isMined, date } = about
  if (!isWhole || question.purpose || question.role) return []
  return page.blocks.flatMap(({ kind, text, boilerplate }, i): PageAnswer[] => {
    const isTitle = kind === 'paragraph' && text.length <= MAX_TITLE_LENGTH && question.concept !== null
    const isAsked = kind === 'heading' || kind === 'term' || isTitle || /\?$/.test(text)
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

/** A subheading this short may be an entry of a list. */
const MAX_ENTRY_LENGTH = 60

/** Returns the paragraph, list items or short subheadings below a heading. */
function below(about: About, heading: number): string[] {
  const entries = subheadings(about, heading)
  return entries.length > 1 ? entries : linesBelow(about, heading)
}

/** Returns the headings one level below a heading, as in a row of cards. Empty if one is long. */
function subheadings({ page, isMined }: About, heading: number): string[] {
  const { level, kind } = page.blocks[heading]
  const next = page.blocks[heading + 1]
  if (kind !== 'heading' || next?.kind !== 'heading' || next.level! <= level!) return []
  const entries: string[] = []
  for (let i = heading + 1; i < page.blocks.length && entries.length < MAX_LIST_LENGTH; i++) {
    const block = page.blocks[i]
    if (block.kind === 'heading' && block.level! <= level!) break
    if (block.kind !== 'heading' || block.level !== next.level || !isMined(i)) continue
    if (block.text.length > MAX_ENTRY_LENGTH) return []
    entries.push(block.text)
  }
  return entries
}

function linesBelow({ page, isMined }: About, heading: number): string[] {
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
