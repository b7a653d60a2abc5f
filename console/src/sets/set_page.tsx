import { Link, useParams } from '@tanstack/react-router'
import { useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { StreamBadge } from '../shared/stream_badge'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { Items } from './items'
import { Searches } from './searches'
import { SetActions } from './set_actions'
import { SetLog } from './set_log'
import { useSet, useSetStream, type WholeSet } from './sets'
import { ShareLink } from './share_link'

export function SetPage() {
  const { set: id } = useParams({ from: '/w/$workspace/sets/$set' })
  const set = useSet(id)
  return (
    <Page title="Set" actions={set.data && <SetActions set={set.data.set} />}>
      <p className="quiet">
        <code>{id}</code>
      </p>
      <Loaded query={set}>{(whole) => <Details whole={whole} />}</Loaded>
    </Page>
  )
}

function Details({ whole }: { whole: WholeSet }) {
  const workspace = useSlug()
  const { state, events } = useSetStream(whole)
  const { set, run_id, charged, shared } = whole
  const wanted = set.searches.reduce((sum, search) => sum + search.count, 0)
  return (
    <>
      <div className="tiles">
        <Tile
          title="Status"
          value={<Badge state={set.status} />}
          note={
            run_id ? (
              <Link to="/w/$workspace/runs/$run" params={{ workspace, run: run_id }}>
                To the run at work
              </Link>
            ) : (
              set.status === 'completed' && 'no work remains'
            )
          }
        />
        <Tile
          title="Admitted"
          value={count(set.items.admitted)}
          note={
            wanted > 0 && (
              <progress aria-label="Admitted" max={wanted} value={set.items.admitted}>
                {set.items.admitted}
              </progress>
            )
          }
        />
        <Tile
          title="Not proven"
          value={count(set.items.rejected)}
          note={set.items.pending > 0 && `${count(set.items.pending)} to look at`}
        />
        <Tile title="Credits charged" value={count(charged)} note="when no work remains" />
        <Tile title="Created" value={<When at={set.created_at} />} />
      </div>
      <Searches searches={set.searches} />
      <h2>
        People <StreamBadge state={state} />
      </h2>
      <Items set={set} />
      <SetLog events={events} />
      <ShareLink id={set.id} isShared={shared} />
      {set.webhook_url && (
        <p className="quiet wrap">
          When no work remains, <code>{set.webhook_url}</code> is told.
        </p>
      )}
    </>
  )
}
