import { missingPagesAdvice, type ReadMode } from '#domain/evidence/missing_pages'

/** What became of the people that a verified search looked at, counted. */
export type SearchTally = {
  /** People of the index and of pages who could be meant. */
  candidates: number
  /** Those of them whom the index has. */
  indexed: number
  /** Candidates whose research ended. */
  checked: number
  /** Checked people of whom no page was in reach. */
  withoutPages: number
  /** Checked people some of whose pages could not be read for now. */
  unreadable: number
  /** Checked people whom pages do not prove to meet everything that was asked. */
  unproven: number
  /** People in no record who are named only on a page of their own. */
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
  /** Whether fewer people were found than asked for. */
  isShort: boolean
  /** Whether the deadline came before everybody was checked. */
  timedOut: boolean
  reads: ReadMode
}

/** Why a verified search found fewer people than asked for and what to do, one sentence each; empty where it did not. */
export function shortfallWarnings(tally: SearchTally, { isShort, timedOut, reads }: Circumstances): string[] {
  if (!isShort) return []
  const { candidates, checked, withoutPages, unreadable, unproven, uncorroborated } = tally
  const unchecked = candidates - checked
  const said: [number | boolean, string][] = [
    [
      candidates === 0,
      'Nobody in the index or on the pages in reach could be meant: use broader values or fewer filters.',
    ],
    [
      timedOut && unchecked > 0,
      `The deadline was reached with ${people(unchecked)} unchecked: ask for fewer results or narrow the filters.`,
    ],
    [withoutPages, `${noPages(people(withoutPages))}: ${missingPagesAdvice(reads)}`],
    [unreadable, `Pages about ${people(unreadable)} could not be read: try again later.`],
    [
      unproven,
      `Pages about ${people(unproven)} do not prove everything asked: use fewer or broader filters, or type fast for people the index has.`,
    ],
    [
      uncorroborated,
      `${people(uncorroborated)} left out because only a page of their own names them: import a record or a second page about them.`,
    ],
  ]
  return said.filter(([applies]) => Boolean(applies)).map(([, sentence]) => sentence)
}

export const noPages = (whom: string): string => `No page in reach is about ${whom}`
export const people = (count: number): string => (count === 1 ? '1 candidate' : `${count} candidates`)
