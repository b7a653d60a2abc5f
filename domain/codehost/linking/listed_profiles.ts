import { trimEnd } from '#domain/people/text/linear_text'
import { parseProfile, type Profile } from '#domain/people/networks/networks'
import type { AccountProfile } from '../account.js'

/** A web address in running text: with scheme, or a host and a path. */
const ADDRESS = /https?:\/\/[^\s<>"'()[\]]+|(?<![@\w.-])(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s<>"'()[\]]+/gi

/** The profiles on other networks that an account's own profile lists: as social, as website or in its bio. */
export function listedProfiles({
  socials,
  blog,
  bio,
}: Pick<AccountProfile, 'socials' | 'blog' | 'bio'>): Profile[] {
  const inBio = (bio?.match(ADDRESS) ?? []).map((address) => trimEnd(address, /[.,;:!?…]/))
  return [...socials, blog ?? '', ...inBio].flatMap((address) => {
    const profile = parseProfile(address)
    return profile && profile.network !== 'website' ? [profile] : []
  })
}
