/** What a member of a workspace may do in the console: an admin changes it, a member looks. */
export const ROLES = ['admin', 'member'] as const
export type Role = (typeof ROLES)[number]
