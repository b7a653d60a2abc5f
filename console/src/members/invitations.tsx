import { useState } from 'react'
import { messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { Window } from '../shared/window'
import { InvitationLink } from './invitation_link'
import { useInvitations, useResendInvitation, useRevokeInvitation } from './members'
import { useManagedRoles } from './roles'

type Invitation = NonNullable<ReturnType<typeof useInvitations>['data']>[number]

/** Invitations that wait to be accepted, for admins. */
export function Invitations() {
  const invitations = useInvitations(true)
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const roles = useManagedRoles()
  const [leaving, setLeaving] = useState<Invitation | null>(null)
  const close = () => {
    revoke.reset()
    setLeaving(null)
  }
  const mayChange = ({ role }: Invitation) => roles.some(({ value }) => value === role)
  return (
    <>
      <h2>Invitations</h2>
      {resend.error && <Notice kind="bad">{messageOf(resend.error)}</Notice>}
      <Loaded query={invitations}>
        {(items) => (
          <Table
            caption="Invitations"
            items={items}
            idOf={({ id }) => id}
            empty={<p>No invitation waits to be accepted.</p>}
            columns={[
              { title: 'E-mail address', cell: ({ email }) => email },
              { title: 'Role', cell: ({ role }) => role },
              { title: 'By', cell: ({ invited_by }) => invited_by },
              { title: 'Sent', cell: ({ created_at }) => <When at={created_at} /> },
              {
                title: 'Ends',
                cell: ({ expires_at }) =>
                  new Date(expires_at) > new Date() ? <When at={expires_at} /> : 'expired',
              },
              {
                title: 'Change',
                cell: (invitation) =>
                  mayChange(invitation) && (
                    <div className="row">
                      <ActionButton
                        aria-label={`Resend to ${invitation.email}`}
                        isPending={resend.isPending && resend.variables === invitation.id}
                        onPress={() => resend.mutate(invitation.id)}
                      >
                        Resend
                      </ActionButton>
                      <ActionButton
                        kind="danger"
                        aria-label={`Revoke for ${invitation.email}`}
                        onPress={() => setLeaving(invitation)}
                      >
                        Revoke
                      </ActionButton>
                    </div>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <Window title="Invitation sent again" isOpen={resend.data !== undefined} onClose={resend.reset}>
        {resend.data && <InvitationLink invited={resend.data} onDone={resend.reset} />}
      </Window>
      <Confirm
        title={`Revoke the invitation of ${leaving?.email ?? ''}?`}
        action="Revoke invitation"
        isOpen={leaving !== null}
        isPending={revoke.isPending}
        error={revoke.error}
        onConfirm={() => revoke.mutate(leaving!.id, { onSuccess: close })}
        onClose={close}
      >
        <p>Its link no longer works.</p>
      </Confirm>
    </>
  )
}
