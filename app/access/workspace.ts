import { afterSave, BaseModel, column } from '@adonisjs/lucid/orm'
import type { Plan } from '#domain/access/plans'
import { booleanColumn } from '#app/shared/database/codecs'
import { callersChanged } from './callers.js'

/** A customer's space: everything stored for a caller belongs to one. */
export default class Workspace extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare slug: string

  @column()
  declare name: string

  @column()
  declare plan: Plan

  @column(booleanColumn)
  declare cardOnFile: boolean

  @column()
  declare status: 'active' | 'suspended'

  /** Requests a minute agreed with an enterprise, where other than its plan's. */
  @column()
  declare rateOverride: number | null

  @column()
  declare createdAt: string

  @afterSave()
  static tellOfChange() {
    callersChanged()
  }
}
