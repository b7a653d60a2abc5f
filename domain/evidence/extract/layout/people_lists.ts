import { type CardRegion, cardsOf } from './card_regions.js'
import { readHeadline } from './headlines.js'
import { isPerson } from '../recognisers.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import type { Reading } from '../reading.js'

/** Fewer headings may be the headings of a text. */
const MIN_PEOPLE = 3
const MAX_TITLE_LENGTH = 60

/**
 * Returns the cards whose names are headings of one level in a list of people, such as the staff of
 * a company.
 */
export function peopleLists(reading: Reading): CardRegion[][] {
  const { blocks } = reading.page
  const headed = cardsOf(reading).filter(({ at }) => blocks[at].kind === 'heading')
  return [...Map.groupBy(headed, ({ at }) => blocks[at].level).values()].filter(
    (cards) =>
      cards.length >= MIN_PEOPLE &&
      cards.filter(({ name }) => isNamedLikePerson(name)).length * 2 > cards.length
  )
}

/**
 * Returns the titles above the names of a list, by block index of the name: `Director`, then `Jane Doe`.
 * Empty unless at least two names have a title above, and more names have one above than below.
 */
export function titlesAbove(
  { page: { blocks } }: Reading,
  cards: readonly CardRegion[]
): Map<number, string> {
  const above = cards.flatMap(({ at }): [number, string][] => {
    const line = blocks[at - 1]
    return line && line.kind !== 'heading' && isPost(line.text) ? [[at, line.text]] : []
  })
  const below = cards.filter(({ at }) => isPost(blocks[at + 1]?.text ?? '')).length
  return above.length >= 2 && above.length > below ? new Map(above) : new Map()
}

const isPost = (text: string): boolean =>
  text.length <= MAX_TITLE_LENGTH && !isPerson(text) && readHeadline(text) !== null
