import { type Network, profileUrl } from './networks.js'

/** Returns a profile's URL from a recorded URL or handle. */
export const socialUrl = (network: Network, text: string): string =>
  /^https?:/.test(text) ? text : profileUrl(network, text)

/** Returns the profile URLs of recorded socials, which are URLs or handles, by network. */
export const socialUrls = (socials: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(socials).map(([network, text]) => [network, socialUrl(network as Network, text)])
  )
