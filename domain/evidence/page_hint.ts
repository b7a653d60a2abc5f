import type { EntityKind } from './claim.js'

/**
 * Says that a page belongs to a person or company, because a row supplied its address. The page's
 * claims stay its own statements: a hint only decides whose they are.
 */
export type PageHint = {
  entity: EntityKind
  /** The name in the row; null if the row has none. */
  name: string | null
  /** The supplied address of the site or page. */
  home: string
}
