import { EVERY_SCOPE_NAME, SCOPE_NAMES } from '#domain/access/scopes'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { s } from '#app/shared/schema/schema'

const limit = s.integer({ min: 1, max: 1_000_000_000 })

export const KEY_STATES = ['active', 'expired', 'revoked'] as const
export const KEY_KINDS = ['lasting', 'temporary'] as const
export const KEY_SORTS = ['name', 'created', 'last_used', 'expires'] as const

const key = s.object({
  id: s.string(),
  name: s.string(),
  state: s.enum(KEY_STATES),
  secret_start: s.string().nullable().describe('The first characters of the secret'),
  is_temporary: s.boolean().describe('Whether the key belongs to a console session or a connected app'),
  former_until: s.time().nullable().describe('Until when the former secret works'),
  scopes: s.array(s.enum(EVERY_SCOPE_NAME)),
  rate: s.integer().nullable().describe('Requests per minute; null for the limit of the plan'),
  rate_limit: s.integer().describe('The effective requests per minute'),
  rate_used: s.integer().describe('Requests in the current minute'),
  daily_budget: s.integer().nullable().describe('ACU; null for no budget'),
  monthly_budget: s.integer().nullable().describe('ACU; null for no budget'),
  spent_today: s.integer(),
  spent_this_month: s.integer(),
  expires_at: s.time().nullable(),
  revoked_at: s.time().nullable(),
  last_used_at: s.time().nullable(),
  created_at: s.time(),
})

const limits = {
  rate: limit.nullable().optional(),
  daily_budget: limit.nullable().optional(),
  monthly_budget: limit.nullable().optional(),
}

export const listKeysOperation = defineConsoleOperation({
  id: 'console.keys.list',
  method: 'GET',
  path: '/workspaces/:workspace/keys',
  summary: 'List the keys of a workspace, newest first',
  access: 'member',
  query: pageQuery({
    state: s.enum(KEY_STATES).optional(),
    kind: s
      .enum(KEY_KINDS)
      .describe('Temporary keys belong to console sessions and connected apps.')
      .optional(),
    sort: sortBy(KEY_SORTS),
  }),
  success: { 200: listOf(key) },
})

export const createKeyOperation = defineConsoleOperation({
  id: 'console.keys.create',
  method: 'POST',
  path: '/workspaces/:workspace/keys',
  summary: 'Create a key',
  access: 'admin',
  body: s.object({
    name: s.string({ min: 1, max: 200 }),
    scopes: s.array(s.enum(SCOPE_NAMES), { min: 1, unique: true }),
    expires_at: s.time().nullable().optional(),
    ...limits,
  }),
  success: {
    201: s.object({ id: s.string(), secret: s.string().describe('The whole key, returned only once') }),
  },
})

export const updateKeyOperation = defineConsoleOperation({
  id: 'console.keys.update',
  method: 'POST',
  path: '/workspaces/:workspace/keys/:key',
  summary: 'Change the scopes and limits of a key',
  access: 'admin',
  body: s.object({ scopes: s.array(s.enum(SCOPE_NAMES), { min: 1, unique: true }).optional(), ...limits }),
  success: { 200: s.object({ id: s.string() }) },
})

export const rotateKeyOperation = defineConsoleOperation({
  id: 'console.keys.rotate',
  method: 'POST',
  path: '/workspaces/:workspace/keys/:key/rotate',
  summary: 'Give a key a new secret',
  access: 'admin',
  body: s.object({
    overlap_hours: s.integer({ min: 0, max: 168 }).describe('How long the former secret still works'),
  }),
  success: {
    201: s.object({
      id: s.string(),
      secret: s.string().describe('The whole key, returned only once'),
      former_until: s.time(),
    }),
  },
})

export const revokeKeyOperation = defineConsoleOperation({
  id: 'console.keys.revoke',
  method: 'DELETE',
  path: '/workspaces/:workspace/keys/:key',
  summary: 'Revoke a key permanently',
  access: 'admin',
  success: { 200: s.object({ id: s.string(), revoked_at: s.time() }) },
})
