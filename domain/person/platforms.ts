import { networkOf } from '#domain/people/networks'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { Research, ResearchedSource } from '#domain/truth/research/research'
import { linkKey } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { profileDetails } from './details/profile_details.js'
import { type Fact, rounded } from './fact.js'
import { originsOf } from './origins.js'
import { type Platform, PLATFORMS, type PlatformKind } from './person_record.js'

/** A false account is worse than a missing one: below this an identity is not shown. */
const VERIFIED = 0.75

/** The identities that are surely the person's, one of each kind at most, with what their own pages state (PE-017). */
export function platformsOf({ sources, known }: Research, now: string): Fact<Platform>[] {
  return PLATFORMS.flatMap((platform) => {
    const column = `socials.${platform}`
    const votes = sources.flatMap((source) => votesOf(column, source, known))
    const { status, value, confidence, supporters } = reconcile({ key: column, entity: 'person' }, votes, {
      now,
    })
    if (status !== 'found' || (confidence ?? 0) < VERIFIED) return []
    const url = String(value)
    const shown = { platform, url, confidence: rounded(confidence!), ...detailsAt(url, platform, sources) }
    return [{ value: shown, confidence: confidence!, origins: originsOf(supporters) }]
  })
}

function detailsAt(url: string, platform: PlatformKind, sources: readonly ResearchedSource[]) {
  const key = linkKey(url)
  const source = sources.find(
    ({ page, mention }) =>
      mention.own &&
      networkOf(page.url) === platform &&
      [page.url, ...page.via].some((one) => linkKey(one) === key)
  )
  return source ? profileDetails(source.page, platform, source.mention.name) : {}
}
