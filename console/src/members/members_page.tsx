import { useState } from 'react'
import { useIsAdmin, useSession } from '../session/session'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { type Column, Table } from '../shared/table'
import { When } from '../shared/when'
import { ChangeRoleWindow } from './change_role'
import { Invitations } from './invitations'
import { InviteWindow } from './invite'
import { useMembers, useRemoveMember } from './members'
import { useManagedRoles } from './roles'

type Member = NonNullable<ReturnType<typeof useMembers>['data']>[number]

const COLUMNS: Column<Member>[] = [
  { title: 'E-mail address', sort: 'email', value: ({ email }) => email, cell: ({ email }) => email },
  { title: 'Role', sort: 'role', value: ({ role }) => role, cell: ({ role }) => role },
  { title: 'Since', sort: 'since', value: ({ since }) => since, cell: ({ since }) => <When at={since} /> },
]

export function MembersPage() {
  const { user } = useSession()
  const isAdmin = useIsAdmin()
  const roles = useManagedRoles()
  const members = useMembers()
  const remove = useRemoveMember()
  const [isInviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<Member | null>(null)
  const [leaving, setLeaving] = useState<Member | null>(null)
  const close = () => {
    remove.reset()
    setLeaving(null)
  }
  const change: Column<Member> = {
    title: 'Change',
    cell: (member) =>
      roles.some(({ value }) => value === member.role) && (
        <div className="row">
          {roles.length > 1 && (
            <ActionButton aria-label={`Role of ${member.email}`} onPress={() => setChanging(member)}>
              Role
            </ActionButton>
          )}
          {member.id !== user?.id && (
            <ActionButton
              kind="danger"
              aria-label={`Remove ${member.email}`}
              onPress={() => setLeaving(member)}
            >
              Remove
            </ActionButton>
          )}
        </div>
      ),
  }
  return (
    <Page
      title="Members"
      actions={
        isAdmin && (
          <ActionButton kind="main" onPress={() => setInviting(true)}>
            Invite somebody
          </ActionButton>
        )
      }
    >
      <Loaded query={members}>
        {(items) => (
          <Table
            caption="Members"
            items={items}
            idOf={({ id }) => id}
            columns={isAdmin ? [...COLUMNS, change] : COLUMNS}
            empty={<p>Nobody yet.</p>}
          />
        )}
      </Loaded>
      {isAdmin && <Invitations />}
      <InviteWindow isOpen={isInviting} onClose={() => setInviting(false)} />
      {changing && <ChangeRoleWindow member={changing} onClose={() => setChanging(null)} />}
      <Confirm
        title={`Remove ${leaving?.email ?? ''}?`}
        action="Remove member"
        isOpen={leaving !== null}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(leaving!.id, { onSuccess: close })}
        onClose={close}
      >
        <p>
          They no longer see this workspace, and invitations they sent no longer work. Keys that they made go
          on working.
        </p>
      </Confirm>
    </Page>
  )
}
