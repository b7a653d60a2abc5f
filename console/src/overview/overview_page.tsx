import { useUsage } from '../usage/usage'
import { useIsOperator, useSlug } from '../api/session'
import { useCredits } from '../billing/credits'
import { lastInWords, RATE } from '../usage/days_left'
import { useDaysLeft } from '../usage/use_days_left'
import { useRequests } from '../service/service'
import { LinkButton } from '../shared/button'
import { comparison, count, milliseconds, rate, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { AttentionPanel } from './attention_panel'
import { HealthPanel } from './health_panel'
import { RequestsPanel } from './requests_panel'
import { RunningWork } from './running_work'
import { CostPanel, SPEND_DAYS, SpendPanel } from './spend_panel'

/** What needs attention, then credits, work, spend, errors and health at a glance. */
export function OverviewPage() {
  const isOperator = useIsOperator()
  const workspace = useSlug()
  return (
    <Page
      title="Overview"
      actions={
        <>
          <LinkButton to="/w/$workspace/sets/new" params={{ workspace }}>
            New Set
          </LinkButton>
          <LinkButton to="/w/$workspace/datasets/new" params={{ workspace }}>
            New dataset
          </LinkButton>
          <LinkButton kind="main" to="/w/$workspace/search" params={{ workspace }}>
            Find people
          </LinkButton>
        </>
      }
    >
      <Figures />
      <AttentionPanel />
      <div className="columns">
        <SpendPanel />
        <RunningWork />
      </div>
      <RequestsPanel />
      {isOperator ? <HealthPanel /> : <CostPanel />}
    </Page>
  )
}

/** The free credits, then the spend and the requests of the last days, each compared with the days before. */
function Figures() {
  const credits = useCredits()
  const last = lastInWords(useDaysLeft(credits.data?.remaining))
  const usage = useUsage(SPEND_DAYS)
  const sum = (of: 'requests' | 'acu_charged') =>
    usage.data?.usage.reduce((total, item) => total + item[of], 0) ?? 0
  return (
    <Stats>
      <Loaded query={credits} shape="stat">
        {({ remaining, held }) => (
          <Stat
            title="Credits free"
            value={count(remaining - held)}
            note={
              <span title={last ? RATE : undefined}>
                {[held > 0 && `${count(held)} more reserved`, last ?? worth(remaining - held)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            }
          />
        )}
      </Loaded>
      <Loaded query={usage} shape="stat">
        {({ before }) => (
          <Stat
            title={`Spent, ${SPEND_DAYS} days`}
            value={worth(sum('acu_charged'))}
            note={comparison(sum('acu_charged'), before.acu_charged, SPEND_DAYS)}
          />
        )}
      </Loaded>
      <Loaded query={usage} shape="stat">
        {({ before }) => (
          <Stat
            title={`Requests, ${SPEND_DAYS} days`}
            value={count(sum('requests'))}
            note={comparison(sum('requests'), before.requests, SPEND_DAYS)}
          />
        )}
      </Loaded>
      <Loaded query={useRequests(24)} shape="stat">
        {({ all }) => (
          <Stat
            title="Errors, 24 hours"
            value={rate(all.failed, all.requests)}
            note={`${count(all.failed)} of ${count(all.requests)}, p95 ${milliseconds(all.p95_ms)}`}
          />
        )}
      </Loaded>
    </Stats>
  )
}
