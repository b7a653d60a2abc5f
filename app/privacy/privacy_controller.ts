import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { readReference } from '#domain/privacy/person_reference'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { Responses } from '#app/shared/http/responses'
import {
  createPrivacyRequestOperation,
  listPrivacyRequestsOperation,
  readPrivacyRequestOperation,
} from './operations.js'
import { PrivacyRequests } from './privacy_requests.js'
import { showRequest } from './show_request.js'

@inject()
export default class PrivacyController {
  constructor(
    private readonly privacy: PrivacyRequests,
    private readonly responses: Responses
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createPrivacyRequestOperation)
    const reference = readReference(body.person)
    // Encrypted under an idempotency key, because a preview names people.
    if (!body.confirm)
      return this.responses.send(ctx, { data: await this.privacy.preview(reference), secret: true })
    const subject = await this.privacy.subject(reference)
    const dropPages = body.drop_pages ?? false
    await this.responses.commit(ctx, async (tx) => {
      const id = await this.privacy.request({ subject, workspaceId: workspaceOf(ctx), dropPages }, tx)
      const created = {
        id,
        status: 'queued' as const,
        workspaceId: null,
        dropPages,
        createdAt: new Date().toISOString(),
      }
      const open = { held: null, workspaces: [], pages: null, lastError: null }
      const times = { erasedAt: null, compactedAt: null, completedAt: null }
      return { status: 202, data: showRequest({ ...created, ...open, ...times }) }
    })
  }

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listPrivacyRequestsOperation)
    const { page, next } = await this.privacy.page(workspaceOf(ctx), query.limit ?? 100, query.cursor)
    return success(ctx, { requests: page.map(showRequest), next_cursor: next })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readPrivacyRequestOperation)
    const request = await this.privacy.get(params.id, workspaceOf(ctx))
    if (!request) throw new DomainError('not_found')
    return success(ctx, showRequest(request))
  }
}
