import { useState } from 'react'
import type { Role } from '#domain/access/roles'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { WindowButton } from '../shared/window_button'
import { InvitationLink } from './invitation_link'
import { useInvite } from './members'
import { useManagedRoles } from './roles'

/** Invites someone, then shows the link once. */
export function InviteButton() {
  return (
    <WindowButton label="Invite member" kind="main" inAddress>
      {(close) => <InviteForm close={close} />}
    </WindowButton>
  )
}

function InviteForm({ close }: { close: () => void }) {
  const invite = useInvite()
  const roles = useManagedRoles()
  const [role, setRole] = useState<Role>('member')
  if (invite.data) return <InvitationLink invited={invite.data} onDone={close} />
  return (
    <ActionForm
      change={invite}
      action="Invite"
      onCancel={close}
      onSubmit={(fields) => invite.mutate({ email: String(fields.get('email')), role })}
    >
      <Field label="Email address" name="email" type="email" required focus="window" />
      <Choice label="Role" options={roles} value={role} onChange={setRole} />
    </ActionForm>
  )
}
