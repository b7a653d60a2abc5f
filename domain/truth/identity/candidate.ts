import type { Mention } from '#domain/evidence/claim'
import type { SeenPage } from './seen_page.js'

/** A mention on a page that may be about the row. */
export type PageCandidate = { page: SeenPage; mention: Mention }
