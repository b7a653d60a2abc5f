import { rounded } from '#domain/rounded'
import { networkOf } from '#domain/people/networks/networks'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { ResearchedSource, ResolvedSources } from '#domain/truth/research/resolve_sources'
import { linkKey } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { profileDetails } from './details/profile_details.js'
import { type ProfileFact } from './fact.js'
import { originOf, originsOf } from './origins.js'
import { type Platform, PLATFORMS, type PlatformKind, type ProfileDetails } from './person_record.js'
import { CONFIRMED } from '#domain/truth/thresholds'

/** A profile. `details` lists the keys that its own page adds, with that page as origin. */
export type PlatformFact = ProfileFact<Platform> & { details: ProfileFact<keyof ProfileDetails>[] }

/** Returns the person's confirmed profiles with details, at most one per platform. */
export const platformsOf = ({ sources, evidence }: ResolvedSources, now: string): PlatformFact[] =>
  PLATFORMS.flatMap((platform) => {
    const column = `socials.${platform}`
    const votes = sources.flatMap((source) => votesOf(column, source, evidence))
    const { status, value, confidence, supporters } = reconcile({ key: column, entity: 'person' }, votes, {
      now,
    })
    if (status !== 'found' || (confidence ?? 0) < CONFIRMED) return []
    const url = String(value)
    const source = ownPage(url, platform, sources)
    const stated = source ? profileDetails(source.page, platform, source.mention.name) : {}
    const details = (Object.keys(stated) as (keyof ProfileDetails)[]).map((value) => ({
      value,
      confidence: confidence!,
      origins: source ? [originOf(source)] : [],
    }))
    const shown = { platform, url, confidence: rounded(confidence!), ...stated }
    return [{ value: shown, confidence: confidence!, origins: originsOf(supporters), details }]
  })

/** Returns the profile's own page, if it was read. */
function ownPage(url: string, platform: PlatformKind, sources: readonly ResearchedSource[]) {
  const key = linkKey(url)
  return sources.find(
    ({ page, mention }) =>
      mention.own &&
      networkOf(page.url) === platform &&
      [page.url, ...page.via].some((one) => linkKey(one) === key)
  )
}
