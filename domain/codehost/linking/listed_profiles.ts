import { trimEnd } from '#domain/people/text/linear_text'
import { parseProfile, type Profile } from '#domain/people/networks/networks'
import type { AccountProfile } from '../account.js'

/** Matches a URL in running text: with a scheme, or with a host and a path. */
const URL_IN_TEXT = /https?:\/\/[^\s<>"'()[\]]+|(?<![@\w.-])(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s<>"'()[\]]+/gi

/** Returns an account's profiles on other networks, from social links, website and bio. */
export function listedProfiles({
  socials,
  blog,
  bio,
}: Pick<AccountProfile, 'socials' | 'blog' | 'bio'>): Profile[] {
  const inBio = (bio?.match(URL_IN_TEXT) ?? []).map((url) => trimEnd(url, /[.,;:!?…]/))
  return [...socials, blog ?? '', ...inBio].flatMap((url) => {
    const profile = parseProfile(url)
    return profile && profile.network !== 'website' ? [profile] : []
  })
}
