import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { memberOf } from '#app/console/member'
import { PAGE } from '#app/console/page'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { RequestLog } from '#app/telemetry/request_log'
import { countRequests } from './count_requests.js'
import { countRequestsOperation, listRequestsOperation, readRequestOperation } from './operations.js'
import { listRequests, readRequest } from './read_request_log.js'
import { requestFigures } from './request_figures.js'
import { requestsByKey } from './requests_by_key.js'

@inject()
export default class RequestLogController {
  constructor(
    private readonly sql: Sql,
    private readonly log: RequestLog
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listRequestsOperation)
    const { limit = PAGE, cursor, ...filters } = query
    await this.log.flush()
    const { id } = memberOf(ctx).workspace
    return success(ctx, await listRequests(this.sql, id, filters, { limit, cursor }, new Date()))
  }

  async counts(ctx: HttpContext) {
    const { query } = await input(ctx, countRequestsOperation)
    await this.log.flush()
    const { id } = memberOf(ctx).workspace
    const now = new Date()
    const slots = await countRequests(this.sql, id, query, now)
    return success(ctx, { slots, ...(await requestFigures(this.sql, id, query, now)) })
  }

  async byKey(ctx: HttpContext) {
    await this.log.flush()
    return success(ctx, { items: await requestsByKey(this.sql, memberOf(ctx).workspace.id, new Date()) })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readRequestOperation)
    await this.log.flush()
    const request = await readRequest(this.sql, memberOf(ctx).workspace.id, params.request)
    if (!request) throw new DomainError('not_found', 'Requests are kept for two days.')
    return success(ctx, request)
  }
}
