import { test } from '@japa/runner'
import fc from 'fast-check'
import { isoOf, type PartialDate, parseDate, parsePeriod } from '#domain/people/dates/dates'
import { compareDates } from '#domain/people/dates/partial_date'

const DATES: Array<[string, string | null]> = [
  ['2021', '2021'],
  ['2021-03', '2021-03'],
  ['2021-03-05', '2021-03-05'],
  ['2021-03-05T10:00:00Z', '2021-03-05'],
  ['20210305', '2021-03-05'],
  ['03/2021', '2021-03'],
  ['3.2021', '2021-03'],
  ['21.03.2021', '2021-03-21'],
  ['1. 3. 2021', '2021-03-01'],
  ['21/03/2021', '2021-03-21'],
  ['03/21/2021', '2021-03-21'],
  ['03/04/2021', '2021'],
  ['04/04/2021', '2021-04-04'],
  ['March 2021', '2021-03'],
  ['MAR 2021', '2021-03'],
  ['Sept. 2021', '2021-09'],
  ['Mar 21, 2021', '2021-03-21'],
  ['March 21st, 2021', '2021-03-21'],
  ['21 March 2021', '2021-03-21'],
  ['Tuesday, 21 March 2023', '2023-03-21'],
  ["Mar '21", '2021-03'],
  ['März 2021', '2021-03'],
  ['21. Dezember 2021', '2021-12-21'],
  ['1er août 2021', '2021-08-01'],
  ['févr. 2021', '2021-02'],
  ['21 de marzo de 2021', '2021-03-21'],
  ['ene. 2021', '2021-01'],
  ['março de 2021', '2021-03'],
  ['5 maart 2021', '2021-03-05'],
  ['mrt. 2021', '2021-03'],
  ['5 maggio 2021', '2021-05-05'],
  ['2021年3月5日', '2021-03-05'],
  ['2021年3月', '2021-03'],
  ['Q3 2021', '2021-Q3'],
  ["Q3'21", '2021-Q3'],
  ['2021 Q3', '2021-Q3'],
  ['T3 2021', '2021-Q3'],
  ['3. Quartal 2021', '2021-Q3'],
  ['third quarter of 2021', '2021-Q3'],
  ['since 2021', '2021'],
  ['seit März 2021', '2021-03'],
  ['early 2021', '2021'],
  ['Mon, 01 Mar 2021 10:00:00 GMT', '2021-03-01'],
  ['March 1, 2021 at 10:30 am', '2021-03-01'],
  ['2021/03/05', '2021-03-05'],
  ['March 2021 2022', null],
  ['1500 years', null],
  ['12 2021', null],
  ['0/2021', null],
  ['Summer 2021', '2021'],
  ['2021-13', null],
  ['2021-02-30', null],
  ['31.04.2021', null],
  ['Foo 2021', null],
  ['1234', null],
  ['in 2021 we moved', null],
  ['present', null],
  ['', null],
]
const PERIODS: Array<[string, string | null]> = [
  ['2015 - 2019', '2015/2019'],
  ['2015–2019', '2015/2019'],
  ['2015-2019', '2015/2019'],
  ['2015/2019', '2015/2019'],
  ['Jan 2019 - Present', '2019-01/..'],
  ['Jan 2019 – Present · 2 yrs 3 mos', '2019-01/..'],
  ['2019-03 – 2021-04', '2019-03/2021-04'],
  ['from 2015 to 2019', '2015/2019'],
  ['von März 2015 bis heute', '2015-03/..'],
  ['depuis 2019', '2019/..'],
  ['since May 2019', '2019-05/..'],
  ['de enero de 2015 a la actualidad', '2015-01/..'],
  ['jan. 2015 - até o momento', '2015-01/..'],
  ['2015-19', '2015/2019'],
  ['2010–11', '2010/2011'],
  ['2010-11', '2010-11/2010-11'],
  ['3 March – 5 June 2020', '2020-03-03/2020-06-05'],
  ['Q1 2019 - Q3 2020', '2019-Q1/2020-Q3'],
  ['Mar 2020 - 2020', '2020-03/2020'],
  ['between 2015 and 2019', '2015/2019'],
  ['2015 hasta hoy', '2015/..'],
  ['2015 to date', '2015/..'],
  ['2015 au 2019', '2015/2019'],
  ['Mar - Jun 2020', '2020-03/2020-06'],
  ['01/2015 - 03/2016', '2015-01/2016-03'],
  ['gen 2015 - oggi', '2015-01/..'],
  ['sinds 2015', '2015/..'],
  ['2019', '2019/2019'],
  ['2019 -', '2019/?'],
  ['2019 - 2015', null],
  ['Mar 2019 - Feb 2019', null],
  ['15 Mar 2020 - 3 Mar 2020', null],
  ['Aug 2020 - Q3 2020', '2020-08/2020-Q3'],
  ['15 Mar 2020 - Mar 2020', '2020-03-15/2020-03'],
  ['Present', null],
  ['two years', null],
  ['', null],
]
const shown = (text: string) => {
  const period = parsePeriod(text)
  if (!period) return null
  return `${isoOf(period.start)}/${period.end ? isoOf(period.end) : period.current ? '..' : '?'}`
}

const DATE: fc.Arbitrary<PartialDate> = fc
  .tuple(
    fc.integer({ min: 1800, max: 2199 }),
    fc.option(fc.integer({ min: 1, max: 12 })),
    fc.option(fc.integer({ min: 1, max: 28 }))
  )
  .map(([year, month, day]) =>
    month === null
      ? { year, precision: 'year' }
      : day === null
        ? { year, month, precision: 'month' }
        : { year, month, day, precision: 'day' }
  )
const LOCALES = ['en-US', 'en-GB', 'de', 'fr', 'es', 'pt', 'nl', 'it']

test.group('dates', () => {
  for (const [text, expected] of DATES)
    test(`${text || 'nothing'} is ${expected}`, ({ assert }) => {
      const found = parseDate(text)
      assert.equal(found && isoOf(found), expected)
    })
  for (const [text, expected] of PERIODS)
    test(`the period ${text || 'nothing'} is ${expected}`, ({ assert }) =>
      assert.equal(shown(text), expected))

  test('parses its own output, and orders dates totally', ({ assert }) => {
    fc.assert(
      fc.property(DATE, DATE, (a, b) => {
        assert.deepEqual(parseDate(isoOf(a)), a)
        assert.equal(
          Math.sign(compareDates(a, b)),
          Math.sign(isoOf(a) < isoOf(b) ? -1 : isoOf(a) > isoOf(b) ? 1 : 0)
        )
        if (a.year < b.year) assert.equal(shown(`${isoOf(a)} – ${isoOf(b)}`), `${isoOf(a)}/${isoOf(b)}`)
      })
    )
  })

  test('parses dates in every language', ({ assert }) => {
    fc.assert(
      fc.property(
        DATE,
        fc.constantFrom(...LOCALES),
        fc.constantFrom('long', 'short'),
        (date, locale, style) => {
          const time = new Date(Date.UTC(date.year, (date.month ?? 1) - 1, date.day ?? 1))
          const options: Intl.DateTimeFormatOptions = {
            timeZone: 'UTC',
            year: 'numeric',
            ...(date.month && { month: style as 'long' | 'short' }),
            ...(date.day && { day: 'numeric' }),
          }
          const written = new Intl.DateTimeFormat(locale, options).format(time)
          assert.deepEqual(parseDate(written), date, written)
        }
      )
    )
  })

  test('never throws for any text', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const period = parsePeriod(text)
        assert.isTrue(period === null || period.start.year >= 1500)
      })
    )
  })
})
