import { expect, test } from '@playwright/test'
import { niceMaximum } from '../console/src/shared/chart_scale.js'
import { ago, brief, milliseconds, moment, shortId, withShortIds } from '../console/src/shared/format.js'
import { highlight } from '../console/src/shared/highlight.js'

test('the top of a chart is a round number with a round half', () => {
  const tops = [0, 1, 2, 3, 4.5, 7, 9, 11, 99, 100, 101, 1_900, 2_001].map(niceMaximum)
  expect(tops).toEqual([2, 2, 2, 4, 6, 8, 10, 20, 100, 100, 200, 2_000, 4_000])
})

test('the ids of a path are shortened', () => {
  const id = 'set_0123456789abcdef0123456789abcdef'
  expect(withShortIds(`/v1/sets/${id}/items`)).toBe('/v1/sets/set_012345…cdef/items')
})

test('a shortened id keeps its kind, its start and its end', () => {
  expect(shortId('run_0123456789abcdef0123456789abcdef')).toBe('run_012345…cdef')
  expect(shortId('set_0123456789')).toBe('set_0123456789')
  expect(shortId('no kind')).toBe('no kind')
})

test('a time is told in days of the calendar from 24 hours on', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
  const now = new Date(2026, 10, 28, 21).getTime()
  expect(ago(at(30, 9), now)).toBe('in 2 days')
  expect(ago(at(29, 22), now)).toBe('tomorrow')
  expect(ago(at(29, 9), now)).toBe('in 12 hours')
  expect(ago(at(26, 22), now)).toBe('2 days ago')
  expect(ago(at(28, 20), now)).toBe('1 hour ago')
})

test('a time is relative within a day, then a date, with the year only if it is another one', () => {
  const now = Date.parse('2026-11-28T21:00:00')
  expect(brief('2026-11-28T20:00:00', now)).toBe('1 hour ago')
  expect(brief('2026-11-29T06:00:00', now)).toBe('in 9 hours')
  for (const [time, date, second] of [
    ['2026-07-13T09:05:07', /13/, /09:05:07/],
    ['2025-07-13T09:05:07', /2025/, /2025.*09:05:07/],
  ] as const) {
    expect(brief(time, now)).toMatch(date)
    expect(brief(time, now)).not.toMatch(/:|2026/)
    expect(moment(time, new Date(now))).toMatch(second)
  }
})

test('a duration is in milliseconds, seconds or minutes', () => {
  expect([null, 419, 3_614, 125_000].map(milliseconds)).toEqual(['–', '419 ms', '3.6 s', '2 min 5 s'])
})

test('code is split into names, texts and numbers, and keeps its text', () => {
  const code = 'curl -d \'{\n  "query": "a \\"b\\"",\n  "n": 10\n}\''
  const pieces = highlight(code)
  expect(pieces.map(({ text }) => text).join('')).toBe(code)
  expect(pieces.flatMap(({ kind, text }) => (kind ? [`${kind} ${text}`] : []))).toEqual([
    'k curl',
    'k "query"',
    's "a \\"b\\""',
    'k "n"',
    'n 10',
  ])
  const long = '"a" '.repeat(10_000)
  expect(highlight(long)).toEqual([{ kind: null, text: long }])
})
