import { LINE_STATES } from '#domain/billing/billing'
import { defineConsoleOperation } from '#app/console/operation'
import { pageLimit } from '#app/console/page'
import { USAGE_DAYS } from '#app/account/read_usage'
import { s } from '#app/shared/schema/schema'

const acu = s.integer()

export const readCreditsOperation = defineConsoleOperation({
  id: 'console.credits.read',
  method: 'GET',
  path: '/workspaces/:workspace/credits',
  summary: 'Read the balance and the ledger of a workspace, newest lines first',
  access: 'member',
  query: s.object({
    before: s.string({ min: 1, max: 100 }).optional(),
    state: s.enum(LINE_STATES).optional(),
    key_id: s.string({ min: 1, max: 40 }).optional(),
    route: s.string({ min: 1, max: 120 }).optional(),
    days: s.integerText({ min: 1, max: 3_650 }).describe('Only lines of the last days').optional(),
    limit: pageLimit,
  }),
  success: {
    200: s.object({
      granted: acu,
      charged: acu,
      held: acu,
      remaining: acu,
      lines: s.array(
        s.object({
          id: s.string(),
          state: s.enum(LINE_STATES).describe('free: ended without a charge; held: has not ended'),
          change: acu.describe('What the line adds to the balance; below 0 for a charge'),
          remaining: acu.describe('Grants minus charges, up to and with this line'),
          reserved: acu.nullable(),
          reserved_at: s.time().nullable(),
          route: s.string().nullable(),
          subject: s
            .object({ kind: s.enum(['run', 'set', 'dataset']), id: s.string(), title: s.string().nullable() })
            .nullable()
            .describe('What the line pays for'),
          key_id: s.string().nullable(),
          caller: s.string().nullable().describe('The member of a session, or the name of the key'),
          note: s.string().nullable(),
          created_at: s.time(),
        })
      ),
      next_before: s.string().nullable(),
    }),
  },
})

export const grantCreditsOperation = defineConsoleOperation({
  id: 'console.credits.grant',
  method: 'POST',
  path: '/workspaces/:workspace/credits',
  summary: 'Grant credits to any workspace',
  access: 'operator',
  body: s.object({
    amount: s.integer({ min: 1, max: 1_000_000_000 }),
    note: s.string({ min: 1, max: 500 }).optional(),
  }),
  success: { 201: s.object({ remaining: acu }) },
})

export const readUsageOperation = defineConsoleOperation({
  id: 'console.usage.read',
  method: 'GET',
  path: '/workspaces/:workspace/usage',
  summary: 'List requests and ACU by route and UTC day',
  access: 'member',
  query: s.object({ days: s.integerText({ min: 1, max: 92 }).default(USAGE_DAYS).optional() }),
  success: {
    200: s.object({
      from_day: s.string({ format: 'date' }),
      to_day: s.string({ format: 'date' }),
      usage: s.array(
        s.object({
          day: s.string({ format: 'date' }),
          route: s.string(),
          requests: s.integer(),
          acu_charged: acu,
        })
      ),
      before: s
        .object({ requests: s.integer(), acu_charged: acu })
        .describe('The sums of as many days before from_day'),
      keys: s
        .array(s.object({ id: s.string(), name: s.string(), acu_charged: acu }))
        .describe('The charges of each key, highest first'),
    }),
  },
})
