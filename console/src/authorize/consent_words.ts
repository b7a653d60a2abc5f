import type { SCOPE_NAMES } from '#domain/access/scopes'

type Scope = Exclude<(typeof SCOPE_NAMES)[number], 'privacy'>

/**
 * What an app with a scope may do, in words for the user who approves or denies it. `costs` says that the
 * app can spend credits.
 */
export const MAY: Record<Scope, { text: string; costs: boolean }> = {
  'people:search': { text: 'Search people, and run Sets, datasets and monitors', costs: true },
  'people:lookup': { text: 'Look up people and find out who is who', costs: true },
  'people:enrich': { text: 'Read profiles and find contact data', costs: true },
  'pronet:read': { text: 'Read profiles and posts of the professional network', costs: true },
  'batch:write': { text: 'Enrich many people at once', costs: true },
  'webhooks:write': { text: 'Register, list and delete webhooks', costs: false },
  'account:read': { text: 'See credits, usage and budgets, and end its own access', costs: false },
  'agent:chat': { text: 'Give tasks to the agent and read its answers', costs: true },
  'agent:cancel': { text: 'Cancel runs of the agent', costs: false },
}

/** What no app may do, whatever its scopes. */
export const MAY_NOT = 'It cannot manage members or keys, grant credits, or open other workspaces.'
