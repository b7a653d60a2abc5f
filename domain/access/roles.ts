/**
 * The roles of workspace members in the console. A member reads. An admin also edits and manages
 * members. An owner also manages owners and admins. Operators of the whole service are separate.
 */
export const ROLES = ['owner', 'admin', 'member'] as const
export type Role = (typeof ROLES)[number]

/** Reports whether a role may change objects of its workspace. */
export const mayChange = (role: Role | null): boolean => role === 'owner' || role === 'admin'

/** Reports whether a role may grant or revoke the role `other`. */
export const mayManage = (role: Role | null, other: Role): boolean =>
  role === 'owner' || (role === 'admin' && other === 'member')
