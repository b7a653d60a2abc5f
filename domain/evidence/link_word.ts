import { parseEmail } from '#domain/people/emails/emails'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import { canonicalUrl } from '#domain/people/text/urls'

const MAX_LENGTH = 60

/**
 * Returns the word under which a text index stores links to an address: a profile, a site or page,
 * or an e-mail address. The word is the same for every spelling of the address. Returns null for
 * other texts.
 */
export function linkWord(address: string): string | null {
  const email = parseEmail(address.replace(/^mailto:/i, '').split('?', 1)[0])
  if (email) return word('linkmail', email.canonical)
  const profile = parseProfile(address)
  if (profile) return word('linkprofile', profileKey(profile))
  const canonical = canonicalUrl(address)
  return canonical && word('linkpage', canonical.slice('https://'.length))
}

/** Returns a word of letters and digits, because text indexes split words at other characters. */
const word = (prefix: string, key: string): string =>
  (prefix + key.toLowerCase().replace(/[^a-z\d]+/g, '')).slice(0, MAX_LENGTH)
