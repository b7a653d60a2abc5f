import { useState } from 'react'
import { Form } from 'react-aria-components'
import type { Role } from '#domain/access/roles'
import { fieldsOf, messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Window } from '../shared/window'
import { InvitationLink } from './invitation_link'
import { useInvite } from './members'
import { useManagedRoles } from './roles'

/** Invites somebody; the link is shown once. */
export function InviteWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const invite = useInvite()
  const roles = useManagedRoles()
  const [role, setRole] = useState<Role>('member')
  const close = () => {
    invite.reset()
    onClose()
  }
  return (
    <Window title="Invite somebody" isOpen={isOpen} onClose={close}>
      {invite.data ? (
        <InvitationLink invited={invite.data} onDone={close} />
      ) : (
        <Form
          className="stack"
          validationErrors={fieldsOf(invite.error)}
          onSubmit={(event) => {
            event.preventDefault()
            invite.mutate({ email: String(new FormData(event.currentTarget).get('email')), role })
          }}
        >
          <Field label="E-mail address" name="email" type="email" isRequired autoFocus />
          <Choice label="Role" options={roles} value={role} onChange={setRole} />
          {invite.error && <Notice kind="bad">{messageOf(invite.error)}</Notice>}
          <div className="row end">
            <ActionButton onPress={close}>Cancel</ActionButton>
            <ActionButton type="submit" kind="main" isPending={invite.isPending}>
              Invite
            </ActionButton>
          </div>
        </Form>
      )}
    </Window>
  )
}
