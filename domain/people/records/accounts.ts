import { parseProfile, profileKey } from '../networks/networks.js'

type Accounts = { pronet_url?: string; socials?: Record<string, string> }

/**
 * The account a record gives on each network, as `profileKey` writes it (`pronet:in/zoe`). A website is no account, a
 * company's page is not a person's nor the other way round, and what is no profile of its network tells nothing.
 */
export function accountsOf(record: Accounts, kind: 'person' | 'company'): Map<string, string> {
  const { pronet_url: pronet, socials = {} } = record
  const accounts = new Map<string, string>()
  for (const [network, value] of Object.entries(pronet === undefined ? socials : { ...socials, pronet })) {
    const profile = network === 'website' ? null : parseProfile(value, network)
    if (profile && (profile.kind === kind || profile.kind === 'unknown'))
      accounts.set(network, profileKey(profile))
  }
  return accounts
}
