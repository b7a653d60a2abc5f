import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Responses } from '#app/shared/http/responses'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { CancelSet } from './cancel_set.js'
import { cancelSetOperation } from './operations.js'
import { SetStore } from './set_store.js'

@inject()
export default class CancelSetController {
  constructor(
    private readonly responses: Responses,
    private readonly sets: SetStore,
    private readonly cancelSet: CancelSet
  ) {}

  async handle(ctx: HttpContext) {
    const { params } = await input(ctx, cancelSetOperation)
    const workspaceId = workspaceOf(ctx)
    await this.sets.get(workspaceId, params.id)
    await this.responses.commit(ctx, async (tx) => {
      const status = await this.cancelSet.cancel(workspaceId, params.id, tx)
      return { data: { id: params.id, status } }
    })
  }
}
