import { useCredits } from '../billing/credits'
import { useRequests } from '../service/service'
import { useIsOperator, useWorkspace } from '../api/session'
import { count, milliseconds, rate, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Tile } from '../shared/tile'
import { FailingWebhooks } from './failing_webhooks'
import { HealthPanel } from './health_panel'
import { RequestsPanel } from './requests_panel'
import { RunningWork } from './running_work'
import { SpendPanel } from './spend_panel'

/** Credits, work, spend, errors and health at a glance. */
export function OverviewPage() {
  const workspace = useWorkspace()
  const isOperator = useIsOperator()
  const credits = useCredits()
  return (
    <Page title="Overview">
      <FailingWebhooks />
      <div className="tiles">
        <Loaded query={credits} shape="tile">
          {({ remaining }) => (
            <Tile title="Credits remaining" value={count(remaining)} note={worth(remaining)} />
          )}
        </Loaded>
        <Loaded query={credits} shape="tile">
          {({ held }) => <Tile title="Reserved for running work" value={count(held)} note={worth(held)} />}
        </Loaded>
        <Tile title="Plan" value={workspace?.plan ?? ''} />
        <Loaded query={useRequests(24)} shape="tile">
          {({ all }) => (
            <Tile
              title="Errors, 24 hours"
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
