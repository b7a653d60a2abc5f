import type { ClaimMethod } from '#domain/evidence/claim'

/** An answer that a page gives, in its own words. */
export type Said = {
  value: unknown
  /** Verbatim, at most 300 characters. */
  quote: string
  method: ClaimMethod
  /** ISO 8601 to any precision; null where the page gives no date for it. */
  statedAt: string | null
  past: boolean
}
