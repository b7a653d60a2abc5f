import { PLAN_NAMES } from '#domain/access/plans'
import { ROLES } from '#domain/access/roles'
import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const session = s.object({
  service: s.string(),
  identity_provider: s.string().nullable().describe('The host of the OpenID Connect provider'),
  sends_mail: s.boolean().describe('Whether a mail server is configured'),
  user: s
    .object({
      id: s.string(),
      email: s.string(),
      name: s.string().nullable(),
      is_operator: s.boolean().describe('Whether the user is an operator of the whole service'),
      must_change_password: s.boolean().describe('The user must change the password before anything else'),
    })
    .nullable(),
  workspaces: s.array(
    s.object({ slug: s.string(), name: s.string(), plan: s.enum(PLAN_NAMES), role: s.enum(ROLES) })
  ),
  csrf_token: s.string().describe('Send it as X-CSRF-Token with every request that changes something'),
})

export const readSessionOperation = defineConsoleOperation({
  id: 'console.session.read',
  method: 'GET',
  path: '/session',
  summary: 'Read the session',
  access: 'public',
  success: { 200: session },
})

export const signInOperation = defineConsoleOperation({
  id: 'console.session.create',
  method: 'POST',
  path: '/session',
  summary: 'Sign in',
  access: 'public',
  body: s.object({
    email: s.string({ min: 1, max: 254 }),
    password: s.string({ min: 1, max: 1_000 }),
    code: s.string({ min: 6, max: 40 }).describe('Of the second factor, if the user has one').optional(),
  }),
  success: { 200: s.object({}) },
})

export const signOutOperation = defineConsoleOperation({
  id: 'console.session.delete',
  method: 'DELETE',
  path: '/session',
  summary: 'Sign out',
  access: 'public',
  success: { 200: s.object({}) },
})
