/** The nine scopes that a key can have, and the routes that each scope allows. */
export const SCOPES = {
  'people:search': 'search, Sets, criteria, monitors, datasets, code-host search',
  'people:lookup': 'lookup and identity resolution',
  'people:enrich': 'enrichment, estimates, Set enrichments, person',
  'pronet:read': 'professional-network profiles, search, posts',
  'batch:write': 'create and read batch enrichment jobs',
  'webhooks:write': 'create, list, delete webhook registrations',
  'account:read': 'credits, usage, budgets, key revocation',
  'agent:chat': 'agent turns and agent runs',
  'agent:cancel': 'cancel in-flight agent subagents',
} as const

/**
 * Scopes that reach beyond the key's workspace. Only operators of the service can grant them, on
 * the command line, and only by name: `all` leaves them out.
 */
export const OPERATOR_SCOPES = {
  privacy: 'erase people from the whole service',
} as const

export type Scope = keyof typeof SCOPES | keyof typeof OPERATOR_SCOPES
/** The scopes that an admin of a workspace can grant. */
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]
export const EVERY_SCOPE_NAME = [...SCOPE_NAMES, ...(Object.keys(OPERATOR_SCOPES) as Scope[])]

/**
 * The scopes of a full-access key from before people:search existed. Some routes that need
 * people:search accept both scopes together instead.
 */
const OLDER_FULL_ACCESS: Scope[] = ['people:enrich', 'agent:chat']

/** Reports whether a key's scopes allow a route. `olderKeys` also accepts `OLDER_FULL_ACCESS`. */
export const mayCall = (held: readonly string[], needed: Scope, olderKeys = false): boolean =>
  held.includes(needed) || (olderKeys && OLDER_FULL_ACCESS.every((scope) => held.includes(scope)))

/**
 * Parses a comma-separated list of scopes, or `all` for every scope of a workspace. Returns the
 * first unknown name, if any.
 */
export function parseScopes(list: string): { scopes: Scope[] } | { unknown: string } {
  if (list.trim() === 'all') return { scopes: [...SCOPE_NAMES] }
  const names = [...new Set(list.split(',').map((name) => name.trim()))]
  const unknown = names.find((name) => !EVERY_SCOPE_NAME.includes(name as Scope))
  return unknown === undefined ? { scopes: names as Scope[] } : { unknown }
}
