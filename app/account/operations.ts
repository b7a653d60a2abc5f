import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'

const acu = s.integer().describe('ACU')
const day = s.string({ format: 'date' })

export const creditsOperation = defineOperation({
  id: 'account.credits',
  method: 'GET',
  path: '/v1/account/credits',
  summary: 'Read the credit balance',
  tag: 'Account',
  scope: 'account:read',
  success: {
    200: s.object({ remaining_credits: acu, remaining_acu: acu, remaining_balance_usd: s.number() }),
  },
  provisional:
    'The names that the interface gives for what remains; reserved credits count until they are charged.',
})

const limit = s.object({
  bucket: s.enum(['organization', 'key', 'pronet_minute', 'pronet_hour', 'socials_minute', 'socials_hour']),
  limit: s.integer(),
  remaining: s.integer(),
  reset: s.integer().describe('Seconds until the window ends'),
  window_seconds: s.integer(),
})

const budget = s.object({
  limit: acu.nullable().describe('ACU; null where the key has no such budget'),
  used: acu,
  reserved: acu,
  resets_at: s.string({ format: 'date-time' }),
})

export const usageOperation = defineOperation({
  id: 'account.usage',
  method: 'GET',
  path: '/v1/account/usage',
  summary: 'Read active limits, usage and budgets',
  description:
    'The limits of the calling key and how they stand, requests and ACU by route and day for the last 31 days, and the budgets of the key.',
  tag: 'Account',
  scope: 'account:read',
  success: {
    200: s.object({
      limits: s.array(limit),
      usage: s.array(s.object({ day, route: s.string(), requests: s.integer(), acu_charged: acu })),
      budgets: s.object({ daily: budget, monthly: budget }),
    }),
  },
  provisional: 'The active limits with their reset, usage by route and day, budgets.',
})

export const revokeKeyOperation = defineOperation({
  id: 'account.key.revoke',
  method: 'DELETE',
  path: '/v1/account/key',
  summary: 'Revoke the calling key',
  tag: 'Account',
  scope: 'account:read',
  success: { 200: s.object({ id: s.string(), revoked_at: s.string({ format: 'date-time' }) }) },
  provisional: 'The key that was revoked and when.',
})
