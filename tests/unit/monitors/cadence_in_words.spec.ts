import { test } from '@japa/runner'
import fc from 'fast-check'
import { cadenceInWords } from '#domain/monitors/cadence_in_words'

const START = new Date('2026-11-20T10:00:58.123Z')

test.group('cadences in words', () => {
  for (const [text, words] of [
    ['0 9 * * 1', 'at 09:00, only on Monday (UTC)'],
    ['CRON_TZ=America/New_York 30 7 * * 1-5', 'at 07:30, Monday through Friday (America/New_York)'],
    ['*/15 * * * *', 'every 15 minutes (UTC)'],
    ['FREQ=DAILY', 'every day at 10 AM (UTC)'],
    ['RRULE:FREQ=HOURLY;INTERVAL=6', 'every 6 hours (UTC)'],
    ['FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0', 'every week on Monday at 9 AM (UTC)'],
    ['FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=30', 'every week on Monday at 7:30 AM (UTC)'],
    ['FREQ=DAILY;COUNT=3', 'every day at 10 AM for 3 times (UTC)'],
    [
      'DTSTART;TZID=Europe/Berlin:20261024T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE',
      'every week on Monday and Wednesday at 9 AM (Europe/Berlin)',
    ],
  ])
    test(text.replace('\n', ' '), ({ assert }) => assert.equal(cadenceInWords(text, START), words))

  test('returns other texts unchanged', ({ assert }) => {
    assert.equal(cadenceInWords('now and then', START), 'now and then')
    fc.assert(fc.property(fc.string(), (text) => typeof cadenceInWords(text, START) === 'string'))
    fc.assert(fc.property(fc.string(), (text) => typeof cadenceInWords(`FREQ=${text}`, START) === 'string'))
  })
})
