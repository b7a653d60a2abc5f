import { useCredits } from '../billing/credits'
import { useRequests } from '../service/service'
import { useIsOperator, useWorkspace } from '../session/session'
import { count, milliseconds, rate, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Tile } from '../shared/tile'
import { HealthPanel } from './health_panel'
import { RequestsPanel } from './requests_panel'
import { RunningWork } from './running_work'
import { SpendPanel } from './spend_panel'

/** What the service does and costs, and how it does, at one glance. */
export function OverviewPage() {
  const workspace = useWorkspace()
  const isOperator = useIsOperator()
  const credits = useCredits()
  const day = useRequests(24)
  return (
    <Page title="Overview">
      <div className="tiles">
        <Loaded query={credits}>
          {({ remaining, held }) => (
            <>
              <Tile title="Credits remaining" value={count(remaining)} note={worth(remaining)} />
              <Tile title="Held for work under way" value={count(held)} note={worth(held)} />
            </>
          )}
        </Loaded>
        <Tile title="Plan" value={workspace?.plan ?? ''} />
        <Loaded query={day}>
          {({ all }) => (
            <Tile
              title="Errors, a day"
              value={rate(all.failed, all.requests)}
              note={`p95 ${milliseconds(all.p95_ms)} over ${count(all.requests)} requests`}
            />
          )}
        </Loaded>
      </div>
      <RunningWork />
      <SpendPanel />
      <RequestsPanel />
      {isOperator && <HealthPanel />}
    </Page>
  )
}
