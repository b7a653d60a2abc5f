import type { UiChunk } from '#domain/agent/ui_chunk'
import type { Run } from '#domain/runs/run'
import { fromJson, toJson } from '#app/shared/database/codecs'
import type { StreamEvent } from '#app/events/event_log'
import { RunLog } from '#app/runs/run_events'
import { meter } from './show_run.js'

export const CHUNK = 'agent.chunk'

type Ended = Pick<Run, 'status' | 'charged' | 'input'> & { error: Run['error'] }

/**
 * Reads the events of agent runs as stream chunks. The run's last event becomes the terminal chunk.
 */
export class RunChunks extends RunLog {
  async read(runId: string, after: number, limit: number): Promise<StreamEvent[]> {
    const rows = await this.rows(runId, after, limit)
    const chunks = rows.map(async ({ seq, type, data }): Promise<StreamEvent> => {
      const chunk = type === CHUNK ? fromJson<UiChunk>(data) : terminal(await this.#ended(runId))
      return { seq: Number(seq), type: chunk.type, data: toJson(chunk) }
    })
    return Promise.all(chunks)
  }

  async #ended(runId: string): Promise<Ended> {
    const [row] = await this.sql.select<{
      status: Run['status']
      charged: number
      input: string | null
      error: string | null
    }>('SELECT status, charged, input, error FROM runs WHERE id = ?', [runId])
    return {
      status: row.status,
      charged: Number(row.charged),
      input: row.input === null ? null : fromJson(row.input),
      error: row.error === null ? null : fromJson(row.error),
    }
  }
}

function terminal(run: Ended): UiChunk {
  if (run.status === 'completed')
    return { type: 'finish', messageMetadata: { status: run.status, ...meter(run) } }
  const { code, message } = run.error ?? { code: 'cancelled', message: 'The run was cancelled.' }
  const paid = run.charged > 0 ? ` Charged for finished tool calls: ${run.charged} ACU.` : ''
  return { type: 'error', errorText: `${code}: ${message}${paid}` }
}
