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
            <Figures details={details} />
            <div className="with-side">
              <div>
                <h2>History</h2>
                <RoundsChart items={details.rounds.items} />
                <Rounds items={details.rounds.items} />
                <Pager next={details.rounds.next_cursor} />
              </div>
              <Schedule monitor={details.monitor} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Figures({ details: { monitor, people, rounds } }: { details: MonitorDetails }) {
  const { next_runs, last_error, failures } = monitor
  const [latest] = rounds.items
  return (
    <Stats>
      <Stat
        title="Next run"
        value={<When at={next_runs[0] ?? null} never="none" />}
        note={next_runs[0] && minute(next_runs[0])}
      />
      <Stat title="Rounds" value={count(monitor.rounds)} />
      <Stat title="People known" value={count(people)} note="watched for changes" />
      {latest && !last_error && (
        <Stat
          title="Latest round"
          value={`${count(latest.created)} new`}
          note={`${count(latest.changed)} changed of ${count(latest.found)} found`}
        />
      )}
      {last_error && (
        <Stat
          title="Last error"
          value={<code className="small">{last_error}</code>}
          note={`${count(failures)} in a row`}
        />
      )}
    </Stats>
  )
}

/** When the monitor runs next, who pays, and where its events go. */
function Schedule({ monitor }: { monitor: MonitorDetails['monitor'] }) {
  const { status, cadence, next_runs, webhook_url, key_id } = monitor
  return (
    <aside className="card side-cards" aria-label="Schedule">
      <section>
        <h3>Next runs</h3>
        {next_runs.length === 0 ? (
          <p className="quiet">{status === 'paused' ? 'None while the monitor is paused.' : 'None.'}</p>
        ) : (
          <ol className="list plain">
            {next_runs.map((at) => (
              <li key={at} className="row between">
                <time dateTime={at}>{minute(at)}</time>
                <span className="quiet small">{ago(at)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section>
        <h3>Schedule</h3>
        <p className="wrap">
          <code>{cadence}</code>
        </p>
      </section>
      <section>
        <h3>Charged to the key</h3>
        <Id of={key_id} name="id of the key" />
      </section>
      <section>
        <h3>Events go to</h3>
        <p className="wrap">{webhook_url ? <code>{webhook_url}</code> : 'the webhooks of the workspace'}</p>
      </section>
    </aside>
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
