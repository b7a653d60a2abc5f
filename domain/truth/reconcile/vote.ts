import type { ClaimMethod } from '#domain/evidence/claim'
import type { SourceKind } from './reliability_data.js'

/** A page's statement of a value for a cell. */
export type Vote = {
  /** As claimed. The column's rules parse it. */
  value: unknown
  url: string
  kind: SourceKind
  method: ClaimMethod
  quote: string
  /** The text around the quote, used to detect copies. The default is the quote. */
  passage?: string
  /** When the page was read (ISO 8601). */
  observedAt: string
  /** The statement's date on the page (ISO 8601, any precision). */
  statedAt: string | null
  /** Whether the page states that the value no longer holds. */
  past: boolean
  /** The probability that the mention is about the row, 0 to 1. */
  identity: number
  /** The probability that the value was read right, if known for this vote alone. */
  accuracy?: number
  /** The page's publisher, if known to differ from its domain. */
  owner?: string
  /** The id of the page cluster. All its mentions are about the row, or none is. */
  pageCluster?: string
}
