import { memoised } from '#domain/memoised'
import { anywhere } from '../text/phrases.js'
import { parseUrl } from '../text/urls.js'
import { type Network, networkOf } from './networks.js'

/** Matches hosts of Mastodon and similar servers, which share one form of profile address. */
const SERVER =
  /mastodon|mstdn|fosstodon|hachyderm|sigmoid|techhub|(?:^|\.)toot|\btoots?\b|\.social$|^infosec\.exchange$|^mas\.to$|^c\.im$|^mathstodon|stodon/i

/** Matches hosts that are not microblogs, although their profiles have the same form. */
const NO_MICROBLOG = anywhere('i')`
  pixelfed | peertube | (?:^|\.)(?:lemmy|bookwyrm|funkwhale|writefreely|owncast)
  (?:^|\.)(?:
    medium | threads | substack | flipboard | odysee | rumble | unsplash | npmjs | observablehq | hashnode
    keybase | peakd | steemit | hive | warpcast | mirror | codesandbox | replit | kaggle | wattpad
    snapchat | telegram | vero | gumroad | scribehow | lichess | duolingo | strava | glitch
  )\.\w+$
`

/**
 * Returns a profile on Bluesky or a Mastodon server as a URL without query. Null for other
 * addresses. `parseProfile` does not know these networks, because any host may be a server.
 */
export const microblogUrl = memoised((url: string): string | null => {
  const parsed = parseUrl(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  const path = parsed.pathname.replace(/\/$/, '')
  const isBluesky = parsed.hostname === 'bsky.app' && /^\/profile\/[\w.:-]+$/.test(path)
  const isServer =
    SERVER.test(parsed.hostname) &&
    !NO_MICROBLOG.test(parsed.hostname) &&
    /^\/(?:web\/)?@[\w.]+(?:@[\w.-]+)?$/.test(path)
  return isBluesky || isServer ? `https://${parsed.hostname}${path}` : null
})

/** Returns the network of an address, where Bluesky and Mastodon count as microblogs. */
export const socialNetworkOf = (url: string): Network | null =>
  networkOf(url) ?? (microblogUrl(url) ? 'microblog' : null)
