import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import { type RunRow, toRun } from '#app/runs/run_rows'
import { PERSON_RUN } from './person_run_handler.js'
import { FOR_PERSON } from './profile_store.js'
import { subjectOf } from './subject.js'

export type LatestProfile = {
  /** The newest run for the person, whatever its state. */
  newest: Run | null
  /** The newest completed run. Its output is the profile. */
  completed: Run | null
}

/** Finds the profile runs of a workspace for a person. */
@inject()
export class LatestProfiles {
  constructor(private readonly sql: Sql) {}

  async of(personId: string, workspaceId: string): Promise<LatestProfile> {
    const rows = await this.sql.select<RunRow>(
      `SELECT * FROM runs WHERE workspace_id = ? AND kind = ? AND id IN (
         SELECT q.run_id FROM person_requests q WHERE q.workspace_id = ? AND q.subject = ?
         UNION SELECT p.run_id FROM person_payments p WHERE p.workspace_id = ? AND ${FOR_PERSON})
       ORDER BY created_at DESC, id DESC`,
      [
        ...[workspaceId, PERSON_RUN],
        ...[workspaceId, subjectOf({ by: 'person_id', personId })],
        ...[workspaceId, personId, personId],
      ]
    )
    const runs = rows.map(toRun)
    const completed = runs.find(({ status, output }) => status === 'completed' && output !== null) ?? null
    return { newest: runs[0] ?? null, completed }
  }
}
