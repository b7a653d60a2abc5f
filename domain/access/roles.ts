/**
 * What a member of a workspace may do in the console: a member reads, an admin also changes and manages members, an owner also
 * manages owners and admins. Operators of the whole service are apart from these.
 */
export const ROLES = ['owner', 'admin', 'member'] as const
export type Role = (typeof ROLES)[number]

/** Whether a role may change what belongs to its workspace. */
export const mayChange = (role: Role | null): boolean => role === 'owner' || role === 'admin'

/** Whether a role may give `other` to somebody, or take it away. */
export const mayManage = (role: Role | null, other: Role): boolean =>
  role === 'owner' || (role === 'admin' && other === 'member')
