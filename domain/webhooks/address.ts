/** Matches control characters, line and paragraph separators, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/u

/** Returns why a URL's characters cannot be used for webhooks, or null. */
export const addressProblem = (url: string): string | null =>
  UNSEEN.test(url) ? 'control characters or characters that cannot be seen' : null
