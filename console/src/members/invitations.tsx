import { ActionButton } from '../shared/button'
import { ConfirmButton } from '../shared/confirm_button'
import { Failure } from '../shared/failure'
import { List } from '../shared/list'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { Window } from '../shared/window'
import { InvitationLink } from './invitation_link'
import { type Invitation, useInvitations, useResendInvitation, useRevokeInvitation } from './members'
import { useManagedRoles } from './roles'

const COLUMNS: Column<Invitation>[] = [
  { title: 'Email address', field: 'email' },
  { title: 'Role', field: 'role' },
  { title: 'By', field: 'invited_by' },
  { title: 'Sent', field: 'created_at', as: 'time' },
  {
    title: 'Expires',
    cell: ({ expires_at }) => (new Date(expires_at) > new Date() ? <When at={expires_at} /> : 'expired'),
  },
]

/** Invitations that are not accepted yet, for admins. */
export function Invitations() {
  const roles = useManagedRoles()
  const actions: Column<Invitation> = {
    title: 'Actions',
    isActions: true,
    cell: (invitation) =>
      roles.some(({ value }) => value === invitation.role) && (
        <div className="row">
          <ResendButton of={invitation} />
          <RevokeButton of={invitation} />
        </div>
      ),
  }
  return (
    <>
      <h2>Invitations</h2>
      <List
        query={useInvitations()}
        caption="Invitations"
        empty="No pending invitations."
        columns={[...COLUMNS, actions]}
      />
    </>
  )
}

function ResendButton({ of: { id, email } }: { of: Invitation }) {
  const resend = useResendInvitation(id)
  return (
    <>
      <ActionButton
        aria-label={`Resend to ${email}`}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Resend
      </ActionButton>
      <Failure of={resend.error} />
      <Window title="Invitation sent again" isOpen={resend.data !== undefined} onClose={resend.reset}>
        {resend.data && <InvitationLink invited={resend.data} onDone={resend.reset} />}
      </Window>
    </>
  )
}

function RevokeButton({ of: { id, email } }: { of: Invitation }) {
  return (
    <ConfirmButton
      label="Revoke"
      aria-label={`Revoke for ${email}`}
      title={`Revoke the invitation of ${email}?`}
      action="Revoke invitation"
      change={useRevokeInvitation()}
      input={id}
    >
      <p>Its link stops working.</p>
    </ConfirmButton>
  )
}
