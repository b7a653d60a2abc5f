import type { EntityKind, Mention } from '../claim.js'
import type { Block, Page } from '../page.js'
import type { Profile } from '#domain/people/networks/networks'
import type { MentionBook } from './mention_book.js'
import type { TextFinder } from './text_finder.js'

export type Who = { entity: EntityKind; name: string }

/** What the extractors of one page share. */
export type Reading = {
  page: Page
  book: MentionBook
  /** Looks for pieces in the page's text. */
  text: TextFinder
  /** Blocks that may be mined: none that gives orders to its reader. */
  isMined: (block: number) => boolean
  /** The profile that the page's address is, on a network. */
  profile: Profile | null
  /** Whom the site belongs to. */
  owner: Who | null
  /** Whom the page is about; null for articles and lists. */
  subject: Who | null
  /** A piece of news or a post: it speaks of others, and only by name. */
  isArticle: boolean
  /** ISO 3166-1 alpha-2, to read telephone numbers without calling code by. */
  country: string | null
}

export const mentionOf = ({ book }: Reading, { entity, name }: Who): Mention => book.of(entity, name)

/** The mined blocks with their places. */
export function* minedBlocks({ page, isMined }: Reading): Generator<[number, Block]> {
  for (let i = 0; i < page.blocks.length; i++) if (isMined(i)) yield [i, page.blocks[i]]
}
