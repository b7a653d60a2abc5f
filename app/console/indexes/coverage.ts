import type { HourCounts } from '#domain/codehost/archive'
import type { Infer } from '#app/shared/schema/schema'
import type { monthCoverage } from './operations.js'

type MonthCoverage = Infer<typeof monthCoverage>

export function coverageByMonth(hours: readonly HourCounts[]): MonthCoverage[] {
  const months = new Map<string, MonthCoverage>()
  for (const { hour, events, pushes, pushesWithCommits } of hours) {
    const month = hour.slice(0, 7)
    const known = months.get(month) ?? emptyMonth(month)
    months.set(month, {
      ...known,
      hours: known.hours + 1,
      events: known.events + events,
      pushes: known.pushes + pushes,
      pushes_with_commits: known.pushes_with_commits + pushesWithCommits,
    })
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1))
}

function emptyMonth(month: string): MonthCoverage {
  const [year, number] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { month, hours: 0, hours_in_month: days * 24, events: 0, pushes: 0, pushes_with_commits: 0 }
}
