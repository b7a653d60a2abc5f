/** Thresholds for the probability that a page, mention or value is about the row. */

/** Below this, a mention is likelier about a namesake. */
export const LIKELIER_THAN_NOT = 0.5
/** Confirmed: its statements count as the row's, and the pages it links to are read. */
export const CONFIRMED = 0.75
/** Certain enough to measure a source's reliability, and to separate votes of one page cluster. */
export const CERTAIN = 0.95
