import { ActionButton } from '../shared/button'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'
import { byUrgency, useChecks } from './health'

/** The findings of all checks, problems first, each with its fix. */
export function Checks() {
  const checks = useChecks()
  return (
    <section aria-label="Checks">
      <header className="row between">
        <div className="row">
          <h2>Checks</h2>
          {checks.data && (
            <span className="quiet" role="status">
              {summaryOf(checks.data.map(({ state }) => state))}
            </span>
          )}
        </div>
        <ActionButton loading={checks.isFetching} onClick={() => checks.refetch()}>
          Check again
        </ActionButton>
      </header>
      <Loaded query={checks} shape="table">
        {(findings) => (
          <>
            <Table
              caption="Checks, problems first"
              items={byUrgency(findings)}
              idOf={({ check }) => check}
              empty="Nothing was checked."
              columns={[
                { title: 'Part', field: 'check' },
                { title: 'State', field: 'state', as: 'badge' },
                { title: 'Finding', cell: ({ says }) => <span className="wrap">{says}</span> },
                { title: 'Fix', cell: ({ fix }) => fix && <span className="wrap">{fix}</span> },
              ]}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function summaryOf(states: readonly string[]): string {
  const [problems, warnings] = ['problem', 'warning'].map(
    (one) => states.filter((each) => each === one).length
  )
  if (problems + warnings === 0) return 'Every part works.'
  return `${problems} ${problems === 1 ? 'problem' : 'problems'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`
}
