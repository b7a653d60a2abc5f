import { useCredits } from '../billing/credits'
import { useRequests } from '../service/service'
import { useIsOperator, useWorkspace } from '../api/session'
import { count, milliseconds, rate, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
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
  const requests = useRequests(24)
  return (
    <Page title="Overview">
      <FailingWebhooks />
      <Stats>
        <Loaded query={credits} shape="stat">
          {({ remaining }) => (
            <Stat title="Credits remaining" value={count(remaining)} note={worth(remaining)} />
          )}
        </Loaded>
        <Loaded query={credits} shape="stat">
          {({ held }) => <Stat title="Reserved for running work" value={count(held)} note={worth(held)} />}
        </Loaded>
        <Stat title="Plan" value={workspace?.plan ?? ''} />
        <Loaded query={requests} shape="stat">
          {({ all }) => <Stat title="Requests, 24 hours" value={count(all.requests)} />}
        </Loaded>
        <Loaded query={requests} shape="stat">
          {({ all }) => (
            <Stat
              title="Errors, 24 hours"
              value={rate(all.failed, all.requests)}
              note={`p95 ${milliseconds(all.p95_ms)}`}
            />
          )}
        </Loaded>
      </Stats>
      <RunningWork />
      <SpendPanel />
      <RequestsPanel />
      {isOperator && <HealthPanel />}
    </Page>
  )
}
