import { mayManage, ROLES, type Role } from '#domain/access/roles'
import { useWorkspace } from '../api/session'

const TEXTS: Record<Role, string> = {
  owner: 'Owner (can manage admins)',
  admin: 'Admin (can edit)',
  member: 'Member (read-only)',
}

/** What each role may do. */
export const RIGHTS: Record<Role, string> = {
  owner: 'manages all',
  admin: 'can edit',
  member: 'read-only',
}

/** Returns the roles that the user may assign and remove in the workspace. */
export function useManagedRoles(): { value: Role; text: string }[] {
  const role = useWorkspace()?.role ?? null
  return [...ROLES]
    .reverse()
    .filter((other) => mayManage(role, other))
    .map((value) => ({ value, text: TEXTS[value] }))
}
