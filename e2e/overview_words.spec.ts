import { expect, test } from '@playwright/test'
import { daysLeft, lastInWords } from '../console/src/usage/days_left.js'
import { reservationOf } from '../console/src/billing/ledger_words.js'
import {
  creditConcerns,
  keyConcerns,
  runConcerns,
  serviceConcerns,
  webhookConcerns,
} from '../console/src/overview/attention.js'
import { comparison } from '../console/src/shared/format.js'

const NOW = Date.parse('2026-11-29T12:00:00Z')
const key = (more: object) =>
  ({
    ...{ id: 'key_1', name: 'nightly', expires_at: null, daily_budget: null, monthly_budget: null },
    ...{ spent_today: 0, spent_this_month: 0 },
    ...more,
  }) as never

test('a period is compared with the one before', () => {
  expect(comparison(112, 100, 31)).toBe('+12 % from the 31 days before')
  expect(comparison(50, 100, 7)).toBe('-50 % from the 7 days before')
  expect(comparison(100, 100, 7)).toBe('0 % from the 7 days before')
  expect(comparison(3, 0, 7)).toBe('none in the 7 days before')
  expect(comparison(0, 0, 7)).toBeNull()
})

test('credits last for days at the rate of the last week', () => {
  expect(daysLeft(100, 0)).toBeNull()
  expect(daysLeft(100, 70)).toBe(10)
  expect(daysLeft(-5, 7)).toBe(0)
  expect(lastInWords(1)).toBe('lasts about 1 day')
  expect(lastInWords(4_000)).toBe('lasts over a year')
  expect(lastInWords(null)).toBeNull()
})

test('a line of the ledger says what was reserved', () => {
  const line = (state: string, change: number, reserved: number | null) =>
    reservationOf({ state, change, reserved } as never)
  expect(line('charged', -3, 4)).toBe('of 4 reserved')
  expect(line('charged', -4, 4)).toBeNull()
  expect(line('free', 0, 2)).toBe('2 released')
  expect(line('held', 0, 2)).toBe('2 reserved')
  expect(line('granted', 7, null)).toBeNull()
})

test('the overview names keys near a budget or an expiry, and no others', () => {
  expect(keyConcerns([key({}), key({ monthly_budget: 100, spent_this_month: 79 })], 0.8, NOW)).toEqual([])
  const [near, spent, expiring] = keyConcerns(
    [
      key({ monthly_budget: 100, spent_this_month: 80 }),
      key({ daily_budget: 10, spent_today: 10 }),
      key({ expires_at: '2026-12-02T12:00:00Z' }),
      key({ expires_at: '2027-12-02T12:00:00Z' }),
    ],
    0.8,
    NOW
  )
  expect(near).toMatchObject({
    tone: 'doubt',
    text: 'Key nightly has spent 80 of its monthly budget of 100',
  })
  expect(spent).toMatchObject({ tone: 'bad', text: 'Key nightly has spent 10 of its daily budget of 10' })
  expect(expiring).toMatchObject({ text: 'Key nightly expires', note: 'in 3 days' })
})

test('the overview names failing webhooks, failed runs, missing credits and parts that do not work', () => {
  const webhook = (more: object) =>
    ({
      ...{ id: 'wh_1', url: 'https://hooks.example.com/in', status: 'enabled' },
      ...{ failing_since: null, disabled_reason: null },
      ...more,
    }) as never
  expect(webhookConcerns([webhook({}), webhook({ status: 'disabled' })])).toEqual([])
  const concerns = webhookConcerns([
    webhook({ failing_since: new Date().toISOString() }),
    webhook({ status: 'disabled', disabled_reason: 'gone' }),
  ])
  expect(concerns.map(({ text }) => text)).toEqual([
    'Webhook failing: hooks.example.com',
    'Webhook disabled: hooks.example.com',
  ])
  const run = (finished_at: string | null, status = 'failed') =>
    ({ id: 'run_1', kind: 'set', title: null, status, finished_at }) as never
  const failed = [
    run('2026-11-29T11:00:00Z'),
    run('2026-11-27T11:00:00Z'),
    run('2026-11-29T11:00:00Z', 'completed'),
  ]
  expect(runConcerns(failed, NOW)).toMatchObject([{ text: 'Run failed: Set', note: '1 hour ago' }])
  expect(creditConcerns(0, null)).toMatchObject([{ tone: 'bad' }])
  expect(creditConcerns(50, 3)).toMatchObject([{ tone: 'doubt', text: 'Credits last about 3 days' }])
  expect(creditConcerns(50, null)).toEqual([])
  const service = { processes: [{ role: 'all' }], queue: { reachable: true, dead: 0 } }
  expect(serviceConcerns(service, [{ name: 'people', behind: 1_000 }] as never)).toEqual([])
  const broken = { processes: [{ role: 'web' }], queue: { reachable: false, dead: 2 } }
  expect(serviceConcerns(broken, [{ name: 'people', behind: 1_001 }] as never)).toHaveLength(4)
})
