import type { Mention } from '#domain/evidence/claim'
import type { Block, Page } from '#domain/evidence/page'
import { sentencesOf } from '#domain/evidence/extract/sentences/sentences'
import { isNegated } from '#domain/evidence/extract/negation'
import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import { metaOf } from '#domain/evidence/extract/markup/meta'
import { ADDRESS, CONTACT_SECTIONS, OTHER_SECTIONS, OTHERS, PAST, SELF } from './statement_words_data.js'

/** A present statement of a page about a person. */
export type Statement = {
  /** One sentence or short block, verbatim. */
  core: string
  /** The core and the short blocks beside it, such as a name or an employer: verbatim, in lines. */
  context: string
  /** Whether the core is a short block, such as a line below a name, and not a sentence. */
  isLine: boolean
  /** Whether the core belongs to an address. */
  isContact: boolean
  /** Whether the core is among the first lines of a page, or near a person's name. */
  isTop: boolean
}

const MAX_LINE = 120
/** How far a page speaks about a person after the person's name, in blocks and characters. */
const NEAR = { blocks: 12, characters: 400 }
const MAX_BLOCKS = 400
const MAX_TOP = 12
const MAX_DESCRIPTION = 400
const MAX_STATEMENTS = 200

/**
 * Returns the present statements of a page about a mentioned person: all of the page if it is the person's
 * own, else the blocks with the person's name and those that follow it. Excludes former jobs, ended periods,
 * negations, sentences about others, navigation and sections on education, publications and the like. `year`
 * is the present year.
 */
export function statementsAbout(
  page: Page,
  mention: Mention,
  others: readonly Mention[],
  year: number
): Statement[] {
  const blocks = page.blocks.slice(0, MAX_BLOCKS)
  const near = mention.own ? null : nearName(blocks, mention, others)
  const statements: Statement[] = []
  if (mention.own && page.title && !isAside(page.title))
    statements.push(lineOf(page.title, page.title, false, true))
  const description = mention.own ? metaOf(page, 'description', 'og:description') : null
  if (description && description.length <= MAX_DESCRIPTION && !isPromptInjection(description))
    for (const core of sentencesOf(description))
      if (!isAside(core) && !hasEnded(core, year))
        statements.push({ core, context: core, isLine: false, isContact: false, isTop: true })
  for (const [i, block] of blocks.entries()) {
    if (statements.length >= MAX_STATEMENTS) break
    const isAddress =
      block.boilerplate && blocks.slice(Math.max(0, i - 1), i + 3).some(({ text }) => ADDRESS.test(text))
    const isSelf = block.boilerplate && SELF.test(block.text)
    if (near ? !near.has(i) : !isTold(block) && !isAddress && !isSelf) continue
    if (isPromptInjection(block.text) || isOver(blocks, i, year)) continue
    const isContact =
      isAddress ||
      [page.title, block.section, shortOf(blocks[i - 1])].some((text) => CONTACT_SECTIONS.test(text ?? ''))
    const isTop = near !== null || statements.length < MAX_TOP
    if (block.text.length <= MAX_LINE) {
      if (isAside(block.text)) continue
      const beside = [blocks[i - 1], block, blocks[i + 1]].filter(
        (one) =>
          one === block ||
          (one &&
            isLine(one) &&
            (near !== null || isTold(one)) &&
            !isAside(one.text) &&
            !isSentence(one.text))
      )
      statements.push(lineOf(block.text, beside.map(({ text }) => text).join('\n'), isContact, isTop))
      continue
    }
    for (const sentence of sentencesOf(block.text))
      if (!isAside(sentence) && !hasEnded(sentence, year))
        statements.push({ core: sentence, context: sentence, isLine: false, isContact, isTop })
  }
  return statements
}

/** Whether a text is about the past or other people, or negates something. */
const isAside = (text: string) => PAST.test(text) || OTHERS.test(text) || isNegated(text)

/** Whether a text is a sentence, not a line such as the name of an employer. */
export const isSentence = (text: string) => /[.!?]$/.test(text) && text.split(/\s+/).length > 3

const lineOf = (core: string, context: string, isContact: boolean, isTop: boolean): Statement => ({
  ...{ core, context, isContact, isTop },
  isLine: true,
})

const shortOf = (block: Block | undefined) => (block && block.text.length <= 40 ? block.text : null)

const isLine = ({ text, boilerplate }: Block) => text.length <= MAX_LINE && !boilerplate

/** Whether a block of a person's own page may speak about its owner. */
const isTold = ({ boilerplate, kind, text, section }: Block): boolean =>
  !boilerplate &&
  !(kind === 'heading' && OTHER_SECTIONS.test(text)) &&
  (section === null || section.length > MAX_LINE || !OTHER_SECTIONS.test(section))

/** Returns the positions of the blocks that name a person, and of those that follow. */
function nearName(
  blocks: readonly Block[],
  { name, claims }: Mention,
  others: readonly Mention[]
): Set<number> {
  const near = new Set<number>()
  if (!name) return near
  const strangers = others.flatMap((other) =>
    other.entity === 'person' && other.name && other.name !== name ? [other.name] : []
  )
  // The parts of a name may be in several blocks: `First name:`, `Last name:`.
  const ends = claims.flatMap(({ field, quote }) =>
    field === 'name' && !quote.includes(name) ? [quote.split('\n').at(-1)!] : []
  )
  for (const [at, { text, boilerplate }] of blocks.entries()) {
    if (boilerplate || !(text.includes(name) || ends.includes(text))) continue
    near.add(at)
    let characters = 0
    for (let i = at + 1; i < blocks.length && i - at <= NEAR.blocks; i++) {
      characters += blocks[i].text.length
      if (characters > NEAR.characters || strangers.some((other) => blocks[i].text.includes(other))) break
      near.add(i)
    }
  }
  return near
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g
const PRESENT =
  /present|current|today|now|since|heute|aktuell|seit|présent|aujourd|depuis|actual|presente|desde|hoje|oggi|heden|sinds|현재|現在/i

/** Whether the period beside a line, or in it, ended in an earlier year. */
function isOver(blocks: readonly Block[], i: number, year: number): boolean {
  const isPeriod = (block: Block | undefined) =>
    block !== undefined && block.text.length <= 40 && block.text.search(YEARS) >= 0
  const period = [blocks[i], blocks[i - 1], blocks[i + 1]].find(isPeriod)
  return period !== undefined && blocks[i].text.length <= MAX_LINE
    ? hasEnded(period.text, year)
    : blocks[i].text.length <= MAX_LINE && hasEnded(blocks[i].text, year)
}

/** Whether a text states a range of years that ended before `year`. */
function hasEnded(text: string, year: number): boolean {
  if (PRESENT.test(text)) return false
  const [, end] =
    /(?<!\d)(?:19|20)\d\d\s*(?:[-–—/]|to|bis|à|a|al|até|tot)\s*(?:\p{L}+\.?\s*|\d\d?[./])?((?:19|20)\d\d)(?!\d)/iu.exec(
      text
    ) ?? []
  return end !== undefined && Number(end) < year
}
