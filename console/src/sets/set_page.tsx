import { useParams } from '@tanstack/react-router'
import { RunLink } from '../runs/run_link'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Progress } from '../shared/progress'
import { StreamBadge } from '../shared/stream_badge'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { AddColumn } from './add_column'
import { AddSearch } from './add_search'
import { Items } from './items'
import { Completeness } from './recall'
import { Searches } from './searches'
import { SetActions } from './set_actions'
import { SetLog } from './set_log'
import { useSetStream } from './set_stream'
import { savedOf, type SetDetails, titleOf, useSet } from './sets'
import { ShareLink } from './share_link'

export function SetPage() {
  const { set: id } = useParams({ from: '/w/$workspace/sets/$set' })
  const set = useSet(id)
  return (
    <Page
      title={set.data ? titleOf(set.data.set) : 'Set'}
      parent={{ name: 'Sets', to: '/w/$workspace/sets' }}
      record={{ name: 'Set', id }}
      state={set.data && <Badge state={set.data.set.status} />}
      about={set.data && <About of={set.data} />}
      actions={set.data && <SetActions set={set.data.set} />}
    >
      <Loaded query={set} shape="page">
        {(details) => <Details details={details} />}
      </Loaded>
    </Page>
  )
}

function Details({ details }: { details: SetDetails }) {
  const { state, events } = useSetStream(details)
  const { set, shared } = details
  return (
    <>
      <Tiles of={details} />
      <div className="row between">
        <h2>
          People <StreamBadge state={state} />
        </h2>
        {set.status !== 'cancelled' && (
          <div className="row">
            <AddSearch details={details} />
            <AddColumn details={details} />
          </div>
        )}
      </div>
      <Items set={set} />
      <ShareLink id={set.id} isShared={shared} />
      <Completeness recall={set.recall} saved={savedOf(set)} />
      <Searches searches={set.searches} />
      <SetLog events={events} />
      {set.webhook_url && (
        <p className="quiet wrap">
          An event is sent to <code>{set.webhook_url}</code> when no work remains.
        </p>
      )}
    </>
  )
}

function Tiles({ of: { set, run_id, charged } }: { of: SetDetails }) {
  const { admitted, rejected, pending } = set.items
  const wanted = set.searches.reduce((sum, search) => sum + search.count, 0)
  const saved = savedOf(set)
  return (
    <Stats>
      <Stat
        title="Admitted"
        value={count(admitted)}
        note={
          <>
            {wanted > 0 && <Progress label="Found" of={wanted} done={admitted - saved} />}
            {saved > 0 && `${count(saved)} saved by members`}
          </>
        }
      />
      <Stat title="Not admitted" value={count(rejected)} note={pending > 0 && `${count(pending)} pending`} />
      <Stat title="Credits charged" value={count(charged)} note={run_id && 'charged when no work remains'} />
      <Stat title="Created" value={<When at={set.created_at} />} />
    </Stats>
  )
}

/** Whether the Set still works, and on which run. */
function About({ of: { set, run_id } }: { of: SetDetails }) {
  if (run_id) return <RunLink id={run_id}>Open the current run</RunLink>
  return set.status === 'completed' ? 'no work remains' : null
}
