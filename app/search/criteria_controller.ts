import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { criteriaOf, type QueryCriterion } from '#domain/search/criteria'
import { QueryReader } from '#domain/search/query_language/query_reader'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { Responses } from '#app/shared/http/responses'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { newId } from '#app/shared/new_id'
import { createCriteriaOperation, readCriteriaOperation } from './operations.js'

/** Parses a query into criteria and stores them. Returns stored criteria to the same workspace. */
@inject()
export default class CriteriaController {
  constructor(
    private readonly sql: Sql,
    private readonly responses: Responses,
    private readonly reader: QueryReader
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createCriteriaOperation)
    if (body.query.trim() === '') throw new DomainError('query_required')
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const { query } = body
    const [id, criteria] = [newId('crit'), criteriaOf(await this.reader.read(query, workspaceId))]
    await this.responses.commit(ctx, async (tx) => {
      await tx.run(
        'INSERT INTO search_criteria (id, workspace_id, query, criteria, created_at) VALUES (?, ?, ?, ?, ?)',
        [id, workspaceId, query, toJson(criteria), new Date().toISOString()]
      )
      return { status: 201, data: { id, query, criteria } }
    })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readCriteriaOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const [row] = await this.sql.select<{ query: string; criteria: string }>(
      'SELECT query, criteria FROM search_criteria WHERE id = ? AND workspace_id = ?',
      [params.id, workspaceId]
    )
    if (!row) throw new DomainError('not_found')
    const criteria = fromJson<QueryCriterion[]>(row.criteria)
    return success(ctx, { id: params.id, query: row.query, criteria })
  }
}
