import { Link } from '@tanstack/react-router'
import { useUsage } from '../account/usage'
import { useCredits } from '../billing/credits'
import { useIndexes } from '../index/indexes'
import { useRuns } from '../runs/runs'
import { useSlug, useWorkspace } from '../session/session'
import { Badge } from '../shared/badge'
import { DayBars, sumByDay } from '../shared/day_bars'
import { count, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'

const DAYS = 31

/** What the service does and costs, at one glance. */
export function OverviewPage() {
  const workspace = useWorkspace()
  return (
    <Page title="Overview">
      <Money plan={workspace?.plan ?? ''} />
      <Spend />
      <Work />
    </Page>
  )
}

function Money({ plan }: { plan: string }) {
  const credits = useCredits()
  const indexes = useIndexes()
  return (
    <div className="tiles">
      <Loaded query={credits}>
        {({ remaining, held }) => (
          <>
            <Tile title="Credits remaining" value={count(remaining)} note={worth(remaining)} />
            <Tile title="Held for work under way" value={count(held)} note={worth(held)} />
          </>
        )}
      </Loaded>
      <Tile title="Plan" value={plan} />
      <Loaded query={indexes}>
        {(items) => (
          <Tile
            title="Searchable"
            value={count(items.reduce((sum, { documents }) => sum + documents, 0))}
            note={items.map(({ name, documents }) => `${count(documents)} ${name}`).join(', ')}
          />
        )}
      </Loaded>
    </div>
  )
}

function Spend() {
  const usage = useUsage(DAYS)
  return (
    <Loaded query={usage}>
      {({ from_day, to_day, usage: items }) => (
        <div className="columns">
          <section className="card">
            <h2>Credits a day</h2>
            <DayBars
              label={`Credits a day, ${DAYS} days`}
              days={sumByDay(from_day, to_day, items, ({ acu_charged }) => acu_charged)}
            />
          </section>
          <section className="card">
            <h2>Requests a day</h2>
            <DayBars
              label={`Requests a day, ${DAYS} days`}
              days={sumByDay(from_day, to_day, items, ({ requests }) => requests)}
            />
          </section>
        </div>
      )}
    </Loaded>
  )
}

function Work() {
  const workspace = useSlug()
  const runs = useRuns({})
  return (
    <>
      <h2>Latest runs</h2>
      <Loaded query={runs}>
        {({ items }) => (
          <Table
            caption="Latest runs"
            items={items.slice(0, 8)}
            idOf={({ id }) => id}
            empty={<p>No runs in the last seven days.</p>}
            columns={[
              {
                title: 'Run',
                cell: ({ id }) => (
                  <Link to="/w/$workspace/runs/$run" params={{ workspace, run: id }}>
                    {id}
                  </Link>
                ),
              },
              { title: 'Kind', cell: ({ kind }) => kind },
              { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
              { title: 'Created', cell: ({ created_at }) => <When at={created_at} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}
