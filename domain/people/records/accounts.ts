import { parseProfile, profileKey } from './vocabulary.js'

type Accounts = { pronet_url?: string; socials?: Record<string, string> }

/**
 * The account a record gives on each network, as `profileKey` writes it (`pronet:in/zoe`). A website is no account,
 * and what is no profile of its network tells nothing.
 */
export function accountsOf({ pronet_url: pronet, socials = {} }: Accounts): Map<string, string> {
  const accounts = new Map<string, string>()
  const given = pronet === undefined ? socials : { ...socials, pronet }
  for (const [network, value] of Object.entries(given)) {
    const profile = network === 'website' ? null : parseProfile(value, network)
    if (profile) accounts.set(profile.network, profileKey(profile))
  }
  return accounts
}
