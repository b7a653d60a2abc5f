/** Matches control characters, line and paragraph separators, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/u

/** Returns why a URL's characters cannot be used for webhooks, or null. */
export function addressProblem(url: string): string | null {
  // URL drops some of these characters, so the logged URL would differ from the real target.
  return UNSEEN.test(url) ? 'control characters or characters that cannot be seen' : null
}
