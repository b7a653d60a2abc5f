import { BaseModel, column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#app/shared/database/codecs'
import type { QueryCriterion } from '#domain/search/criteria'

/** A query a workspace kept, with the criteria it was read as. */
export default class SearchCriteria extends BaseModel {
  static table = 'search_criteria'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare workspaceId: string

  @column()
  declare query: string

  @column(jsonColumn)
  declare criteria: QueryCriterion[]

  @column()
  declare createdAt: string
}
