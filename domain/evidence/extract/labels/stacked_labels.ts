import type { Page, Pair } from '../../page.js'
import { hasTownLine, placeOfAddress } from '../values/addresses.js'
import { meaningOf } from './label_meaning.js'
import type { LabelMeaning } from './data/labels_data.js'

/**
 * The maximum number of value lines below a label on its own line. Labels with other meanings are
 * not paired.
 */
const MAX_LINES: Partial<Record<LabelMeaning, number>> = {
  company_name: 1,
  legal_name: 1,
  headquarters: 6,
  address: 6,
  email: 1,
  phone: 1,
  founded: 1,
  headcount: 1,
  industry: 5,
  ceo: 6,
}
const MAX_LABEL_LENGTH = 60
const MAX_VALUE_LENGTH = 200
const MAX_LINKS = 5
/** Matches labels of input fields, which end with `*` or with a hint in brackets. */
const FORM_FIELD = /[*)]$/
/** `Label: value` on one line. */
const LABELLED = /^[^:：]{2,50}[:：]\s*\S/u

/**
 * Pairs a label on its own line with the lines below it. Examples: `Vertreten durch` above a name,
 * `Address` above street and town. Reads each block once or twice.
 */
export function stackedPairs({ blocks, links, pairs }: Page): Pair[] {
  const paired = new Set(pairs.map(({ block }) => block))
  const found: Pair[] = []
  let link = 0
  for (let i = 0; i + 1 < blocks.length; i++) {
    const { text, kind, boilerplate } = blocks[i]
    const limit = kind === 'cell' || kind === 'header' ? undefined : linesOf(text, boilerplate)
    if (limit === undefined || paired.has(i + 1)) continue
    let end = i + 1
    while (end < blocks.length && end - i <= limit && isValue(blocks[end], blocks[i])) end++
    if (end === i + 1) continue
    const lines = untilTown(blocks.slice(i + 1, end).map((block) => block.text))
    while (link < links.length && links[link].block <= i) link++
    const near = links.slice(link, link + MAX_LINKS).filter(({ block }) => block <= i + lines.length)
    found.push({
      label: text.replace(/[:：]$/u, '').trim(),
      value: lines.join('\n'),
      block: i + 1,
      links: near,
    })
    i = end - 2
  }
  return found
}

/**
 * Returns the maximum number of value lines; undefined if the text is not such a label. In
 * boilerplate, only contact labels count, because other labels are names of pages.
 */
function linesOf(text: string, boilerplate: boolean): number | undefined {
  const meaning = text.length <= MAX_LABEL_LENGTH ? meaningOf(text) : null
  if (!meaning || FORM_FIELD.test(text) || (boilerplate && !/^(?:address|email|phone)$/.test(meaning)))
    return undefined
  return MAX_LINES[meaning]
}

const isValue = (block: Page['blocks'][number], label: Page['blocks'][number]): boolean =>
  block.kind !== 'heading' &&
  block.kind !== 'header' &&
  block.boilerplate === label.boilerplate &&
  block.text.length <= MAX_VALUE_LENGTH &&
  !LABELLED.test(block.text) &&
  meaningOf(block.text) === null

/** Drops lines after the first town line, except the next one, which may be the country. */
function untilTown(lines: string[]): string[] {
  const town = lines.findIndex(
    (line, i) => hasTownLine(line) && placeOfAddress(lines.slice(0, i + 1).join('\n')) !== null
  )
  return town < 0 ? lines : lines.slice(0, town + 2)
}
