import { Link, useParams } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Rename } from '../names/rename'
import { Badge } from '../shared/badge'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { StreamBadge } from '../shared/stream_badge'
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
import { SetTiles } from './set_tiles'
import { WhyLeftOut } from './why_left_out'

export function SetPage() {
  const { set: id } = useParams({ from: '/w/$workspace/sets/$set' })
  const set = useSet(id)
  return (
    <Page
      title={set.data ? titleOf(set.data.set) : 'Set'}
      parent={{ name: 'Sets', to: '/w/$workspace/sets' }}
      record={{ name: 'Set', id }}
      rename={
        set.data && (
          <Rename kind="sets" what="Set" id={id} name={set.data.set.name} title={titleOf(set.data.set)} />
        )
      }
      state={set.data && <Badge state={set.data.set.status} />}
      about={set.data && <About of={set.data} />}
      actions={set.data && <SetActions of={set.data} />}
    >
      <Loaded query={set} shape="page">
        {(details) => <Details details={details} />}
      </Loaded>
    </Page>
  )
}

function Details({ details }: { details: SetDetails }) {
  const { state, events } = useSetStream(details)
  const { set } = details
  return (
    <>
      <SetTiles of={details} />
      <Items
        set={set}
        actions={
          <>
            <StreamBadge state={state} />
            {set.status !== 'cancelled' && (
              <>
                <AddSearch details={details} />
                <AddColumn details={details} />
              </>
            )}
          </>
        }
      />
      <WhyLeftOut details={details} />
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

/** When the Set was created, whether it still works, and who can read it. */
function About({ of: { set, run_id, shared } }: { of: SetDetails }) {
  const workspace = useSlug()
  return (
    <>
      created <When at={set.created_at} />
      {run_id && (
        <>
          {' · '}
          <Link to="/w/$workspace/runs/$run" params={{ workspace, run: run_id }}>
            Open the current run
          </Link>
        </>
      )}
      {shared && ' · shared by a link'}
    </>
  )
}
