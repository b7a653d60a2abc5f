import type { Block } from '../../page.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import type { Reading } from '../reading.js'
import { cardsOf } from './card_regions.js'

/** The blocks below a person's name, `until` exclusive. */
export type PersonSection = { name: string; at: number; from: number; until: number }

/** The maximum number of blocks about one person of a team. */
const MAX_SECTION = 60

/**
 * Returns the sections of a page that are headed by the names of people, as on the page of a team.
 * Below a name in a heading, a section ends at the next heading of the same or a higher level.
 */
export function personSections(reading: Reading): PersonSection[] {
  const { blocks } = reading.page
  const cards = cardsOf(reading)
  return cards.flatMap(({ name, at, end }, i): PersonSection[] => {
    const isHeading = blocks[at].kind === 'heading'
    if (!isHeading && name !== reading.sought && !isNamedLikePerson(name)) return []
    const next = cards[i + 1]?.at ?? blocks.length
    const until = isHeading ? endOfSection(blocks, at) : end
    return [{ name, at, from: at + 1, until: Math.min(until, next) }]
  })
}

function endOfSection(blocks: readonly Block[], at: number): number {
  const { level } = blocks[at]
  const last = Math.min(blocks.length, at + MAX_SECTION)
  for (let i = at + 1; i < last; i++) {
    const { kind, level: its, boilerplate } = blocks[i]
    if (boilerplate || (kind === 'heading' && its! <= level!)) return i
  }
  return last
}
