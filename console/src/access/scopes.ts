import type { Key } from './keys'

/** The scopes that the console offers. Only the command line creates keys with the scope `privacy`. */
export type Scope = Exclude<Key['scopes'][number], 'privacy'>

/** What each scope allows. */
export const SCOPES: Record<Scope, string> = {
  'people:search': 'Search, Sets, criteria, monitors, datasets, code-host search',
  'people:lookup': 'Lookup and identity resolution',
  'people:enrich': 'Enrichment, estimates, Set enrichments, person profiles',
  'pronet:read': 'Professional-network profiles, search, posts',
  'batch:write': 'Create and read batch enrichment jobs',
  'webhooks:write': 'Create, list, delete webhook registrations',
  'account:read': 'Read credits, usage and budgets; revoke the key itself',
  'agent:chat': 'Agent turns and agent runs',
  'agent:cancel': 'Cancel agent runs',
}
