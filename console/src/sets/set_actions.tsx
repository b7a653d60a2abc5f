import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsAdmin, useSlug } from '../session/session'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { type SetData, useCancelSet } from './sets'

/** What can be done with a Set. */
export function SetActions({ set: { id, status } }: { set: SetData }) {
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const cancel = useCancelSet()
  const [isAsking, setAsking] = useState(false)
  const file = (format: string) => `/console/api/workspaces/${workspace}/sets/${id}/export?format=${format}`
  return (
    <>
      <a className="button plain" href={file('csv')} download>
        Export CSV
      </a>
      <a className="button plain" href={file('json')} download>
        Export JSON
      </a>
      {isAdmin && status !== 'cancelled' && (
        <Link
          className="button plain"
          to="/w/$workspace/monitors"
          params={{ workspace }}
          search={{ set: id }}
        >
          Have it recur
        </Link>
      )}
      {isAdmin && status === 'running' && (
        <ActionButton kind="danger" onPress={() => setAsking(true)}>
          Cancel
        </ActionButton>
      )}
      <Confirm
        title="Stop the work on this Set?"
        action="Stop it"
        isOpen={isAsking}
        isPending={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate(id, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <p>Who was admitted and what was found stays and is paid. A cancelled Set takes no more work.</p>
      </Confirm>
    </>
  )
}
