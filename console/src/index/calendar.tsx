import { VisuallyHidden } from '@mantine/core'
import { count, month as monthName, share } from '../shared/format'
import type { Month } from './indexes'

const MONTHS = Array.from({ length: 12 }, (_, i) =>
  new Date(Date.UTC(2000, i)).toLocaleString(undefined, { month: 'short', timeZone: 'UTC' })
)
/** The shades of a month, from empty to complete. */
const LEVELS = [0, 1, 2, 3, 4]

/**
 * Rows are years and columns are months, with the sums of each year. A stronger colour means more
 * hours. Years without hours have no row.
 */
export function Calendar({ months }: { months: readonly Month[] }) {
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].sort().reverse()
  const label = 'Hours of each month in the archive'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="calendar" aria-label={label} tabIndex={0}>
      <table>
        <VisuallyHidden component="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Year</VisuallyHidden>
            </th>
            {MONTHS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="sum">
              Hours
            </th>
            <th scope="col" className="sum">
              Events
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {MONTHS.map((name, i) => (
                <Cell key={name} month={byMonth.get(`${year}-${String(i + 1).padStart(2, '0')}`)} />
              ))}
              <td className="sum">{count(sumOf(months, year, 'hours'))}</td>
              <td className="sum">{count(sumOf(months, year, 'events'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="row quiet small" aria-hidden="true">
        no hours
        {LEVELS.map((level) => (
          <span key={level} className={`shade heat-${level}`} />
        ))}
        every hour
      </p>
    </section>
  )
}

const sumOf = (months: readonly Month[], year: string, of: 'hours' | 'events'): number =>
  months.reduce((sum, month) => sum + (month.month.startsWith(year) ? month[of] : 0), 0)

/** A month. Its number of hours stands in it. */
function Cell({ month }: { month: Month | undefined }) {
  const title = month ? inWords(month) : 'no hours'
  const level = month ? Math.max(1, Math.min(4, Math.ceil((month.hours / month.hours_in_month) * 4))) : 0
  return (
    <td title={title}>
      <span className={`shade heat-${level}`} aria-hidden="true">
        {month && count(month.hours)}
      </span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </td>
  )
}

function inWords({ month, hours, hours_in_month, events, pushes, pushes_with_commits }: Month): string {
  const commits = pushes === 0 ? '' : `, ${share(pushes_with_commits / pushes)} of pushes list their commits`
  return `${monthName(month)}: ${count(hours)} of ${count(hours_in_month)} hours, ${count(events)} events${commits}`
}
