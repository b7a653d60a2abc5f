import type { ClaimMethod } from '#domain/evidence/claim'
import type { SourceKind } from './reliability_data.js'

/** A page's statement of a value for a cell. */
export type Vote = {
  /** As claimed; parsed by the column's rules. */
  value: unknown
  url: string
  kind: SourceKind
  method: ClaimMethod
  quote: string
  /** The text around the quote, used to detect copies; the quote by default. */
  passage?: string
  /** When the page was read (ISO 8601). */
  observedAt: string
  /** The date that the page gives for the statement (ISO 8601, any precision). */
  statedAt: string | null
  /** The page states that it no longer holds. */
  past: boolean
  /** Probability that the mention is about the row, 0 to 1. */
  identity: number
  /** The page's publisher, if known to differ from its domain. */
  owner?: string
  /** Id of the page cluster; its mentions are about the row together or not at all. */
  pageCluster?: string
}
