import { VisuallyHidden } from '@mantine/core'
import { Empty } from '../shared/empty'
import { count, month as monthName, rate, share } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Stat, Stats } from '../shared/stat'
import { type Month, useCoverage } from './indexes'

const MONTHS = Array.from({ length: 12 }, (_, i) =>
  new Date(Date.UTC(2000, i)).toLocaleString(undefined, { month: 'short', timeZone: 'UTC' })
)
/** The shades of a month, from empty to complete. */
const LEVELS = [0, 1, 2, 3, 4]

/** Shows how complete the code-host archive is: its sums, then a calendar of months. */
export function Coverage() {
  return (
    <section aria-label="Code-host archive">
      <h2>Code-host archive</h2>
      <Loaded query={useCoverage()} shape="table">
        {(months) =>
          months.length === 0 ? (
            <Empty>
              No hours imported yet. Import some with <code>node ace codehost:import FILE...</code>
            </Empty>
          ) : (
            <>
              <Sums months={months} />
              <Calendar months={months} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function Sums({ months }: { months: readonly Month[] }) {
  const sum = (of: 'hours' | 'events' | 'pushes' | 'pushes_with_commits') =>
    months.reduce((total, month) => total + month[of], 0)
  const [first, last] = [months[0].month, months.at(-1)!.month]
  return (
    <Stats>
      <Stat
        title="Hours imported"
        value={count(sum('hours'))}
        note={`in ${count(months.length)} ${months.length === 1 ? 'month' : 'months'}`}
      />
      <Stat title="Events" value={count(sum('events'))} />
      <Stat title="From" value={monthName(first)} note={`to ${monthName(last)}`} />
      <Stat
        title="Pushes with commits"
        value={rate(sum('pushes_with_commits'), sum('pushes'))}
        note={`of ${count(sum('pushes'))}`}
      />
    </Stats>
  )
}

/** Rows are years and columns are months. A stronger colour means more hours. */
function Calendar({ months }: { months: readonly Month[] }) {
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const [first, last] = [Number(months[0].month.slice(0, 4)), Number(months.at(-1)!.month.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, i) => last - i)
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
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {MONTHS.map((name, i) => (
                <Cell key={name} month={byMonth.get(`${year}-${String(i + 1).padStart(2, '0')}`)} />
              ))}
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

function Cell({ month }: { month: Month | undefined }) {
  const title = month ? inWords(month) : 'no hours'
  const level = month ? Math.max(1, Math.min(4, Math.ceil((month.hours / month.hours_in_month) * 4))) : 0
  return (
    <td title={title}>
      <span className={`shade heat-${level}`} />
      <VisuallyHidden>{title}</VisuallyHidden>
    </td>
  )
}

function inWords({ month, hours, hours_in_month, events, pushes, pushes_with_commits }: Month): string {
  const commits = pushes === 0 ? '' : `, ${share(pushes_with_commits / pushes)} of pushes list their commits`
  return `${monthName(month)}: ${count(hours)} of ${count(hours_in_month)} hours, ${count(events)} events${commits}`
}
