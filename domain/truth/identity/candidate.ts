import type { Mention } from '#domain/evidence/claim'
import type { SeenPage } from './features.js'

/** A mention on a page that may be of a row. */
export type PageCandidate = { page: SeenPage; mention: Mention }
