import { useState } from 'react'
import type { Role } from '#domain/access/roles'
import { messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Notice } from '../shared/notice'
import { Window } from '../shared/window'
import { useChangeRole } from './members'
import { useManagedRoles } from './roles'

type Props = { member: { id: string; email: string; role: Role }; onClose: () => void }

/** Gives a member another role. */
export function ChangeRoleWindow({ member, onClose }: Props) {
  const change = useChangeRole()
  const roles = useManagedRoles()
  const [role, setRole] = useState<Role>(member.role)
  return (
    <Window title={`Role of ${member.email}`} isOpen onClose={onClose}>
      <div className="stack">
        <Choice label="Role" options={roles} value={role} onChange={setRole} />
        {change.error && <Notice kind="bad">{messageOf(change.error)}</Notice>}
        <div className="row end">
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton
            kind="main"
            isPending={change.isPending}
            onPress={() => change.mutate({ user: member.id, role }, { onSuccess: onClose })}
          >
            Change role
          </ActionButton>
        </div>
      </div>
    </Window>
  )
}
