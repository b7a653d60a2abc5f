import { missingPagesAdvice, type ReadMode } from '#domain/evidence/missing_pages'

/** Counts of the people that a verified search considered. */
export type SearchTally = {
  candidates: number
  indexed: number
  /** Candidates whose research finished. */
  checked: number
  /** Checked people without a page in reach. */
  withoutPages: number
  /** Checked people whose pages could not be read at this time. */
  unreadable: number
  /** Checked people whose pages do not prove every condition. */
  unproven: number
  /**
   * People outside the index whom no independent publishers confirm, and whom the site of their
   * recorded employer does not name.
   */
  uncorroborated: number
}

export const emptyTally = (): SearchTally => ({
  candidates: 0,
  indexed: 0,
  checked: 0,
  withoutPages: 0,
  unreadable: 0,
  unproven: 0,
  uncorroborated: 0,
})

export type Circumstances = {
  /** Whether fewer people were found than requested. */
  isShort: boolean
  /** Whether the deadline passed before all candidates were checked. */
  timedOut: boolean
  reads: ReadMode
}

/**
 * Explains why a search found fewer people than requested, one sentence per cause, and suggests
 * what to do. Empty if it found enough.
 */
export function shortfallWarnings(tally: SearchTally, { isShort, timedOut, reads }: Circumstances): string[] {
  if (!isShort) return []
  const { candidates, checked, withoutPages, unreadable, unproven, uncorroborated } = tally
  const unchecked = candidates - checked
  const warnings: [applies: number | boolean, sentence: string][] = [
    [
      candidates === 0,
      'No candidate in the index or on the pages in reach: use broader values or fewer filters.',
    ],
    [
      timedOut && unchecked > 0,
      `The deadline passed with ${people(unchecked)} unchecked: request fewer results or narrow the filters.`,
    ],
    [withoutPages, `${noPages(people(withoutPages))}: ${missingPagesAdvice(reads)}`],
    [unreadable, `Pages about ${people(unreadable)} could not be read: try again later.`],
    [
      unproven,
      `Pages about ${people(unproven)} do not prove every condition: use fewer or broader filters, or type fast for results from the index.`,
    ],
    [
      uncorroborated,
      `${people(uncorroborated)} left out because their employer's site does not name them: import a record or a second page about them.`,
    ],
  ]
  return warnings.filter(([applies]) => Boolean(applies)).map(([, sentence]) => sentence)
}

export const noPages = (subject: string): string => `No page in reach is about ${subject}`
export const people = (count: number): string => (count === 1 ? '1 candidate' : `${count} candidates`)
