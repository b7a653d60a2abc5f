import { useIsAdmin, useSession } from '../api/session'
import { Avatar } from '../shared/avatar'
import { Badge } from '../shared/badge'
import { ConfirmButton } from '../shared/confirm_button'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { ChangeRole } from './change_role'
import { Invitations } from './invitations'
import { InviteButton } from './invite'
import { type Member, useMembers, useRemoveMember } from './members'
import { RIGHTS, useManagedRoles } from './roles'

const columnsFor = (user: string | undefined): Column<Member>[] => [
  {
    title: 'Email address',
    sort: 'email',
    field: 'email',
    cell: ({ id, email }) => (
      <span className="person">
        <Avatar name={email} />
        <span className="two-lines">
          {email}
          {id === user && <span className="quiet small">you</span>}
        </span>
      </span>
    ),
  },
  {
    title: 'Role',
    sort: 'role',
    value: ({ role }) => role,
    cell: ({ role }) => (
      <span className="meter">
        {role}
        <span className="quiet small">{RIGHTS[role]}</span>
      </span>
    ),
  },
  {
    title: 'Two-factor',
    sort: 'second_factor',
    value: ({ has_second_factor }) => (has_second_factor ? 'on' : 'off'),
    cell: ({ has_second_factor }) =>
      has_second_factor ? <Badge state="on" tone="good" /> : <span className="quiet">off</span>,
  },
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
  const columns = columnsFor(user?.id)
  return (
    <Page title="Members" actions={isAdmin && <InviteButton />}>
      <List
        query={useMembers()}
        caption="Members"
        columns={isAdmin ? [...columns, actions] : columns}
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
