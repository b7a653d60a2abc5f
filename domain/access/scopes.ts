/** The nine scopes a key can carry (AU-012), with what each opens. */
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

export type Scope = keyof typeof SCOPES
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]

/** Keys from before people:search holding both of these also pass on datasets and code-host search (AU-013). */
const OLDER_FULL_ACCESS: Scope[] = ['people:enrich', 'agent:chat']

/** Whether a key with `held` scopes may call a route of scope `needed`; `olderKeys` where the route accepts those too. */
export function mayCall(held: readonly string[], needed: Scope, olderKeys = false): boolean {
  return held.includes(needed) || (olderKeys && OLDER_FULL_ACCESS.every((scope) => held.includes(scope)))
}

/** The scopes named in a comma-separated list (`all` for every one), or the first name that does not exist. */
export function parseScopes(list: string): { scopes: Scope[] } | { unknown: string } {
  if (list.trim() === 'all') return { scopes: [...SCOPE_NAMES] }
  const names = [...new Set(list.split(',').map((name) => name.trim()))]
  const unknown = names.find((name) => !SCOPE_NAMES.includes(name as Scope))
  return unknown === undefined ? { scopes: names as Scope[] } : { unknown }
}
