import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import { readReference } from '#domain/privacy/person_reference'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import { auditService } from '#app/console/audit_service'
import { userOf } from '#app/console/member'
import { PAGE } from '#app/console/page'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { showRequest } from '#app/privacy/show_request'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { addOrigins, originsOf } from '#app/suppression/origins'
import {
  listErasuresOperation,
  previewErasureOperation,
  readErasureOperation,
  requestErasureOperation,
} from './operations.js'

/** Erasures by operators. They apply to the whole service, like the erasure commands. */
@inject()
export default class PrivacyController {
  constructor(
    private readonly sql: Sql,
    private readonly privacy: PrivacyRequests,
    private readonly suppressions: SuppressionList
  ) {}

  async preview(ctx: HttpContext) {
    const { body } = await input(ctx, previewErasureOperation)
    const reference = readReference(body.person)
    const preview = await this.privacy.preview(reference)
    if (preview.candidates.length > 0) return success(ctx, { preview, suppressed: null })
    const { listed } = await this.privacy.subject(reference)
    const [suppressed] = await this.suppressions.scopesOf([listed])
    return success(ctx, { preview, suppressed })
  }

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, requestErasureOperation)
    const subject = await this.privacy.subject(readReference(body.person))
    const { id: operator, email } = userOf(ctx)
    const dropPages = body.drop_pages ?? false
    const request = await this.sql.transaction(async (tx) => {
      const id = await this.privacy.request({ subject, workspaceId: null, dropPages }, tx)
      await addOrigins(tx, [id], { by: email, reason: null })
      await auditService(tx, { userId: operator, email }, 'privacy.erase', id, { drop_pages: dropPages })
      return id
    })
    // The log names the operator, never the person.
    logger.info({ operator, request }, 'an operator requested an erasure')
    return success(ctx, { request })
  }

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listErasuresOperation)
    const { page, next } = await this.privacy.page(undefined, PAGE, query.cursor)
    const by = await originsOf(
      this.sql,
      page.map(({ id }) => id)
    )
    const items = page.map((request) => ({
      ...showRequest(request),
      requested_by: by.get(request.id) ?? null,
    }))
    return success(ctx, { items, next_cursor: next })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readErasureOperation)
    const request = await this.privacy.get(params.request)
    if (!request) throw new DomainError('not_found')
    const by = await originsOf(this.sql, [request.id])
    return success(ctx, { ...showRequest(request), requested_by: by.get(request.id) ?? null })
  }
}
