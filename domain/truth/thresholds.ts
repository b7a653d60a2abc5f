/**
 * Thresholds for two probabilities: that a page or mention is about the row's subject, and that a
 * value is right.
 */

/** Below this, a mention is more likely about a namesake. */
export const LIKELIER_THAN_NOT = 0.5
/** At or above this confidence, a cell is `found`; below, `unverified`. */
export const FOUND = 0.5
/** At or above this, a mention is confirmed: kith uses its statements and follows its links. */
export const CONFIRMED = 0.75
/**
 * At or above this, votes help to measure the reliability of sources. If two votes of one page
 * cluster are both certainly about the row's subject, they count separately.
 */
export const CERTAIN = 0.95
