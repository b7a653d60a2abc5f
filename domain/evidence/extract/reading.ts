import type { EntityKind, Mention } from '../claim.js'
import type { Block, Page } from '../page.js'
import type { Profile } from '#domain/people/networks/networks'
import type { MentionBook } from './mention_book.js'
import type { TextFinder } from './text_finder.js'

export type NamedEntity = { entity: EntityKind; name: string }

/** The state that all extractors of one page share. */
export type Reading = {
  page: Page
  book: MentionBook
  /** Searches the page's text. */
  text: TextFinder
  /** Whether a block may be mined. Excludes text with instructions for programs. */
  isMined: (block: number) => boolean
  /** The network profile at the page's address. */
  profile: Profile | null
  /** The owner of the site. */
  owner: NamedEntity | null
  /** The subject of the page; null for articles and lists. */
  subject: NamedEntity | null
  /** The name of a row's person as the page writes it; null if the page does not contain it. */
  sought: string | null
  /** Whether the page is a news or blog article, which is rarely about its site's owner. */
  isArticle: boolean
  /** ISO 3166-1 alpha-2; for telephone numbers without calling code. */
  country: string | null
}

export const mentionOf = ({ book }: Reading, { entity, name }: NamedEntity): Mention => book.of(entity, name)

/** Yields the blocks that may be mined, with their indexes. */
export function* minedBlocks({ page, isMined }: Reading): Generator<[number, Block]> {
  for (let i = 0; i < page.blocks.length; i++) if (isMined(i)) yield [i, page.blocks[i]]
}
