import { fold } from '#domain/people/text/text'
import type { Page } from '../../page.js'
import { meaningOf } from '../labels/label_meaning.js'
import { isSidePage } from '../company/page_purpose.js'
import {
  LEGAL_HEADINGS,
  OTHERS_HEADINGS,
  OTHERS_LINES,
  REFEREES_HEADINGS,
} from './data/others_sections_data.js'

const MAX_HEADING_LENGTH = 70
/** The maximum number of lines below a title that is a short paragraph, not a heading. */
const MAX_LINES = 10

/**
 * Marks the blocks about third parties: the site's host or designer, a chamber, an insurer, an
 * authority, the referees of a CV. Their addresses and numbers are not the owner's.
 */
export function othersBlocks(page: Page): boolean[] {
  const isLegal = isSidePage(page)
  let until = -1
  let isHeaded = false
  /** The level of the heading of the referees; null outside of their section. */
  let referees: number | null = null
  return page.blocks.map((block, i) => {
    if (block.boilerplate) return isOthersLine(block.text)
    const isShort = block.text.length <= MAX_HEADING_LENGTH
    if (block.kind === 'heading') {
      if (isShort && REFEREES_HEADINGS.test(headingOf(block.text))) referees = block.level
      else if (referees !== null && (block.level ?? 0) <= referees) referees = null
      isHeaded = referees !== null || (isShort && isOthersHeading(block.text, isLegal))
      until = -1
    } else if (isShort && REFEREES_HEADINGS.test(headingOf(block.text)) && /^\P{Ll}|:$/u.test(block.text))
      until = i + MAX_LINES
    else if (isShort && isOthersHeading(block.text, isLegal)) until = i + MAX_LINES
    else if (until >= i && isShort && /[:：]$/.test(block.text) && !meaningOf(block.text)) until = -1
    return isHeaded || i <= until || isOthersLine(block.text)
  })
}

function isOthersHeading(text: string, isLegal: boolean): boolean {
  const heading = headingOf(text)
  return OTHERS_HEADINGS.test(heading) || (isLegal && LEGAL_HEADINGS.test(heading))
}

const headingOf = (text: string): string => fold(text).replace(/^[^\p{L}]+|(?<![\s:.…])[\s:.…]+$/gu, '')

const isOthersLine = (text: string): boolean => text.length < 500 && OTHERS_LINES.test(fold(text))
