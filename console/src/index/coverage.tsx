import { Empty } from '../shared/empty'
import { count, month as monthName, rate } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Stat, Stats } from '../shared/stat'
import { Calendar } from './calendar'
import { type Month, useCoverage } from './indexes'

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
