import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { criteriaOf } from '#domain/search/criteria'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { createCriteriaOperation, readCriteriaOperation } from './operations.js'
import SearchCriteria from './search_criteria.js'

/** Reads a query as criteria and keeps them; gives kept ones back to the same workspace. */
export default class CriteriaController {
  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createCriteriaOperation)
    if (body.query.trim() === '') throw new DomainError('query_required')
    const kept = await SearchCriteria.create({
      id: `crit_${randomUUID().replaceAll('-', '')}`,
      workspaceId: ctx.auth.use('key').getUserOrFail().workspaceId,
      query: body.query,
      criteria: criteriaOf(body.query),
      createdAt: new Date().toISOString(),
    })
    ctx.response.status(201).json(success(ctx, shape(kept)))
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readCriteriaOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const kept = await SearchCriteria.query().where({ id: params.id, workspaceId }).first()
    if (!kept) throw new DomainError('not_found')
    return success(ctx, shape(kept))
  }
}

const shape = ({ id, query, criteria }: SearchCriteria) => ({ id, query, criteria })
