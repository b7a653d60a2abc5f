import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseCadence } from '#domain/monitors/cadence'

const START = new Date('2026-11-20T10:00:00.000Z')

function times(text: string, count: number, from = START): string[] {
  const cadence = parseCadence(text, START)
  if ('problem' in cadence) throw new Error(cadence.problem)
  const found: string[] = []
  for (let at: Date | null = from; found.length < count; ) {
    at = cadence.next(at)
    if (!at) return [...found, 'end']
    found.push(at.toISOString())
  }
  return found
}

test.group('cadence', () => {
  for (const [text, expected] of [
    ['FREQ=DAILY', ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z']],
    ['RRULE:FREQ=HOURLY;INTERVAL=6', ['2026-11-20T16:00:00.000Z', '2026-11-20T22:00:00.000Z']],
    ['FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0', ['2026-11-23T09:00:00.000Z', '2026-11-30T09:00:00.000Z']],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ['2026-11-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
    ],
    ['FREQ=DAILY;COUNT=3', ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z', 'end']],
    ['FREQ=DAILY;UNTIL=20261121T120000Z', ['2026-11-21T10:00:00.000Z', 'end']],
    ['0 9 * * 1', ['2026-11-23T09:00:00.000Z', '2026-11-30T09:00:00.000Z']],
    ['*/15 * * * *', ['2026-11-20T10:15:00.000Z', '2026-11-20T10:30:00.000Z']],
    ['CRON_TZ=America/New_York 0 9 * * *', ['2026-11-20T14:00:00.000Z', '2026-11-21T14:00:00.000Z']],
  ] as [string, string[]][])
    test(`[OP-050 MO-004] ${text}`, ({ assert }) => {
      assert.deepEqual(times(text, expected.length), expected)
    })

  test('keeps the local hour when clocks change, and skips local times that do not exist', ({ assert }) => {
    const berlin = (rule: string) => `DTSTART;TZID=Europe/Berlin:20261024T090000\nRRULE:${rule}`
    assert.deepEqual(times(berlin('FREQ=DAILY'), 3, new Date('2026-10-23T00:00:00Z')), [
      '2026-10-24T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ])
    const gap = 'DTSTART;TZID=Europe/Berlin:20270327T023000\nRRULE:FREQ=DAILY'
    assert.deepEqual(times(gap, 3, new Date('2027-03-26T00:00:00Z')), [
      '2027-03-27T01:30:00.000Z',
      '2027-03-29T00:30:00.000Z',
      '2027-03-30T00:30:00.000Z',
    ])
  })

  for (const text of [
    '',
    'daily',
    '* * * * * *',
    '61 * * * *',
    'CRON_TZ=Mars/Base 0 9 * * *',
    'FREQ=SECONDLY',
    'FREQ=DAILY;BYSECOND=1',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;BYHOUR=24',
    'FREQ=DAILY;FOO=1',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'INTERVAL=2;BYFREQ=FREQ=DAILY',
    'FREQ=DAILY;UNTIL=20200101',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MINUTELY;INTERVAL=60;BYMINUTE=30;BYMONTH=2;BYMONTHDAY=31',
    '0 0 30 2 *',
    'DTSTART;TZID=Mars/Base:20260101T090000\nRRULE:FREQ=DAILY',
    'DTSTART:soon\nRRULE:FREQ=DAILY',
    'DTSTART:20260101T090000Z\nRRULE:FREQ=DAILY\nRRULE:FREQ=DAILY',
  ])
    test(`[OP-050] ${JSON.stringify(text)} is refused quickly`, ({ assert }) => {
      const begun = performance.now()
      assert.property(parseCadence(text, START), 'problem')
      assert.isBelow(performance.now() - begun, 5_000)
    })

  test('[MO-004] each occurrence is later than the previous one, for any rule', ({ assert }) => {
    const rule = fc.record({
      freq: fc.constantFrom('MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 40 }),
      zone: fc.constantFrom(
        'UTC',
        'Europe/Berlin',
        'America/New_York',
        'Asia/Kathmandu',
        'Australia/Lord_Howe'
      ),
      hour: fc.option(fc.integer({ min: 0, max: 23 })),
    })
    fc.assert(
      fc.property(rule, fc.integer({ min: 0, max: 400 }), ({ freq, interval, zone, hour }, days) => {
        const by = hour === null ? '' : `;BYHOUR=${hour}`
        const cadence = parseCadence(
          `DTSTART;TZID=${zone}:20260101T013000\nRRULE:FREQ=${freq};INTERVAL=${interval}${by}`,
          START
        )
        if ('problem' in cadence) return
        let at = new Date(START.getTime() + days * 86_400_000)
        for (let i = 0; i < 5; i++) {
          const next = cadence.next(at)
          if (!next) return
          assert.isAbove(next.getTime(), at.getTime())
          at = next
        }
      }),
      { numRuns: 60 }
    )
  })
})
