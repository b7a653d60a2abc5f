import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { ConfirmButton } from '../shared/confirm_button'
import { Failure } from '../shared/failure'
import { List } from '../shared/list'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { useEndOtherSessions, useEndSession, useSessions } from './account'

type Session = NonNullable<ReturnType<typeof useSessions>['data']>['items'][number]

/** Where the user is signed in, with buttons that end other sessions. */
export function Sessions() {
  const sessions = useSessions()
  const end = useEndSession()
  const others = sessions.data?.items.filter(({ is_current }) => !is_current) ?? []
  return (
    <>
      <div className="row between">
        <h2>Sessions</h2>
        {others.length > 1 && <EndOthers />}
      </div>
      <p className="quiet">A session expires after 12 hours without use.</p>
      <Failure of={end.error} />
      <List
        query={sessions}
        caption="Sessions"
        empty="No sessions."
        columns={[
          ...COLUMNS,
          {
            title: 'Actions',
            isActions: true,
            cell: ({ id, device, is_current }) =>
              !is_current && (
                <ActionButton
                  kind="danger"
                  aria-label={`End the session of ${nameOf(device)}`}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  End
                </ActionButton>
              ),
          },
        ]}
      />
    </>
  )
}

const COLUMNS: Column<Session>[] = [
  {
    title: 'Browser',
    cell: ({ device, is_current }) => (
      <span className="row">
        {nameOf(device)} {is_current && <Badge state="this browser" tone="good" />}
      </span>
    ),
  },
  { title: 'Signed in', field: 'began_at', as: 'time' },
  {
    title: 'Last used',
    cell: ({ is_current, last_used_at }) => (is_current ? 'now' : <When at={last_used_at} />),
  },
]

const nameOf = (device: string | null): string => device ?? 'Unknown browser'

function EndOthers() {
  return (
    <ConfirmButton
      label="End other sessions"
      title="End all other sessions?"
      action="End sessions"
      change={useEndOtherSessions()}
      input={undefined}
    >
      <p>All other browsers are signed out. This one stays signed in.</p>
    </ConfirmButton>
  )
}
