import type { ClaimMethod } from '#domain/evidence/claim'

export type PageAnswer = {
  value: unknown
  /** Verbatim, at most 300 characters. */
  quote: string
  method: ClaimMethod
  /** ISO 8601 of any precision; null if the page has no date for the answer. */
  statedAt: string | null
  past: boolean
}
