import { useState } from 'react'
import type { Role } from '#domain/access/roles'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { WindowButton } from '../shared/window_button'
import { type Member, useChangeRole } from './members'
import { useManagedRoles } from './roles'

export function ChangeRole({ of: member }: { of: Member }) {
  const title = `Change role of ${member.email}`
  return (
    <WindowButton label="Change role" aria-label={title} title={title}>
      {(close) => <RoleForm of={member} close={close} />}
    </WindowButton>
  )
}

function RoleForm({ of: member, close }: { of: Member; close: () => void }) {
  const change = useChangeRole(member.id)
  const roles = useManagedRoles()
  const [role, setRole] = useState<Role>(member.role)
  return (
    <ActionForm
      change={change}
      action="Change role"
      onCancel={close}
      onSubmit={() => change.mutate(role, { onSuccess: close })}
    >
      <Choice label="Role" options={roles} value={role} onChange={setRole} />
    </ActionForm>
  )
}
