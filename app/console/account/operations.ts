import { MAX_PASSWORD_LENGTH } from '#domain/access/passwords'
import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'
import { userName } from './user_name.js'

const password = s.string({ min: 1, max: MAX_PASSWORD_LENGTH })

export const readAccountOperation = defineConsoleOperation({
  id: 'console.account.read',
  method: 'GET',
  path: '/account',
  summary: 'Read the account of the user and count their other sessions',
  access: 'user',
  success: {
    200: s.object({
      email: s.string(),
      name: s.string().nullable(),
      created_at: s.time(),
      password_changed_at: s.time().nullable(),
      has_password: s.boolean().describe('False for a user who signs in only at the identity provider'),
      other_sessions: s.integer(),
    }),
  },
})

export const changeNameOperation = defineConsoleOperation({
  id: 'console.account.name',
  method: 'POST',
  path: '/account/name',
  summary: 'Change what other members call the user; null removes the name',
  access: 'user',
  body: s.object({ name: userName.nullable() }),
  success: { 200: s.object({}) },
})

export const changePasswordOperation = defineConsoleOperation({
  id: 'console.account.password',
  method: 'POST',
  path: '/account/password',
  summary: 'Change the password and end all other sessions',
  access: 'user',
  body: s.object({ current_password: password, password }),
  success: { 200: s.object({}) },
})

export const listSessionsOperation = defineConsoleOperation({
  id: 'console.account.sessions.list',
  method: 'GET',
  path: '/account/sessions',
  summary: 'List the sessions of the user, the current one first',
  access: 'user',
  success: {
    200: s.object({
      items: s.array(
        s.object({
          id: s.string(),
          device: s.string().describe('Browser and system, such as Firefox on Windows').nullable(),
          began_at: s.time().nullable(),
          last_used_at: s.time(),
          is_current: s.boolean(),
        })
      ),
    }),
  },
})

export const endSessionOperation = defineConsoleOperation({
  id: 'console.account.sessions.end_one',
  method: 'DELETE',
  path: '/account/sessions/:session',
  summary: 'End another session of the user',
  access: 'user',
  success: { 200: s.object({}) },
})

export const endOtherSessionsOperation = defineConsoleOperation({
  id: 'console.account.sessions.end',
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'End all other sessions',
  access: 'user',
  success: { 200: s.object({ ended: s.integer() }) },
})
