import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '../shared/badge'
import { ago, count, minute } from '../shared/format'
import { Pager } from '../shared/list'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { MonitorActions } from './monitor_actions'
import { MonitoredSearch, titleOf } from './monitored_search'
import { type MonitorDetails, useMonitor } from './monitors'
import { Reports } from './reports'
import { Rounds } from './rounds'
import { RoundsChart } from './rounds_chart'

const FROM = '/w/$workspace/monitors/$monitor'

export function MonitorPage() {
  const { monitor: id } = useParams({ from: FROM })
  const { cursor } = useSearch({ from: FROM })
  const monitor = useMonitor(id, cursor)
  return (
    <Page
      title={monitor.data ? titleOf(monitor.data.monitor) : 'Monitor'}
      parent={{ name: 'Monitors', to: '/w/$workspace/monitors' }}
      record={{ name: 'monitor', id }}
      about={monitor.data && <About monitor={monitor.data.monitor} />}
      state={monitor.data && <Badge state={monitor.data.monitor.status} />}
      actions={monitor.data && <MonitorActions monitor={monitor.data.monitor} />}
    >
      <Loaded query={monitor} shape="page">
        {(details) => (
          <>
            <Details details={details} />
            <Reports title="People reported" items={details.reports} />
            <h2>Rounds</h2>
            <Rounds items={details.rounds.items} next={details.monitor.next_runs[0]} />
            <Pager next={details.rounds.next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Details({ details: { monitor, people, rounds } }: { details: MonitorDetails }) {
  const { status, next_runs, last_error, failures, webhook_url, charged_to, last_round, created_at } = monitor
  const [next, ...later] = next_runs
  return (
    <>
      <Stats>
        <Stat
          title="Next run"
          value={next ? minute(next) : 'none'}
          note={
            next
              ? [ago(next), later.length > 0 && `then ${later.slice(0, 2).map(minute).join(', ')}`]
                  .filter(Boolean)
                  .join(', ')
              : status === 'paused' && 'None while the monitor is paused.'
          }
        />
        <Stat
          title="Last round"
          value={last_round ? <When at={last_round.ended_at} /> : 'none yet'}
          note={last_round && !last_round.error && `${count(last_round.created)} new people`}
        />
        <Stat title="Rounds" value={count(monitor.rounds)} />
        <Stat title="People known" value={count(people)} note="watched for changes" />
      </Stats>
      {last_error && (
        <Notice kind="bad">
          The last round failed {failures > 1 && `${count(failures)} times in a row `}with{' '}
          <code>{last_error}</code>. kith tries it again.
        </Notice>
      )}
      <div className="beside-chart">
        <RoundsChart items={rounds.items} />
        <dl className="card facts">
          <Fact name="Reports to">
            {webhook_url ? (
              <>
                <code className="wrap">{webhook_url}</code> and the registered webhooks
              </>
            ) : (
              'the registered webhooks'
            )}
          </Fact>
          <Fact name="Charged to">{charged_to ? `the key ${charged_to}` : 'its key'}</Fact>
          <Fact name="Created">
            <When at={created_at} />
          </Fact>
        </dl>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What the monitor searches, and when. */
function About({ monitor }: { monitor: MonitorDetails['monitor'] }) {
  const { schedule, paused_at, is_searching } = monitor
  return (
    <>
      <MonitoredSearch monitor={monitor} />, <strong>{schedule}</strong>
      {paused_at && (
        <>
          , paused since <When at={paused_at} />
        </>
      )}
      {is_searching && ', waiting for a search of its Set'}
    </>
  )
}
