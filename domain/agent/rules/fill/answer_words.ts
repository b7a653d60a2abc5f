/** Names of properties that ask for one of several that were compared. */
export const WINNER =
  /\b(?:winner|larger|largest|bigger|biggest|older|oldest|younger|youngest|newer|newest|smaller|smallest|more|most|best|which|higher|highest|top|answer|result|name|company)\b/

/** Names of properties that ask for the answer in words. */
export const WHOLE_ANSWER =
  /\b(?:answer|text|message|response|result|summary|explanation|notes?|comment|markdown|report|conclusion)\b/

/** Names of properties that ask for where it stands. */
export const A_SOURCE = /\b(?:sources?|source url|citation|evidence|reference)\b/
