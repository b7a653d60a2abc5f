/**
 * Routes for tests, which importing this file registers. They are outside /v1 but count like /v1
 * routes, so that tests can cover rate limit families without a route.
 */
import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { Charges } from '#app/billing/charges'
import { middleware } from '#start/kernel'

/**
 * Maps each test route to the route that it counts as. Test routes respond `{}`, with a charge, or
 * with an error.
 */
const COUNTS_AS = {
  pronet: '/v1/pronet/profile',
  pronetOther: '/v1/pronet/posts',
  socials: '/v1/socials',
  charged: '/v1/charged',
  fault: '/v1/fault',
}
type Name = keyof typeof COUNTS_AS

export const testUrl = (name: Name) => `/test/${name}`

const handlers: Record<Name, (ctx: HttpContext) => unknown> = {
  pronet: () => ({}),
  pronetOther: () => ({}),
  socials: () => ({}),
  charged: async (ctx) => {
    const charges = await app.container.make(Charges)
    await charges.answer(ctx, 1, async () => ({ cost: 1, answer: () => ({ data: { id: randomUUID() } }) }))
  },
  fault: () => {
    throw new Error('of this test')
  },
}

for (const [name, path] of Object.entries(COUNTS_AS) as [Name, string][])
  router
    .get(testUrl(name), handlers[name])
    .use(middleware.authorize({ method: 'GET', path, scope: 'pronet:read' }))
