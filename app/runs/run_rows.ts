import type { RowOf } from '#domain/ports/row_of'
import type { Run } from '#domain/runs/run'
import { fromJson } from '#app/shared/database/codecs'

export type RunRow = RowOf<Run, Record<'input' | 'checkpoint' | 'output' | 'error', string | null>> & {
  record_id: string | null
  title: string | null
}

const json = (text: string | null) => (text === null ? null : fromJson(text))

export const toRun = (row: RunRow): Run => ({
  id: row.id,
  workspaceId: row.workspace_id,
  keyId: row.key_id,
  kind: row.kind,
  status: row.status,
  input: json(row.input),
  checkpoint: json(row.checkpoint),
  output: json(row.output),
  error: json(row.error) as Run['error'],
  reservationId: row.reservation_id,
  charged: Number(row.charged),
  attempts: Number(row.attempts),
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  expiresAt: row.expires_at,
})
