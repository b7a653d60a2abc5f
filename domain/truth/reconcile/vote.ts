import type { ClaimMethod } from '#domain/evidence/claim'
import type { SourceKind } from './reliability_data.js'

/** That a page states a value for a cell. */
export type Vote = {
  /** As claimed; read by the column's rules. */
  value: unknown
  url: string
  kind: SourceKind
  method: ClaimMethod
  quote: string
  /** The text that the quote stands in, to tell copies by; the quote where it is not given. */
  passage?: string
  /** ISO 8601: when the page was read. */
  observedAt: string
  /** ISO 8601 to any precision: the date the page gives for the statement. */
  statedAt: string | null
  /** The page says that it is no longer so. */
  past: boolean
  /** That the mention is of the row, 0 to 1. */
  identity: number
  /** Who publishes the page where that is known to be another than its domain tells. */
  owner?: string
  /** The same for mentions that are of one pageCluster, whoever it is: they are about the row together or not at all. */
  pageCluster?: string
}
