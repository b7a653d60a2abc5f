import { MAX_PASSWORD_LENGTH } from '#domain/access/passwords'
import { ROLES } from '#domain/access/roles'
import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'
import { userName } from '../account/user_name.js'

const token = s.string({ min: 1, max: 100 })

export const invited = s.object({
  id: s.string(),
  link: s.string().describe('Returned only once'),
  expires_at: s.time(),
  mailed: s.boolean().nullable().describe('Whether the mail server accepted it; null without a mail server'),
})

export const pendingInvitation = s.object({
  id: s.string(),
  email: s.string(),
  role: s.enum(ROLES),
  invited_by: s.string(),
  created_at: s.time(),
  expires_at: s.time(),
})

export const listInvitationsOperation = defineConsoleOperation({
  id: 'console.invitations.list',
  method: 'GET',
  path: '/workspaces/:workspace/invitations',
  summary: 'List invitations that are not accepted yet',
  access: 'admin',
  success: { 200: s.object({ items: s.array(pendingInvitation) }) },
})

export const inviteOperation = defineConsoleOperation({
  id: 'console.invitations.create',
  method: 'POST',
  path: '/workspaces/:workspace/invitations',
  summary: 'Invite someone to a workspace',
  access: 'admin',
  body: s.object({ email: s.string({ min: 3, max: 254 }), role: s.enum(ROLES) }),
  success: { 201: invited },
})

export const resendInvitationOperation = defineConsoleOperation({
  id: 'console.invitations.resend',
  method: 'POST',
  path: '/workspaces/:workspace/invitations/:invitation',
  summary: 'Resend an invitation with a new link; the old link stops working',
  access: 'admin',
  success: { 200: invited },
})

export const revokeInvitationOperation = defineConsoleOperation({
  id: 'console.invitations.revoke',
  method: 'DELETE',
  path: '/workspaces/:workspace/invitations/:invitation',
  summary: 'Revoke an invitation',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const openInvitationOperation = defineConsoleOperation({
  id: 'console.invitations.open',
  method: 'POST',
  path: '/invitations/open',
  summary: 'Read the invitation of a link',
  access: 'public',
  body: s.object({ token }),
  success: {
    200: s.object({
      email: s.string(),
      role: s.enum(ROLES),
      workspace: s.string().describe('The name of the workspace'),
      invited_by: s.string(),
      inviter_name: s.string().nullable(),
      expires_at: s.time(),
    }),
  },
})

export const acceptInvitationOperation = defineConsoleOperation({
  id: 'console.invitations.accept',
  method: 'POST',
  path: '/invitations/accept',
  summary: 'Accept an invitation and sign in',
  access: 'public',
  body: s.object({
    token,
    account: s.enum(['new', 'existing']),
    name: userName.describe('What members call a new user').optional(),
    password: s
      .string({ min: 1, max: MAX_PASSWORD_LENGTH })
      .describe('The password of the existing account, or the new password of a new user'),
    code: s.string({ min: 6, max: 40 }).describe('Of the second factor of the existing account').optional(),
  }),
  success: { 200: s.object({ workspace: s.string().describe('The slug of the workspace') }) },
})
