import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

export const readPlaygroundOperation = defineConsoleOperation({
  id: 'console.playground.read',
  method: 'GET',
  path: '/workspaces/:workspace/playground',
  summary: 'Read the price of a search and the credits that are left',
  access: 'member',
  success: {
    200: s.object({
      search_price: s.integer().describe('ACU per person that a search returns'),
      remaining: s.integer(),
    }),
  },
})

export const createSessionKeyOperation = defineConsoleOperation({
  id: 'console.playground.key',
  method: 'POST',
  path: '/workspaces/:workspace/playground/key',
  summary:
    'Create a key for this tab that ends with the session or after an hour; the oldest of more than five ends',
  access: 'admin',
  success: {
    201: s.object({
      id: s.string(),
      secret: s.string().describe('The whole key, returned only once'),
      expires_at: s.time(),
    }),
  },
})
