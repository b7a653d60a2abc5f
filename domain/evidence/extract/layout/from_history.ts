import { careerEntries } from './career_entries.js'
import { datedPairs } from './dated_pairs.js'
import { isDegree, isSchool } from './education.js'
import { addDegreeBelowName, addStudies } from './education_entries.js'
import { addJob, readJob } from './employment.js'
import { isSection } from './headings.js'
import { personSections } from './person_sections.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

/** Longer lists are not one person's career. */
const MAX_ENTRIES = 400
/** Longer entries are running text. */
const MAX_ENTRY_LENGTH = 250

/** Adds the studies below each person's name, as on the page of a team. */
function addStudiesOfOthers(reading: Reading): void {
  const { page, isArticle } = reading
  if (isArticle) return
  for (const { name, at, from, until } of personSections(reading)) {
    const lines = page.blocks.slice(from, until).map(({ text }) => text)
    addDegreeBelowName(reading, name, lines)
    if (!lines.some((line) => isSection('education', line) || (isDegree(line) && isSchool(line)))) continue
    const mention = reading.book.of('person', name)
    reading.book.add(mention, 'name', name, { quote: page.blocks[at].text, method: 'card' })
    addStudies(reading, mention, 'card', [from, until])
  }
}

/** Extracts jobs and studies below headings such as Experience and Education on a person's page. */
export function fromHistory(reading: Reading): void {
  const { subject, profile } = reading
  if (subject?.entity !== 'person') {
    addStudiesOfOthers(reading)
    return
  }
  const mention = mentionOf(reading, subject)
  const method = profile ? ('profile' as const) : ('label' as const)
  addStudies(reading, mention, method)
  const entries = [...careerEntries(reading), ...datedPairs(reading)]
  for (const { job, quote } of entries) addJob(reading, mention, job, { quote, method })
  let isFirst = !entries.some(({ job }) => job.current)
  let count = 0
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate || block.kind === 'heading' || block.text.length > MAX_ENTRY_LENGTH) continue
    const origin = { quote: block.text, method }
    if (!isSection('experience', block.section)) continue
    if (++count > MAX_ENTRIES) return
    const job = readJob(block.text)
    if (!job) continue
    // Without dates, the first entry is the current job. In tables, dates are in another cell.
    const isUndated = job.start === null && job.end === null && block.kind !== 'cell'
    const current = job.current || (isFirst && isUndated)
    addJob(reading, mention, { ...job, current }, origin)
    isFirst = false
  }
}
