import { careerEntries } from './career_entries.js'
import { addStudies } from './education_entries.js'
import { addJob, readJob } from './employment.js'
import { isSection } from './headings.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

/** Longer lists are not one person's career. */
const MAX_ENTRIES = 400
/** Longer entries are running text. */
const MAX_ENTRY_LENGTH = 250

/** Extracts jobs and studies below headings such as Experience and Education on a person's page. */
export function fromHistory(reading: Reading): void {
  const { subject, profile } = reading
  if (subject?.entity !== 'person') return
  const mention = mentionOf(reading, subject)
  const method = profile ? ('profile' as const) : ('label' as const)
  addStudies(reading, mention, method)
  for (const { job, quote } of careerEntries(reading)) addJob(reading, mention, job, { quote, method })
  let isFirst = true
  let count = 0
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate || block.kind === 'heading' || block.text.length > MAX_ENTRY_LENGTH) continue
    const origin = { quote: block.text, method }
    if (!isSection('experience', block.section)) continue
    if (++count > MAX_ENTRIES) return
    const job = readJob(block.text)
    if (!job) continue
    // Without dates, the first entry is the current job.
    const current = job.current || (isFirst && job.start === null && job.end === null)
    addJob(reading, mention, { ...job, current }, origin)
    isFirst = false
  }
}
