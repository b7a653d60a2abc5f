/*
 * Probabilities that code compares against. Each number has one name and one meaning: the probability that a page, a mention
 * or a value is about the row in question.
 */

/** More likely about a namesake than not, below this. */
export const LIKELIER_THAN_NOT = 0.5
/** Confirmed: statements count as the row's own, and the pages they link to are read. */
export const CONFIRMED = 0.75
/** Certain enough to judge how reliable a source is, and to treat two texts as copies of one another. */
export const CERTAIN = 0.95
