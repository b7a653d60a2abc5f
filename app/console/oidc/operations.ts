import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const outcome = s.object({ needs_code: s.boolean().describe('Whether a second factor must follow') })

export const beginOidcOperation = defineConsoleOperation({
  id: 'console.oidc.begin',
  method: 'POST',
  path: '/session/oidc',
  summary: 'Begin a sign-in at the identity provider',
  access: 'public',
  success: { 200: s.object({ url: s.string().describe('The address to open') }) },
})

export const finishOidcOperation = defineConsoleOperation({
  id: 'console.oidc.finish',
  method: 'POST',
  path: '/session/oidc/finish',
  summary: 'Sign in with the answer of the identity provider',
  access: 'public',
  body: s.object({ query: s.string({ min: 1, max: 8_000 }).describe('The query of the redirect') }),
  success: { 200: outcome },
})

export const codeOidcOperation = defineConsoleOperation({
  id: 'console.oidc.code',
  method: 'POST',
  path: '/session/oidc/code',
  summary: 'Finish a sign-in with the code of the second factor',
  access: 'public',
  body: s.object({ code: s.string({ min: 6, max: 40 }) }),
  success: { 200: s.object({}) },
})
