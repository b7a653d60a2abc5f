import type { Block } from '../../page.js'

const MIN_CHIPS = 3
const MAX_LENGTH = 300

/**
 * Whether a line is a row of separate inline labels, such as roles or topics in boxes, not a sentence. Every
 * part begins with a capital letter or digit, and none ends with punctuation.
 */
export const isChips = ({ text, runs }: Block): boolean =>
  runs.length >= MIN_CHIPS &&
  text.length <= MAX_LENGTH &&
  runs.every((run) => /^[\p{Lu}\p{N}]/u.test(run.trim()) && !/[.,;:!?–—-]$/u.test(run.trim())) &&
  runs.join('').replace(/\s/g, '').length === text.replace(/\s/g, '').length
