import type { HourCounts } from './archive.js'
import { WORK_ENDS_AT } from './fold/rules.js'

/** How complete the archive is known to be in one month (UTC). */
export type MonthCoverage = {
  /** YYYY-MM. */
  month: string
  hours_present: number
  /** Of the calendar, up to today. */
  hours_expected: number
  /** Hours with less than half the events of those around them. */
  hours_thin: number
  /** 0 to 1: of the events that the hours expected would have, by those around them, how many are there. */
  complete: number
  events: number
  /** Of the month's pushes, the share that say how many commits they brought; null without pushes. */
  pushes_with_commits: number | null
  /** What activity leaves out of this month however complete it is. */
  understates: ('commits' | 'pull_requests' | 'reviews')[]
}

export type ArchiveCoverage = {
  /** The first and the last hour that has events, YYYY-MM-DDTHH; null in an empty archive. */
  from: string | null
  to: string | null
  /** Months between the first and the last that have no hour at all. */
  months_missing: number
  months: MonthCoverage[]
}

const HOUR_MS = 3_600_000
/** How many hours to either side an hour is compared with. */
const AROUND = 3
const REVIEWS_UNDERSTATED_FROM = '2026-01'
/** Pushes tell of their commits until then; a month in which fewer do says so. */
const MIN_SHARE_WITH_COMMITS = 0.95

/** Sums up how complete the archive is, month by month; `today` (YYYY-MM-DD) is where hours stop being expected. */
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
  // Hours to come are not missing; hours that are there were to be expected.
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

/** An hour's events beside the median of the hours around it, 1 at most; 1 where fewer than two of them are there. */
function shareOfUsual(time: number, events: number, counts: ReadonlyMap<number, number>): number {
  const around: number[] = []
  for (let i = -AROUND; i <= AROUND; i++) {
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
const rounded = (share: number) => Math.round(share * 10_000) / 10_000
