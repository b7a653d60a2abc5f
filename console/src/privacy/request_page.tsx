import { useParams } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { Badge } from '../shared/badge'
import { count, milliseconds } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { HeldTable } from './held_table'
import { itemsOf, type PrivacyRequest, useRequest } from './privacy'

/** Only operators see this page. */
export function PrivacyRequestPage() {
  const { request } = useParams({ from: '/w/$workspace/privacy/$request' })
  return useIsOperator() ? <Request id={request} /> : <NotFound />
}

function Request({ id }: { id: string }) {
  const request = useRequest(id)
  return (
    <Page
      title="Erasure request"
      parent={{ name: 'Privacy', to: '/w/$workspace/privacy' }}
      record={{ name: 'request', id }}
      state={request.data && <Badge state={request.data.status} />}
      about={request.data && EXPLAINED[request.data.status]}
    >
      <Loaded query={request} shape="page">
        {(data) => <Report of={data} />}
      </Loaded>
    </Page>
  )
}

/** The progress of an erasure, and what it removed. */
function Report({ of: request }: { of: PrivacyRequest }) {
  const { status, held, workspaces, pages, last_error, drop_pages } = request
  return (
    <>
      {last_error && status !== 'completed' && (
        <Notice kind="bad">The last try failed ({last_error}). It is repeated.</Notice>
      )}
      <Stats>
        <Stat title="Requested" value={<When at={request.created_at} exact />} />
        <Stat
          title="Erased"
          value={<When at={request.erased_at} exact />}
          note={after(request.created_at, request.erased_at)}
        />
        <Stat
          title="Completed"
          value={<When at={request.completed_at} exact />}
          note={after(request.created_at, request.completed_at)}
        />
        <Stat title="Items held" value={held ? count(itemsOf(held)) : '–'} />
        <Stat title="Workspaces told" value={count(workspaces)} />
        {drop_pages && <Stat title="Pages removed" value={pages === null ? '–' : count(pages)} />}
      </Stats>
      <h2>What was held</h2>
      {held ? (
        <HeldTable held={held} empty="Nothing was held about this person." />
      ) : (
        <p className="quiet">Not counted yet.</p>
      )}
    </>
  )
}

/** Says how long after the request a step ended, or null before its end. */
const after = (from: string, to: string | null): string | null =>
  to && `after ${milliseconds(Date.parse(to) - Date.parse(from))}`

const EXPLAINED: Record<PrivacyRequest['status'], string> = {
  queued: 'The erasure starts within seconds.',
  erasing: 'Data is being removed from every store.',
  compacting: 'Data is removed. Storage is being rewritten, so that no trace stays in it.',
  completed: 'Everything is removed. The person stays on the suppression list.',
}
