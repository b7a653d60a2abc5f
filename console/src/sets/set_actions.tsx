import { Link } from '@tanstack/react-router'
import { useIsAdmin, useSlug } from '../api/session'
import { ConfirmButton } from '../shared/confirm_button'
import { type SetData, useCancelSet } from './sets'

/** Exports a Set; admins can also monitor and cancel it. */
export function SetActions({ set: { id, status } }: { set: SetData }) {
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const cancel = useCancelSet()
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
          Monitor this Set
        </Link>
      )}
      {isAdmin && status === 'running' && (
        <ConfirmButton label="Cancel" title="Cancel this Set?" action="Cancel Set" change={cancel} input={id}>
          <p>People and values found so far stay and are charged. A cancelled Set accepts no more work.</p>
        </ConfirmButton>
      )}
    </>
  )
}
