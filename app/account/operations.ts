import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'

const acu = s.integer().describe('Credits (ACU)')
const day = s.string({ format: 'date' })

export const creditsOperation = defineOperation({
  id: 'account.credits',
  method: 'GET',
  path: '/v1/account/credits',
  summary: 'Read the credit balance',
  tag: 'Account',
  scope: 'account:read',
  success: {
    200: s
      .object({ remaining_credits: acu, remaining_acu: acu, remaining_balance_usd: s.number() })
      .named('Credits'),
  },
  provisional:
    'Uses the field names that the interface has for the remaining balance. Reserved credits count as remaining until they are charged.',
})

const limit = s
  .object({
    bucket: s.enum(['organization', 'key', 'pronet_minute', 'pronet_hour', 'socials_minute', 'socials_hour']),
    limit: s.integer(),
    remaining: s.integer(),
    reset: s.integer().describe('Seconds until the current window ends'),
    window_seconds: s.integer(),
  })
  .named('RateLimit')

const budget = s
  .object({
    limit: acu.nullable().describe('Limit in ACU; null if the key has no such budget'),
    used: acu,
    reserved: acu,
    resets_at: s.time(),
  })
  .named('Budget')

export const usageOperation = defineOperation({
  id: 'account.usage',
  method: 'GET',
  path: '/v1/account/usage',
  summary: 'Read rate limits, usage and budgets',
  description:
    'Returns the rate limits of the calling key with the requests left, its requests and ACU per route and day for the last 31 days, and its budgets.',
  tag: 'Account',
  scope: 'account:read',
  success: {
    200: s.object({
      limits: s.array(limit),
      usage: s.array(
        s.object({ day, route: s.string(), requests: s.integer(), acu_charged: acu }).named('UsageEntry')
      ),
      budgets: s.object({ daily: budget, monthly: budget }),
    }),
  },
  provisional: 'The active limits with the time until they reset, usage per route and day, and budgets.',
})

export const revokeKeyOperation = defineOperation({
  id: 'account.key.revoke',
  method: 'DELETE',
  path: '/v1/account/key',
  summary: 'Revoke the calling key',
  tag: 'Account',
  scope: 'account:read',
  success: { 200: s.object({ id: s.string(), revoked_at: s.time() }) },
  provisional: 'Returns the id of the revoked key and the time it was revoked.',
})
