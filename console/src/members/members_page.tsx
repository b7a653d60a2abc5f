import { useIsAdmin, useSession } from '../api/session'
import { Avatar } from '../shared/avatar'
import { ConfirmButton } from '../shared/confirm_button'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { ChangeRole } from './change_role'
import { Invitations } from './invitations'
import { InviteButton } from './invite'
import { type Member, useMembers, useRemoveMember } from './members'
import { useManagedRoles } from './roles'

const COLUMNS: Column<Member>[] = [
  {
    title: 'Email address',
    sort: 'email',
    field: 'email',
    cell: ({ email }) => (
      <span className="person">
        <Avatar name={email} />
        {email}
      </span>
    ),
  },
  { title: 'Role', sort: 'role', field: 'role' },
  {
    title: 'Last active',
    sort: 'active',
    cell: ({ last_active_at: at }) => <When at={at} never="never" />,
    value: ({ last_active_at }) => last_active_at,
  },
  { title: 'Member since', sort: 'since', field: 'since', as: 'time' },
]

export function MembersPage() {
  const { user } = useSession()
  const isAdmin = useIsAdmin()
  const roles = useManagedRoles()
  const actions: Column<Member> = {
    title: 'Actions',
    isActions: true,
    cell: (member) =>
      roles.some(({ value }) => value === member.role) && (
        <div className="row">
          {roles.length > 1 && <ChangeRole of={member} />}
          {member.id !== user?.id && <RemoveButton of={member} />}
        </div>
      ),
  }
  return (
    <Page title="Members" actions={isAdmin && <InviteButton />}>
      <List
        query={useMembers()}
        caption="Members"
        columns={isAdmin ? [...COLUMNS, actions] : COLUMNS}
        empty="No members."
      />
      {isAdmin && <Invitations />}
    </Page>
  )
}

function RemoveButton({ of: { id, email } }: { of: Member }) {
  return (
    <ConfirmButton
      label="Remove"
      aria-label={`Remove ${email}`}
      title={`Remove ${email}?`}
      action="Remove member"
      change={useRemoveMember()}
      input={id}
    >
      <p>
        They lose access to this workspace, and invitations they sent stop working. Keys they created continue
        to work.
      </p>
    </ConfirmButton>
  )
}
