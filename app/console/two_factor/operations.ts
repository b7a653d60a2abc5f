import { MAX_PASSWORD_LENGTH } from '#domain/access/passwords'
import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const current_password = s.string({ min: 1, max: MAX_PASSWORD_LENGTH })
const code = s.string({ min: 6, max: 40 })

export const readTwoFactorOperation = defineConsoleOperation({
  id: 'console.two_factor.read',
  method: 'GET',
  path: '/account/two-factor',
  summary: 'Read whether the second factor of the user is on',
  access: 'user',
  success: {
    200: s.object({
      is_on: s.boolean(),
      since: s.time().nullable(),
      recovery_codes_left: s.integer(),
    }),
  },
})

export const beginTwoFactorOperation = defineConsoleOperation({
  id: 'console.two_factor.begin',
  method: 'POST',
  path: '/account/two-factor',
  summary: 'Make a secret for an authenticator app',
  access: 'user',
  body: s.object({ current_password }),
  success: {
    201: s.object({
      secret: s.string().describe('In base32; returned only once'),
      uri: s.string().describe('The otpauth address for a QR code'),
    }),
  },
})

export const confirmTwoFactorOperation = defineConsoleOperation({
  id: 'console.two_factor.confirm',
  method: 'POST',
  path: '/account/two-factor/confirm',
  summary: 'Turn the second factor on with a first code, and end all other sessions',
  access: 'user',
  body: s.object({ code }),
  success: {
    200: s.object({ recovery_codes: s.array(s.string()).describe('Returned only once; each works once') }),
  },
})

export const removeTwoFactorOperation = defineConsoleOperation({
  id: 'console.two_factor.remove',
  method: 'POST',
  path: '/account/two-factor/remove',
  summary: 'Turn the second factor off',
  access: 'user',
  body: s.object({ current_password, code }),
  success: { 200: s.object({}) },
})
