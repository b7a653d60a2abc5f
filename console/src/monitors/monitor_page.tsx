import { useParams, useSearch } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { count, exactly } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { MonitorActions } from './monitor_actions'
import { type MonitorDetails, useMonitor } from './monitors'
import { Rounds } from './rounds'
import { WhatRecurs } from './what_recurs'

const FROM = '/w/$workspace/monitors/$monitor'

export function MonitorPage() {
  const { monitor: id } = useParams({ from: FROM })
  const { cursor } = useSearch({ from: FROM })
  const monitor = useMonitor(id, cursor)
  return (
    <Page title="Monitor" actions={monitor.data && <MonitorActions monitor={monitor.data.monitor} />}>
      <p className="quiet">
        <code>{id}</code>
      </p>
      <Loaded query={monitor}>
        {(details) => (
          <>
            <Details details={details} />
            <h2>History</h2>
            <Rounds items={details.rounds.items} />
            <Pager cursor={cursor} next={details.rounds.next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Details({ details: { monitor, people } }: { details: MonitorDetails }) {
  const { status, schedule, cadence, next_runs, paused_at, last_error, failures, webhook_url, key_id } =
    monitor
  return (
    <>
      <p>
        <WhatRecurs monitor={monitor} />, <strong>{schedule}</strong>
      </p>
      <div className="tiles">
        <Tile
          title="Status"
          value={<Badge state={status} />}
          note={
            paused_at ? (
              <>
                since <When at={paused_at} />
              </>
            ) : (
              monitor.is_searching && 'a search of its Set is awaited'
            )
          }
        />
        <Tile title="Next" value={<When at={next_runs[0] ?? null} never="none" />} />
        <Tile title="Rounds" value={count(monitor.rounds)} />
        <Tile title="People known" value={count(people)} note="of whom changes are told" />
        {last_error && (
          <Tile
            title="Last problem"
            value={<code className="small">{last_error}</code>}
            note={`${count(failures)} in a row`}
          />
        )}
      </div>
      <h2>Next times</h2>
      {next_runs.length === 0 ? (
        <p className="quiet">{status === 'paused' ? 'None while it is paused.' : 'None any more.'}</p>
      ) : (
        <ol className="timeline">
          {next_runs.map((at) => (
            <li key={at}>
              {exactly(at)}{' '}
              <span className="quiet">
                (<When at={at} />)
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="quiet wrap">
        Written as <code>{cadence}</code>. It spends under the key <code>{key_id}</code>
        {webhook_url && (
          <>
            {' '}
            and tells <code>{webhook_url}</code>
          </>
        )}
        .
      </p>
    </>
  )
}
