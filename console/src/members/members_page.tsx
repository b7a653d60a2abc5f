import { useSearch } from '@tanstack/react-router'
import { ROLES } from '#domain/access/roles'
import { useIsAdmin, useSession } from '../api/session'
import { Avatar } from '../shared/avatar'
import { Badge } from '../shared/badge'
import { ConfirmButton } from '../shared/confirm_button'
import { Filter } from '../shared/filter'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { type Column, Table } from '../shared/table'
import { When } from '../shared/when'
import { FindMember } from './find_member'
import { ChangeRole } from './change_role'
import { Invitations } from './invitations'
import { InviteButton } from './invite'
import { type Member, useMembers, useRemoveMember } from './members'
import { MembersSummary } from './members_summary'
import { RIGHTS, useManagedRoles } from './roles'

const columnsFor = (user: string | undefined): Column<Member>[] => [
  {
    title: 'Member',
    sort: 'name',
    value: ({ name, email }) => (name ?? email).toLowerCase(),
    cell: ({ id, name, email }) => (
      <span className="person">
        <Avatar name={name ?? email} />
        <span className="who">
          <span className="row">
            {name ?? email} {id === user && <Badge state="you" />}
          </span>
          {name && <span className="quiet small">{email}</span>}
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

const ROLE_OPTIONS = ROLES.map((value) => ({ value, text: `${value[0]!.toUpperCase()}${value.slice(1)}s` }))

const isFound = ({ name, email, role }: Member, query = '', wanted?: string): boolean =>
  `${name ?? ''} ${email}`.toLowerCase().includes(query.toLowerCase()) && (!wanted || role === wanted)

export function MembersPage() {
  const { q, role } = useSearch({ from: '/w/$workspace/members' })
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
      <Loaded query={useMembers()} shape="table">
        {({ items }) => (
          <>
            <MembersSummary of={items} />
            {items.length > 1 && (
              <div className="row filters">
                <FindMember />
                <Filter label="Role" param="role" options={ROLE_OPTIONS} />
              </div>
            )}
            <Table
              caption="Members"
              items={items.filter((member) => isFound(member, q, role))}
              columns={isAdmin ? [...columns, actions] : columns}
              empty="No member matches."
              isWhole
            />
          </>
        )}
      </Loaded>
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
