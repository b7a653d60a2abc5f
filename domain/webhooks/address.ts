/** Control characters, line and paragraph separators, and characters that are not seen. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/u

/** Why a text is no address to post webhooks to, in words for the caller; null where nothing is wrong with its characters. */
export function addressProblem(url: string): string | null {
  // URL leaves some of these out: the address that is shown and logged would be another than the one that is posted to.
  return UNSEEN.test(url) ? 'control characters or characters that cannot be seen' : null
}
