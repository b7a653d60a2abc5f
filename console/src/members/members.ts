import type { Role } from '#domain/access/roles'
import { type Body, type Item, type Query, useChange, useRead } from '../api/workspace'

export type Member = Item<'/members'>
export type Invitation = Item<'/invitations'>
export type AuditEntry = Item<'/audit'>
export type AuditedAction = NonNullable<Query<'/audit'>['action']>

export const useMembers = () => useRead('/members')

/** Reads the invitations that are not accepted yet. Only admins may read them. */
export const useInvitations = () => useRead('/invitations')

export const useAudit = (query: Query<'/audit'>) => useRead('/audit', { query })

/** The response has the link of the invitation. The service shows the link only once. */
export const useInvite = () => useChange('post', '/invitations', (body: Body<'/invitations'>) => ({ body }))

export const useResendInvitation = (invitation: string) =>
  useChange('post', '/invitations/{invitation}', () => ({ params: { invitation } }))

export const useRevokeInvitation = () =>
  useChange('delete', '/invitations/{invitation}', (invitation: string) => ({ params: { invitation } }), {
    done: 'Invitation revoked',
  })

export const useChangeRole = (user: string) =>
  useChange('post', '/members/{user}', (role: Role) => ({ params: { user }, body: { role } }), {
    done: 'Role changed',
  })

export const useRemoveMember = () =>
  useChange('delete', '/members/{user}', (user: string) => ({ params: { user } }), { done: 'Member removed' })
