import { parseProfile, profileKey } from '../networks/networks.js'

type ProfileFields = { pronet_url?: string; socials?: Record<string, string> }

/**
 * Returns a record's profile key per network, as formatted by `profileKey` (`pronet:in/zoe`). Skips
 * websites, invalid profiles, and profiles of the other kind of owner.
 */
export function profileKeysOf(record: ProfileFields, kind: 'person' | 'company'): Map<string, string> {
  const { pronet_url: pronet, socials = {} } = record
  const keys = new Map<string, string>()
  for (const [network, value] of Object.entries(pronet === undefined ? socials : { ...socials, pronet })) {
    const profile = network === 'website' ? null : parseProfile(value, network)
    if (profile && (profile.kind === kind || profile.kind === 'unknown'))
      keys.set(network, profileKey(profile))
  }
  return keys
}
