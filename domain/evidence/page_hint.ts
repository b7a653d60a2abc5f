import type { EntityKind } from './claim.js'

/**
 * The owner of a page, according to a row. A hint only decides which subject the page's claims are
 * about. It adds no claims.
 */
export type PageHint = {
  entity: EntityKind
  /** The name in the row; null if the row has none. */
  name: string | null
  /** The address of the owner's site or page. */
  home: string
  /**
   * Set if the page need not belong to the entity, but its text has the entity's name. The page's
   * owner stays as it is.
   */
  isMention?: true
}
