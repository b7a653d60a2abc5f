/** Matches names and descriptions of properties that request the winner of a comparison. */
export const WINNER =
  /\b(?:winner|larger|largest|bigger|biggest|older|oldest|younger|youngest|newer|newest|smaller|smallest|more|most|best|which|higher|highest|top|answer|result|name|company)\b/

/** Matches names of properties that request the answer in words. */
export const WHOLE_ANSWER =
  /\b(?:answer|text|message|response|result|summary|explanation|notes?|comment|markdown|report|conclusion)\b/

/** Matches names of properties that request a source. */
export const A_SOURCE = /\b(?:sources?|source url|citation|evidence|reference)\b/
