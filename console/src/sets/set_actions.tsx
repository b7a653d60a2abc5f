import { useIsAdmin, useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { ConfirmButton } from '../shared/confirm_button'
import { ExportMenu } from '../shared/export_menu'
import { Menu } from '../shared/menu'
import { type SetDetails, useCancelSet } from './sets'
import { ShareLink } from './share_link'

/** Exports a Set; admins can also share, monitor and cancel it. */
export function SetActions({ of: { set, shared } }: { of: SetDetails }) {
  const { id, status } = set
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const cancel = useCancelSet()
  const file = (format: string) => `/console/api/workspaces/${workspace}/sets/${id}/export?format=${format}`
  return (
    <>
      <ExportMenu
        formats={[
          { text: 'CSV', href: file('csv') },
          { text: 'Excel', href: file('xlsx') },
          { text: 'JSON', href: file('json') },
          { text: 'Proof', href: file('proof'), hint: 'A signed file with the pages' },
        ]}
      />
      <ShareLink id={id} isShared={shared} />
      {isAdmin && status !== 'cancelled' && (
        <LinkButton to="/w/$workspace/monitors" params={{ workspace }} search={{ set: id, new: true }}>
          Monitor this Set
        </LinkButton>
      )}
      {isAdmin && status === 'running' && (
        <Menu label="More actions" isIcon>
          <ConfirmButton
            label="Cancel"
            title="Cancel this Set?"
            action="Cancel Set"
            change={cancel}
            input={id}
          >
            <p>People and values found so far stay and are charged. A cancelled Set accepts no more work.</p>
          </ConfirmButton>
        </Menu>
      )}
    </>
  )
}
