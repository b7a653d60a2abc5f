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

/** What each role may do, for people who do not know the console yet. */
export const MAY: Record<Role, readonly string[]> = {
  member: ['Read Sets, datasets, monitors, runs and requests', 'See credits, usage and the audit log'],
  admin: [
    'Find people, and build Sets, datasets and monitors',
    'Create API keys and webhooks, and spend credits',
    'Invite and remove members',
  ],
  owner: [
    'Find people, and build Sets, datasets and monitors',
    'Create API keys and webhooks, and spend credits',
    'Manage all members, also admins and owners',
  ],
}

/** Returns the roles that the user may assign and remove in the workspace. */
export function useManagedRoles(): { value: Role; text: string }[] {
  const role = useWorkspace()?.role ?? null
  return [...ROLES]
    .reverse()
    .filter((other) => mayManage(role, other))
    .map((value) => ({ value, text: TEXTS[value] }))
}
