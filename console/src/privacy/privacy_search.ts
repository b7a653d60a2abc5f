import { oneOf, text } from '../shared/address_values'

type PrivacySearch = {
  tab?: 'list'
  scope?: 'all' | 'contacts'
  by?: 'profile_url' | 'email' | 'phone' | 'name'
  person?: string
}

/** Reads the open tab, the filter of the list and the person from the address. */
export const readPrivacySearch = (search: Record<string, unknown>): PrivacySearch => ({
  tab: oneOf(['list'], search.tab),
  scope: oneOf(['all', 'contacts'], search.scope),
  by: oneOf(['profile_url', 'email', 'phone', 'name'], search.by),
  person: text(search.person)?.match(/^per_[0-9a-f]{32}$/)?.[0],
})
