import type { About } from '../passages.js'
import { SKILL_LABELS } from '../data/specialty_words_data.js'
import { foldLabel, answerOfLabel } from '../labels.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { readValue } from '../values/read_value.js'
import { yesNo } from '../values/yes_no.js'

const MAX_HEADING_LENGTH = 120
/** A paragraph this short may be the title of a list. */
const MAX_TITLE_LENGTH = 40
const MAX_LIST_LENGTH = 12

/**
 * Finds answers below headings and questions (`Do you ship abroad?`) on a page about the row, or
 * below the row's name in a heading.
 */
export function fromHeadings(question: Question, about: About): PageAnswer[] {
  const { page, isOfMention, isMined, date } = about
  if (question.purpose || question.role) return []
  return page.blocks.flatMap(({ kind, text, boilerplate }, i): PageAnswer[] => {
    if (!isOfMention(i)) return []
    const isTitle = kind === 'paragraph' && text.length <= MAX_TITLE_LENGTH && question.concept !== null
    const isAsked = kind === 'heading' || kind === 'term' || isTitle || /\?$/.test(text)
    if (!isAsked || boilerplate || text.length > MAX_HEADING_LENGTH || !isMined(i)) return []
    if (kind === 'term' && !/\?$/.test(text)) return []
    const answers = answerOfLabel(question, text) ?? partAnswers(question, text)
    if (!answers) return []
    const lines = question.concept?.id === 'specialty' ? fitting(topicsBelow(about, i)) : below(about, i)
    const value = answerIn(question, lines)
    const quote = question.format === 'text' ? quoteOf(about, i, lines) : (lines[0] ?? '')
    if (value === null || value === '' || quote.length > 300) return []
    return [{ value, quote, method: 'heading', statedAt: date, past: answers.past }]
  })
}

const MIN_SKILLS = 2

/** Finds the skills that a person's page lists below a heading, for pages that state no specialty. */
export function fromSkills({ concept, format }: Question, about: About): PageAnswer[] {
  const { page, isWhole, isMined, date } = about
  if (concept?.id !== 'specialty' || format !== 'text' || !isWhole) return []
  for (const [i, { kind, text, boilerplate }] of page.blocks.entries()) {
    if (kind !== 'heading' || boilerplate || !isMined(i) || !SKILL_LABELS.has(foldLabel(text))) continue
    const lines = fitting(topicsBelow(about, i))
    const quote = quoteOf(about, i, lines)
    const value = lines.join(', ')
    if (lines.length >= MIN_SKILLS && value.length <= MAX_QUOTE && quote.length <= MAX_QUOTE)
      return [{ value, quote, method: 'trait', statedAt: date, past: false }]
  }
  return []
}

const MAX_QUOTE = 300

/** Returns the first lines of a list that fit in a value and its quote. */
function fitting(lines: readonly string[]): string[] {
  let length = 0
  return lines.filter((line, i) => (length += line.length + 2) <= MAX_QUOTE || i === 0)
}

/** Returns the text from the first to the last line, or only the first line if that is too long. */
function quoteOf({ page }: About, heading: number, lines: readonly string[]): string {
  const joined = lines.join('\n')
  const end = page.blocks.findIndex(({ text }, i) => i > heading && text === lines.at(-1))
  const start = page.blocks.findIndex(({ text }, i) => i > heading && text === lines[0])
  if (end - start === lines.length - 1 || lines.length < 2) return joined
  const whole = page.blocks
    .slice(start, end + 1)
    .map(({ text }) => text)
    .join('\n')
  return whole.length <= MAX_QUOTE ? whole : lines[0]
}

/** Words between the parts of a heading: `Research interests & teaching`. */
const AND = /\s?[&/,+]\s?|\s(?:and|und|et|y|e|en)\s/iu

/**
 * Like `answerOfLabel`, for a question about a specialty and a heading that also names something
 * else.
 */
function partAnswers(question: Question, text: string): { past: boolean } | null {
  if (question.concept?.id !== 'specialty') return null
  const parts = text.split(AND).filter((part) => part.length > 3)
  if (parts.length < 2) return null
  return parts.map((part) => answerOfLabel(question, part)).find((answers) => answers !== null) ?? null
}

/**
 * Returns the topics below a heading: the subheadings or list items of its section, even after an
 * introduction, or else its first paragraph.
 */
function topicsBelow(about: About, heading: number): string[] {
  const { blocks } = about.page
  const { kind, level } = blocks[heading]
  const plain = below(about, heading)
  if (kind !== 'heading') return plain
  const end = blocks.findIndex(
    (block, i) => i > heading && block.kind === 'heading' && block.level! <= level!
  )
  const section = blocks.slice(heading + 1, end < 0 ? blocks.length : end)
  const isListed = plain.length > 1 || section[0]?.kind === 'item'
  if (isListed || section[0]?.kind === 'heading') return plain
  const first = section.find((block) => block.kind === 'heading')?.level
  const entries = section.filter((block) => (first ? block.level === first : block.kind === 'item'))
  const isShort = entries.every(({ text }) => text.length <= MAX_ENTRY_LENGTH)
  return entries.length > 1 && isShort ? entries.slice(0, MAX_LIST_LENGTH).map(({ text }) => text) : plain
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
