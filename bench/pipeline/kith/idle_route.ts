import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Responses } from '#app/shared/http/responses'
import { input } from '#app/shared/http/input'
import { defineOperation } from '#app/shared/http/operation'
import { register } from '#app/shared/http/register'
import { s } from '#app/shared/schema/schema'

const operation = defineOperation({
  id: 'bench.idle',
  method: 'POST',
  path: '/v1/bench/idle',
  summary: 'Do nothing',
  tag: 'Bench',
  scope: 'people:search',
  body: s.object({
    query: s.string({ min: 1, max: 200 }),
    num_results: s.integer({ min: 1, max: 100 }).optional(),
  }),
  success: { 200: s.object({ query: s.string(), results: s.array(s.string()) }) },
})

@inject()
class IdleController {
  constructor(private readonly responses: Responses) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, operation)
    await this.responses.send(ctx, { data: { query: body.query, results: [] } })
  }
}

/** Registers a route with the complete pipeline around a handler that does no work. */
export function registerIdleRoute(): void {
  register(operation, async () => ({ default: IdleController }))
}
