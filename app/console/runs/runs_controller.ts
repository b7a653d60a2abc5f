import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { isTerminal, RUN_STATUSES } from '#domain/runs/status'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { streamFor } from '#app/console/streaming'
import { EventStreams } from '#app/events/event_streams'
import { resumeAfter } from '#app/events/resume_after'
import { CancelRun } from './cancel_run.js'
import { runAuthors } from './run_authors.js'
import { runCounts } from './run_counts.js'
import { runResults } from './run_results.js'
import { runTitles } from './run_titles.js'
import { RunEventFeed } from '#app/runs/run_events'
import { type RunRow, toRun } from '#app/runs/run_rows'
import { fromJson } from '#app/shared/database/codecs'
import { orderBy } from '#app/shared/database/order_by'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { cancelRunOperation, followRunOperation, listRunsOperation, readRunOperation } from './operations.js'

const EVENTS = 200
const UNFINISHED = RUN_STATUSES.filter((status) => !isTerminal(status))
/** The columns for lists, with the input, from which titles come. Lists add the output of agent runs only. */
const SUMMARY = [
  'id',
  'kind',
  'status',
  'key_id',
  'charged',
  'attempts',
  'input',
  'record_id',
  'title',
  'created_at',
  'started_at',
  'finished_at',
  'error',
] as const
type SummaryRow = Pick<RunRow, (typeof SUMMARY)[number] | 'output'>
const EXPRESSION = { created: 'created_at', finished: 'finished_at', kind: 'kind', charged: 'charged' }

@inject()
export default class RunsController {
  constructor(
    private readonly sql: Sql,
    private readonly cancelRun: CancelRun,
    private readonly feed: RunEventFeed,
    private readonly streams: EventStreams
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listRunsOperation)
    const place = placeOf(query)
    const { status, kind } = query
    const statuses = status === 'unfinished' ? UNFINISHED : status ? [status] : []
    const { workspace } = memberOf(ctx)
    const rows = await this.sql.select<SummaryRow>(
      `SELECT ${SUMMARY.join(', ')}, CASE kind WHEN 'agent' THEN output END AS output FROM runs
       WHERE workspace_id = ? ${statuses.length > 0 ? `AND status IN (${statuses.map(() => '?').join(', ')})` : ''}
         ${kind ? 'AND kind = ?' : ''}
       ${orderBy(query.sort, EXPRESSION, 'created_at DESC, id DESC')} LIMIT ? OFFSET ?`,
      [workspace.id, ...statuses, ...(kind ? [kind] : []), place.limit + 1, place.from]
    )
    const page = pageOf(await this.#summaries(workspace.id, rows), place)
    return success(ctx, { ...page, counts: await runCounts(this.sql, workspace.id, kind) })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readRunOperation)
    const row = await this.#own(ctx, params.run)
    const run = toRun(row)
    const events = await this.sql.select<{ seq: unknown; type: string; data: string; created_at: string }>(
      'SELECT seq, type, data, created_at FROM run_events WHERE run_id = ? ORDER BY seq DESC LIMIT ?',
      [run.id, EVENTS]
    )
    const [summary] = await this.#summaries(row.workspace_id, [row])
    return success(ctx, {
      ...summary,
      input: run.input,
      // Hides the checkpoint of an open run, because its results are charged only when it ends.
      checkpoint: isTerminal(run.status) ? run.checkpoint : null,
      output: run.output,
      expires_at: run.expiresAt,
      events: events
        .map(({ seq, data, ...event }) => ({ seq: Number(seq), ...event, data: fromJson(data) }))
        .reverse(),
    })
  }

  async events(ctx: HttpContext) {
    const { params, query } = await input(ctx, followRunOperation)
    const { id } = await this.#own(ctx, params.run)
    await this.streams.send(ctx, this.feed, id, resumeAfter(ctx, query.after_seq), streamFor(ctx))
  }

  /** Cancels a run. A run that has ended keeps its status. */
  async cancel(ctx: HttpContext) {
    const { params } = await input(ctx, cancelRunOperation)
    const member = memberOf(ctx)
    const run = toRun(await this.#own(ctx, params.run))
    if (isTerminal(run.status)) return success(ctx, { status: run.status })
    const status = await this.sql.transaction(async (tx) => {
      const ended = await this.cancelRun.cancel(member.workspace.id, run, new Date(), tx)
      if (ended === 'cancelled') await audit(tx, member, 'run.cancel', run.id, { kind: run.kind })
      return ended
    })
    return success(ctx, { status: status! })
  }

  async #summaries(workspaceId: string, rows: readonly SummaryRow[]) {
    const titles = await runTitles(this.sql, workspaceId, rows)
    const results = await runResults(this.sql, workspaceId, rows)
    const authors = await runAuthors(
      this.sql,
      workspaceId,
      rows.map((row) => row.key_id)
    )
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: titles.get(row.id) ?? null,
      result: results.get(row.id) ?? null,
      status: row.status,
      key_id: row.key_id,
      author: authors.get(row.key_id) ?? null,
      charged: Number(row.charged),
      attempts: Number(row.attempts),
      created_at: row.created_at,
      started_at: row.started_at,
      finished_at: row.finished_at,
      error: row.error === null ? null : fromJson<{ code: string; message: string }>(row.error),
    }))
  }

  /** Returns a run of the workspace. Throws `not_found` for any other. */
  async #own(ctx: HttpContext, id: string): Promise<RunRow> {
    const [row] = await this.sql.select<RunRow>('SELECT * FROM runs WHERE id = ? AND workspace_id = ?', [
      id,
      memberOf(ctx).workspace.id,
    ])
    if (!row) throw new DomainError('not_found')
    return row
  }
}
