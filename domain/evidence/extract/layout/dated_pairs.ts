import { minedBlocks, type Reading } from '../reading.js'
import { organisationRank } from '../sentences/phrases/nouns.js'
import type { CareerEntry } from './career_entries.js'
import { datesIn, isDegree } from './education.js'
import { readHeadline } from './headlines.js'

/** Longer values are running text. */
const MAX_VALUE_LENGTH = 250
const MAX_PAIRS = 400
/** The `organisationRank` of departments. */
const UNIT = 1

/**
 * Returns the jobs of tables and definition lists whose labels are periods: `2019 – today` beside
 * `Professor at the Department of Botany, X University`.
 */
export function datedPairs(reading: Reading): CareerEntry[] {
  const mined = new Set([...minedBlocks(reading)].map(([i]) => i))
  return reading.page.pairs
    .filter(({ block, value }) => mined.has(block) && value.length <= MAX_VALUE_LENGTH)
    .slice(0, MAX_PAIRS)
    .flatMap(({ label, value, block }): CareerEntry[] => {
      const { rest, start, end, current } = datesIn(label)
      if (rest !== '' || (start === null && !current) || isDegree(value)) return []
      const headline = readHeadline(value.split('\n')[0])
      if (!headline?.company || !headline.title) return []
      const company = largerIn(value, headline.company)
      const quote = reading.page.blocks[block].text
      return [{ job: { title: headline.title, company, start, end, current }, quote }]
    })
}

/** Returns the organisation after a department's name, or the company if it is not a department. */
function largerIn(value: string, company: string): string {
  if (organisationRank(company) !== UNIT) return company
  const after = value.slice(value.indexOf(company) + company.length)
  const parts = after.split(/,\s|\n/u).map((part) => part.replace(/\s\([^()]*\)$/u, '').trim())
  return parts.find((part) => part !== '' && organisationRank(part) > UNIT + 1) ?? company
}
