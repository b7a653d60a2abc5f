import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { Responses } from '#app/shared/http/responses'
import { checkProfiles } from './check_profiles.js'
import { ExclusionList } from './exclusion_list.js'
import { addExclusionsOperation, listExclusionsOperation, removeExclusionOperation } from './operations.js'

@inject()
export default class ExclusionsController {
  constructor(
    private readonly exclusions: ExclusionList,
    private readonly responses: Responses
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listExclusionsOperation)
    return success(ctx, await this.exclusions.page(workspaceOf(ctx), query.limit ?? 100, query.cursor))
  }

  async add(ctx: HttpContext) {
    const { body } = await input(ctx, addExclusionsOperation)
    const given = { personIds: body.person_ids ?? [], urls: body.profile_urls ?? [] }
    if (given.personIds.length + given.urls.length === 0)
      throw validationFailed({ body: ['must have person_ids or profile_urls'] })
    checkProfiles(given.urls, 'profile_urls')
    await this.responses.commit(ctx, async (tx) => ({
      status: 201,
      data: { added: await this.exclusions.add(workspaceOf(ctx), given, new Date(), tx) },
    }))
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, removeExclusionOperation)
    await this.exclusions.remove(workspaceOf(ctx), params.id)
    return success(ctx, { id: params.id })
  }
}
