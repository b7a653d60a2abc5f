import { afterSave, BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { Scope } from '#domain/access/scopes'
import { jsonColumn } from '#app/shared/database/codecs'
import { callersChanged } from './callers.js'
import Workspace from './workspace.js'

/** A key of a workspace; of its secret only the hash is stored (AU-004). */
export default class ApiKey extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare workspaceId: string

  @column()
  declare name: string

  @column({ serializeAs: null })
  declare hash: string

  @column(jsonColumn)
  declare scopes: Scope[]

  /** Requests a minute, where lower than the plan's. */
  @column()
  declare rate: number | null

  /** ACU. */
  @column()
  declare dailyBudget: number | null

  /** ACU. */
  @column()
  declare monthlyBudget: number | null

  @column()
  declare expiresAt: string | null

  @column()
  declare revokedAt: string | null

  @column()
  declare lastUsedAt: string | null

  /** The user whose session it was made for and ends with. */
  @column()
  declare sessionUserId: string | null

  @column()
  declare createdAt: string

  @belongsTo(() => Workspace)
  declare workspace: BelongsTo<typeof Workspace>

  @afterSave()
  static tellOfChange() {
    callersChanged()
  }
}
