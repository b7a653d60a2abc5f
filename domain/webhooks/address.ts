/** Control characters, line and paragraph separators, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/u

/** Why a URL cannot receive webhooks, or null; checks its characters only. */
export function addressProblem(url: string): string | null {
  // URL drops some of these characters, so the shown and logged URL would differ from the real
  // target.
  return UNSEEN.test(url) ? 'control characters or characters that cannot be seen' : null
}
