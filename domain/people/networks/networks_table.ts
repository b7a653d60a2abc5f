/** The neutral word for a network in requests and responses. */
export type Network =
  | 'pronet'
  | 'microblog'
  | 'photo'
  | 'video'
  | 'shortvideo'
  | 'social'
  | 'codehost'
  | 'website'

export type ProfileKind = 'person' | 'company' | 'unknown'

/** A form of profile address: the path before the handle, and the owner's kind. */
export type ProfileForm = {
  path: string
  kind: ProfileKind
  /** Precedes the handle when a profile is written without its host. */
  prefix: string
}

export type NetworkRules = {
  base: string
  /** Root hosts. Country, language and mobile hosts are subdomains of these. */
  hosts: readonly string[]
  /** Additional subdomains with profiles. */
  subdomains?: readonly string[]
  /** Forms of addresses, tried in order. The first form also accepts a bare handle. */
  forms: readonly ProfileForm[]
  /** The syntax of a lower-case handle. */
  handle: RegExp
  /** Path segments that may follow the handle in a profile address. */
  tabs: ReadonlySet<string> | 'any'
  /** First path segments that belong to the network itself. */
  reserved: ReadonlySet<string>
}

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const COMMON = `about account accounts ads advertise api app apps blog business careers contact developer developers download
  explore features feed help home hashtag i index index.html intent jobs legal login logout messages notifications oauth
  policies press pricing privacy search settings share signin signup site-map sitemap status support terms tos trending user users`

export const NETWORKS: Readonly<Record<Exclude<Network, 'website'>, NetworkRules>> = {
  pronet: {
    base: 'https://www.linkedin.com',
    hosts: ['linkedin.com', 'linkedin.cn'],
    forms: [
      { path: 'in/', kind: 'person', prefix: 'in/' },
      { path: 'company/', kind: 'company', prefix: 'company/' },
      { path: 'company-beta/', kind: 'company', prefix: 'company/' },
      { path: 'school/', kind: 'company', prefix: 'company/' },
      { path: 'showcase/', kind: 'company', prefix: 'company/' },
      { path: 'organization/', kind: 'company', prefix: 'company/' },
      { path: 'pub/', kind: 'person', prefix: 'in/' },
    ],
    // Slugs from display names contain almost anything: quotes, emoji, zero-width characters.
    handle: /^(?=.*[\p{L}\p{N}])[^\s\p{Cc}/\\?#@<>,;:|]{2,100}$/u,
    tabs: 'any',
    reserved: set('dir unavailable setup beta'),
  },
  microblog: {
    base: 'https://x.com',
    hosts: ['x.com', 'twitter.com'],
    forms: [{ path: '', kind: 'unknown', prefix: '' }],
    handle: /^\w{1,50}$/,
    tabs: set('with_replies media likes followers following highlights articles verified_followers lists'),
    reserved:
      set(`${COMMON} compose hashtags who_to_follow widgets goodies personalization tweet lists moments bookmarks
      communities grok premium statuses account_suspended`),
  },
  photo: {
    base: 'https://www.instagram.com',
    hosts: ['instagram.com', 'instagr.am'],
    forms: [{ path: '', kind: 'unknown', prefix: '' }],
    handle: /^(?!.*\.\.)[\w](?:[\w.]{0,58}[\w])?$/,
    tabs: set('tagged reels channel feed guides followers following saved'),
    reserved: set(
      `${COMMON} p reel reels stories tv direct create challenge emails web static graphql popular locations`
    ),
  },
  video: {
    base: 'https://www.youtube.com',
    hosts: ['youtube.com', 'youtu.be'],
    subdomains: ['music', 'gaming'],
    forms: [
      { path: '@', kind: 'unknown', prefix: '' },
      { path: 'channel/', kind: 'unknown', prefix: 'channel/' },
      { path: 'user/', kind: 'unknown', prefix: 'user/' },
      { path: 'c/', kind: 'unknown', prefix: 'c/' },
      { path: '', kind: 'unknown', prefix: 'c/' },
    ],
    handle: /^[\p{L}\p{N}\p{M}_.·-]{1,60}$/u,
    tabs: set(
      'videos about featured shorts streams live playlists community channels podcasts posts releases join store discussion'
    ),
    reserved:
      set(`${COMMON} watch playlist shorts embed results gaming live premium music kids tv channel c attribution_link
      redirect v clip post source creators howyoutubeworks t reporthistory feeds gen_204 supported_browsers`),
  },
  shortvideo: {
    base: 'https://www.tiktok.com',
    hosts: ['tiktok.com'],
    forms: [{ path: '@', kind: 'unknown', prefix: '' }],
    handle: /^\w(?:[\w.]{0,58}\w)?$/,
    tabs: set('live liked'),
    reserved: set(COMMON),
  },
  social: {
    base: 'https://www.facebook.com',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    subdomains: ['touch', 'mbasic', 'web', 'free'],
    forms: [
      { path: '', kind: 'unknown', prefix: '' },
      { path: 'pg/', kind: 'company', prefix: '' },
    ],
    handle: /^[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_.-]{0,98}[\p{L}\p{N}\p{M}_])?$/u,
    tabs: set(
      'about photos videos posts friends reviews events community likes followers following info mentions reels map photos_albums'
    ),
    reserved:
      set(`${COMMON} pages people groups events marketplace watch gaming sharer sharer.php share.php dialog plugins photo
      photo.php photos video video.php story.php permalink.php permalink posts notes reel reels hashtag profile.php profile
      media tr l.php flx bookmarks friends messenger home.php login.php recover public pg fundraisers ajax stories`),
  },
  codehost: {
    base: 'https://github.com',
    hosts: ['github.com'],
    subdomains: ['gist'],
    forms: [
      { path: '', kind: 'unknown', prefix: '' },
      { path: 'orgs/', kind: 'company', prefix: '' },
    ],
    handle: /^[a-z\d](?:[a-z\d_-]{0,38})(?:\[bot\])?$/,
    tabs: set('repositories people followers following stars'),
    reserved:
      set(`${COMMON} marketplace orgs organizations sponsors topics collections trending readme enterprise team pulls issues
      codespaces new stars watching discussions gist security nonprofit customer-stories pulse join session sessions events
      education copilot solutions resources open-source premium-support why-github mobile actions packages dashboard
      account git-guides github-copilot advisories assets raw repos import wiki showcases edu`),
  },
}

export const NETWORK_WORDS = [...Object.keys(NETWORKS), 'website'] as Network[]
