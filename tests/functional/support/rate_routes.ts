/** Routes that exist in tests alone, where the interface's own come later. Importing this registers them. */
import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { Charges } from '#app/billing/charges'
import { middleware } from '#start/kernel'

/** What each answers: `{}`, after a charge of 1 ACU, or a fault. */
export const RATE_ROUTES = {
  pronet: '/v1/pronet/test-profile',
  pronetOther: '/v1/pronet/test/posts',
  socials: '/v1/socials',
  charged: '/v1/test-charged',
  fault: '/v1/test-fault',
}

const handlers: Record<keyof typeof RATE_ROUTES, (ctx: HttpContext) => unknown> = {
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

for (const [name, path] of Object.entries(RATE_ROUTES))
  router
    .get(path, handlers[name as keyof typeof RATE_ROUTES])
    .use(middleware.authorize({ method: 'GET', path, scope: 'pronet:read' }))
