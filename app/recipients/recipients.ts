import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import type { Delivery } from './note_recipients.js'

export type Recipient = {
  workspace_id: string
  workspace: string
  what: Delivery
  first_day: string
  last_day: string
}

/** The workspaces that received data of a person. */
@inject()
export class Recipients {
  constructor(private readonly sql: Sql) {}

  async of(personIds: readonly string[]): Promise<Recipient[]> {
    if (personIds.length === 0) return []
    const [condition, binding] = anyOf(this.sql, 'd.person_id', personIds)
    return this.sql.select<Recipient>(
      `SELECT d.workspace_id, w.name AS workspace, d.what, MIN(d.first_day) AS first_day,
         MAX(d.last_day) AS last_day
       FROM data_recipients d JOIN workspaces w ON w.id = d.workspace_id WHERE ${condition}
       GROUP BY d.workspace_id, w.name, d.what ORDER BY d.workspace_id, d.what`,
      [binding]
    )
  }
}
