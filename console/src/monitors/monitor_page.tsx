import { useParams, useSearch } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { ago, count, minute } from '../shared/format'
import { Pager } from '../shared/list'
import { Id } from '../shared/id'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { MonitorActions } from './monitor_actions'
import { MonitoredSearch, titleOf } from './monitored_search'
import { type MonitorDetails, useMonitor } from './monitors'
import { Rounds } from './rounds'

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
            <h2>History</h2>
            <Rounds items={details.rounds.items} />
            <Pager next={details.rounds.next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Details({ details: { monitor, people } }: { details: MonitorDetails }) {
  const { status, cadence, next_runs, last_error, failures, webhook_url, key_id } = monitor
  return (
    <>
      <Stats>
        <Stat title="Next run" value={<When at={next_runs[0] ?? null} never="none" />} />
        <Stat title="Rounds" value={count(monitor.rounds)} />
        <Stat title="People known" value={count(people)} note="watched for changes" />
        {last_error && (
          <Stat
            title="Last error"
            value={<code className="small">{last_error}</code>}
            note={`${count(failures)} in a row`}
          />
        )}
      </Stats>
      <h2>Next runs</h2>
      {next_runs.length === 0 ? (
        <p className="quiet">{status === 'paused' ? 'None while the monitor is paused.' : 'None.'}</p>
      ) : (
        <ol className="list">
          {next_runs.map((at) => (
            <li key={at}>
              <time dateTime={at} title={ago(at)}>
                {minute(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      <p className="quiet wrap">
        Schedule: <code>{cadence}</code>. Costs are charged to the key <Id of={key_id} name="id of the key" />
        {webhook_url && (
          <>
            {' '}
            Events are sent to <code>{webhook_url}</code>.
          </>
        )}
      </p>
    </>
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
