import type { Block } from '../../page.js'
import { isCompanyName, isPlace, isTitle } from '../recognisers.js'
import { minedBlocks, type Reading } from '../reading.js'
import { datesIn } from './education.js'
import { type Job, readJob } from './employment.js'
import { isSection } from './headings.js'
import { readHeadline } from './headlines.js'
import { organisationRank } from '../sentences/phrases/nouns.js'

export type CareerEntry = { job: Job; quote: string }
type Line = {
  text: string
  rest: string
  isDated: boolean
  /** Whether the line is a heading or a term, which begins an entry. */
  isLead: boolean
  dates: ReturnType<typeof datesIn>
}

/** Longer lines are running text. */
const MAX_LINE_LENGTH = 160
const MAX_LINES = 400
/** An entry names its job within this many lines before or after its dates. */
const MAX_AROUND = 2

/**
 * Returns the jobs in lists whose entries have several lines: dates, title and employer, in any
 * order. Within one list, all entries have the dates in the same place.
 */
export function careerEntries(reading: Reading): CareerEntry[] {
  return regionsOf(reading).flatMap(entriesOf)
}

/** Returns the lines below each heading such as Experience, up to the next heading of its level. */
function regionsOf(reading: Reading): Line[][] {
  const regions: Line[][] = []
  let level: number | null = null
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate) continue
    if (block.kind === 'heading') {
      if (isSection('experience', block.text)) {
        regions.push([])
        level = block.level
        continue
      }
      if (level !== null && block.level! <= level) level = null
    }
    if (level !== null && regions.at(-1)!.length < MAX_LINES) regions.at(-1)!.push(lineOf(block))
  }
  return regions
}

function lineOf({ text, kind }: Block): Line {
  const dates = datesIn(text)
  const isLead = kind === 'heading' || kind === 'term'
  return { text, rest: dates.rest, dates, isDated: dates.start !== null || dates.current, isLead }
}

function entriesOf(lines: readonly Line[]): CareerEntry[] {
  const dated = lines.flatMap((line, i) => (line.isDated && line.text.length <= MAX_LINE_LENGTH ? [i] : []))
  if (dated.length === 0) return []
  const before = lines[dated[0]].isLead ? 0 : dated[0]
  if (before > MAX_AROUND) return []
  return dated.flatMap((at, i): CareerEntry[] => {
    const whole = readJob(lines[at].text)
    // `fromHistory` reads entries of one line, except headings.
    if (whole) return lines[at].isLead ? [{ job: whole, quote: lines[at].text }] : []
    const end = Math.min(at + MAX_AROUND + 1, (dated[i + 1] ?? lines.length) - before)
    const entry = lines.slice(Math.max(0, at - before), end)
    const job = jobOf(
      entry.map(({ rest }) => rest).filter((text) => text !== '' && text.length <= MAX_LINE_LENGTH)
    )
    const { start, end: until, current } = lines[at].dates
    return job
      ? [{ job: { ...job, start, end: until, current }, quote: entry.map(({ text }) => text).join('\n') }]
      : []
  })
}

/** Returns the title and the employer that the lines of an entry name; null without an employer. */
function jobOf(lines: readonly string[]): Pick<Job, 'title' | 'company'> | null {
  for (const text of lines) {
    const headline = readHeadline(text)
    if (headline?.company) return { title: headline.title, company: withoutConjunction(headline.company) }
  }
  const title = lines.find((text) => isTitle(text))
  const companies = lines.filter(
    (text) =>
      text !== title &&
      NAME.test(text) &&
      isCompanyName(text) &&
      !isTitle(text) &&
      !isPlace(withoutTail(text))
  )
  const company = companies.find((text) => organisationRank(withoutTail(text)) > UNKNOWN) ?? companies[0]
  return title && company ? { title: firstTitle(title), company: withoutTail(company) } : null
}

/** Drops a conjunction at the end, left from a cut phrase: `Elmwood College and`. */
const withoutConjunction = (company: string): string => company.replace(/\s(?:and|und|et|y|e|en)$/u, '')

/** Returns the first of several titles in a line. */
function firstTitle(line: string): string {
  const [first] = line.split(/\s[|·•–—]\s/u)
  return isTitle(first) ? first : line
}

/** Drops the rest of a line after a mark such as `·`, and a place or department after a comma. */
function withoutTail(line: string): string {
  const [company] = line.split(/\s[·•|]\s/u)
  const [name, ...rest] = company.split(/,\s/)
  const tail = rest.join(', ')
  return tail && (isPlace(tail) || organisationRank(tail) === UNIT) ? name : company
}
/** Matches a text that may be a name: no label, and not several words in lower case. */
const NAME = /^(?:[\p{Lu}\p{Lo}\p{N}][^:：]*|[\p{Ll}\p{N}.]+)$/u
/** The `organisationRank` of departments. */
const UNIT = 1
/** The `organisationRank` of names that may be anything. */
const UNKNOWN = 2
