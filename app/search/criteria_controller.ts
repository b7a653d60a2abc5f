import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { criteriaOf } from '#domain/search/criteria'
import { QueryReader } from '#domain/search/query_language/query_reader'
import { toJson } from '#app/shared/database/codecs'
import { Responses } from '#app/shared/http/responses'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { newId } from '#app/shared/new_id'
import { createCriteriaOperation, readCriteriaOperation } from './operations.js'
import SearchCriteria from './search_criteria.js'

/** Reads a query as criteria and keeps them; gives kept ones back to the same workspace. */
@inject()
export default class CriteriaController {
  constructor(
    private readonly answers: Responses,
    private readonly reader: QueryReader
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createCriteriaOperation)
    if (body.query.trim() === '') throw new DomainError('query_required')
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const kept = {
      id: newId('crit'),
      workspaceId,
      query: body.query,
      criteria: criteriaOf(await this.reader.read(body.query, workspaceId)),
      createdAt: new Date().toISOString(),
    }
    await this.answers.commit(ctx, async (tx) => {
      await tx.run(
        'INSERT INTO search_criteria (id, workspace_id, query, criteria, created_at) VALUES (?, ?, ?, ?, ?)',
        [kept.id, kept.workspaceId, kept.query, toJson(kept.criteria), kept.createdAt]
      )
      return { status: 201, data: shape(kept) }
    })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readCriteriaOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const kept = await SearchCriteria.query().where({ id: params.id, workspaceId }).first()
    if (!kept) throw new DomainError('not_found')
    return success(ctx, shape(kept))
  }
}

const shape = ({ id, query, criteria }: Pick<SearchCriteria, 'id' | 'query' | 'criteria'>) => ({
  id,
  query,
  criteria,
})
