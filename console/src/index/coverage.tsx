import { VisuallyHidden } from '@mantine/core'
import { Empty } from '../shared/empty'
import { count, share } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { type Month, useCoverage } from './indexes'

const MONTHS = Array.from({ length: 12 }, (_, i) =>
  new Date(Date.UTC(2000, i)).toLocaleString(undefined, { month: 'short', timeZone: 'UTC' })
)

/**
 * Shows how complete the code-host archive is. Rows are years and columns are months. A stronger
 * colour means more hours.
 */
export function Coverage() {
  return (
    <>
      <h2>Code-host archive</h2>
      <Loaded query={useCoverage()} shape="table">
        {(months) =>
          months.length === 0 ? (
            <Empty>
              No hours imported yet. Import some with <code>node ace codehost:import FILE...</code>
            </Empty>
          ) : (
            <HeatMap months={months} />
          )
        }
      </Loaded>
    </>
  )
}

function HeatMap({ months }: { months: Month[] }) {
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const [first, last] = [Number(months[0].month.slice(0, 4)), Number(months.at(-1)!.month.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="table" aria-label="Hours of each month in the archive" tabIndex={0}>
      <table className="heat">
        <VisuallyHidden component="caption">Hours of each month in the archive</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Year</th>
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
    </section>
  )
}

function Cell({ month }: { month: Month | undefined }) {
  if (!month) return <td className="quiet">–</td>
  const { hours, hours_in_month, events, pushes, pushes_with_commits } = month
  const commits = pushes === 0 ? '' : `, ${share(pushes_with_commits / pushes)} of pushes list their commits`
  const title = `${count(hours)} of ${count(hours_in_month)} hours, ${count(events)} events${commits}`
  const part = hours / hours_in_month
  return (
    <td className={`heat-${Math.min(4, Math.ceil(part * 4))}`} title={title}>
      {part < 0.01 ? '< 1 %' : share(part)}
      <VisuallyHidden>{title}</VisuallyHidden>
    </td>
  )
}
