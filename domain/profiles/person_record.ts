/** The platforms on which a person's profiles are reported. */
export const PLATFORMS = ['pronet', 'photo', 'shortvideo', 'social', 'microblog', 'codehost'] as const
export type PlatformKind = (typeof PLATFORMS)[number]

export type Engagement = Partial<
  Record<'likes' | 'comments' | 'shares' | 'views' | 'stars' | 'forks', number>
>

/** A public post, with the data that the profile page states. */
export type SocialPost = {
  url: string
  text?: string
  published_at?: string
  engagement?: Engagement
  media_urls?: string[]
}

/** A public repository, with the data that the profile page states. */
export type Repository = {
  url: string
  name: string
  description?: string
  updated_at?: string
  engagement?: Engagement
}

export type ProfileDetails = {
  bio?: string
  audience?: Partial<Record<'followers' | 'following' | 'subscribers' | 'connections' | 'posts', number>>
  verified?: boolean
  private?: boolean
  /** ISO 8601 with the stated precision. */
  last_activity?: string
  topics?: string[]
  recent_posts?: SocialPost[]
  recent_repositories?: Repository[]
}

export type Platform = { platform: PlatformKind; url: string; confidence: number } & ProfileDetails

export type Provenance = {
  source: string
  source_url: string | null
  first_seen: string
  last_seen: string
  confidence: number
}

/** A person's public profile, in the format of the API. */
export type PersonProfile = {
  person_id: string
  identity: Partial<Record<'name' | 'title' | 'company' | 'location' | 'pronet', string>>
  summary: string
  source_links: { url: string; verification_status: 'verified' | 'unverified'; confidence: number }[]
  presence: { platforms: Platform[] }
  signals: { interests: { name: string; source_url: string | null }[] }
  age_range: { min: number; max: number } | null
  provenance: Record<string, Provenance>
}
