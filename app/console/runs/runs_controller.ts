import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql, type SqlValue } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { type RunRow, toRun } from '#app/runs/run_rows'
import { fromJson } from '#app/shared/database/codecs'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { listRunsOperation, readRunOperation } from './operations.js'

const EVENTS = 500

/** Durable work of a workspace, whatever capability carries it out. */
@inject()
export default class RunsController {
  constructor(private readonly sql: Sql) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listRunsOperation)
    const place = placeOf(query)
    const filters = (['status', 'kind'] as const).filter((name) => query[name] !== undefined)
    const rows = await this.sql.select<RunRow>(
      `SELECT * FROM runs WHERE workspace_id = ? ${filters.map((name) => `AND ${name} = ?`).join(' ')}
       ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
      [
        memberOf(ctx).workspace.id,
        ...filters.map((name) => query[name] as SqlValue),
        place.limit + 1,
        place.from,
      ]
    )
    return success(
      ctx,
      pageOf(
        rows.map((row) => summary(toRun(row))),
        place
      )
    )
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readRunOperation)
    const [row] = await this.sql.select<RunRow>('SELECT * FROM runs WHERE id = ? AND workspace_id = ?', [
      params.run,
      memberOf(ctx).workspace.id,
    ])
    if (!row) throw new DomainError('not_found')
    const run = toRun(row)
    const events = await this.sql.select<{ seq: number; type: string; data: string; created_at: string }>(
      'SELECT seq, type, data, created_at FROM run_events WHERE run_id = ? ORDER BY seq LIMIT ?',
      [run.id, EVENTS]
    )
    return success(ctx, {
      ...summary(run),
      input: run.input,
      output: run.output,
      error: run.error,
      events: events.map((event) => ({ ...event, data: fromJson(event.data) })),
    })
  }
}

const summary = (run: Run) => ({
  id: run.id,
  kind: run.kind,
  status: run.status,
  key_id: run.keyId,
  charged: run.charged,
  attempts: run.attempts,
  created_at: run.createdAt,
  started_at: run.startedAt,
  finished_at: run.finishedAt,
})
