import { rounded } from '#domain/rounded'
import type { HourCounts } from './archive.js'
import { WORK_ENDS_AT } from './fold/rules.js'

/** Completeness of the archive in one month (UTC). */
type MonthCoverage = {
  /** YYYY-MM. */
  month: string
  hours_present: number
  /** Hours of the calendar month before today, or up to the last present hour if that is later. */
  hours_expected: number
  /** Hours with less than half the median events of the surrounding hours. */
  hours_thin: number
  /** The estimated share of expected events, 0 to 1, based on surrounding hours. */
  complete: number
  events: number
  /** The share of pushes that state their number of commits; null without pushes. */
  pushes_with_commits: number | null
  /** Counts that are too low for this month even if it is complete. */
  understates: ('commits' | 'pull_requests' | 'reviews')[]
}

export type ArchiveCoverage = {
  /** The first and last hour with events, YYYY-MM-DDTHH; null in an empty archive. */
  from: string | null
  to: string | null
  /** Months between the first and the last month that have no hours. */
  months_missing: number
  months: MonthCoverage[]
}

const HOUR_MS = 3_600_000
/** The number of hours on each side that an hour is compared with. */
const COMPARED_HOURS = 3
/** The first month (YYYY-MM) whose review counts are understated. */
const REVIEWS_UNDERSTATED_FROM = '2026-01'
/** Below this share, a month's commit counts are understated. */
const MIN_SHARE_WITH_COMMITS = 0.95

/**
 * Computes the completeness per month. Hours from `today` (YYYY-MM-DD) on are expected only up to
 * the last present hour.
 */
export function archiveCoverage(hours: readonly HourCounts[], today: string): ArchiveCoverage {
  if (!hours.length) return { from: null, to: null, months_missing: 0, months: [] }
  const counts = new Map(hours.map(({ hour, events }) => [timeOf(hour), events]))
  const months = [...Map.groupBy(hours, ({ hour }) => hour.slice(0, 7))].map(([month, those]) =>
    monthCoverage(month, those, counts, today)
  )
  const span = monthNumber(months[months.length - 1].month) - monthNumber(months[0].month) + 1
  return {
    from: hours[0].hour,
    to: hours[hours.length - 1].hour,
    months_missing: span - months.length,
    months,
  }
}

function monthCoverage(
  month: string,
  hours: readonly HourCounts[],
  counts: ReadonlyMap<number, number>,
  today: string
): MonthCoverage {
  const [start, end] = [Date.parse(`${month}-01T00:00Z`), monthEnd(month)]
  const last = hours[hours.length - 1].hour
  // Future hours are not expected, except those up to the last present hour.
  const until = Math.max(Math.min(end, Date.parse(`${today}T00:00Z`)), timeOf(last) + HOUR_MS)
  const expected = (until - start) / HOUR_MS
  const shares = hours.map(({ hour, events }) => shareOfUsual(timeOf(hour), events, counts))
  const pushes = sum(hours.map((hour) => hour.pushes))
  const stated = pushes > 0 ? sum(hours.map((hour) => hour.pushesWithCommits)) / pushes : null
  return {
    month,
    hours_present: hours.length,
    hours_expected: expected,
    hours_thin: shares.filter((share) => share < 0.5).length,
    complete: rounded(sum(shares) / expected),
    events: sum(hours.map((hour) => hour.events)),
    pushes_with_commits: stated === null ? null : rounded(stated),
    understates: understated(month, start, stated),
  }
}

/** Returns an hour's events relative to the median around it, at most 1. */
function shareOfUsual(time: number, events: number, counts: ReadonlyMap<number, number>): number {
  const around: number[] = []
  for (let i = -COMPARED_HOURS; i <= COMPARED_HOURS; i++) {
    const found = i === 0 ? undefined : counts.get(time + i * HOUR_MS)
    if (found !== undefined) around.push(found)
  }
  if (around.length < 2) return 1
  around.sort((a, b) => a - b)
  const middle = (around[(around.length - 1) >> 1] + around[around.length >> 1]) / 2
  return Math.min(1, events / middle)
}

function understated(month: string, start: number, stated: number | null): MonthCoverage['understates'] {
  const isOver = start >= WORK_ENDS_AT * 1000
  return [
    ...(isOver || (stated !== null && stated < MIN_SHARE_WITH_COMMITS) ? (['commits'] as const) : []),
    ...(isOver ? (['pull_requests'] as const) : []),
    ...(month >= REVIEWS_UNDERSTATED_FROM ? (['reviews'] as const) : []),
  ]
}

const timeOf = (hour: string) => Date.parse(`${hour}:00Z`)
const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthEnd = (month: string) => Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
