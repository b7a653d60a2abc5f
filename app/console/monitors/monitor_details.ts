import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import { runAuthors } from '#app/console/runs/run_authors'
import type { Monitor } from '#app/monitors/monitor_store'
import { RoundHistory } from '#app/monitors/round_history'
import { anyOf } from '#app/shared/database/any_of'
import { showMonitor } from './show_monitor.js'

/**
 * Adds to monitors of a workspace the titles of their Sets, who is charged, and their latest
 * rounds.
 */
@inject()
export class MonitorDetails {
  constructor(
    private readonly sql: Sql,
    private readonly history: RoundHistory
  ) {}

  async of(workspaceId: string, monitors: readonly Monitor[]) {
    const [titles, payers, latest] = await Promise.all([
      this.#setTitles(monitors.flatMap(({ setId }) => setId ?? [])),
      runAuthors(
        this.sql,
        workspaceId,
        monitors.map(({ keyId }) => keyId)
      ),
      this.history.latest(monitors.map(({ id }) => id)),
    ])
    return monitors.map((monitor) => ({
      ...showMonitor(monitor),
      set_title: (monitor.setId && titles.get(monitor.setId)) ?? null,
      charged_to: payers.get(monitor.keyId) ?? null,
      last_round: latest.get(monitor.id) ?? null,
    }))
  }

  /** Returns the query of the first search of each Set. The Sets must be of the workspace. */
  async #setTitles(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const [condition, binding] = anyOf(this.sql, 'set_id', ids)
    const rows = await this.sql.select<{ set_id: string; query: string }>(
      `SELECT set_id, query FROM set_searches WHERE position = 0 AND ${condition}`,
      [binding]
    )
    return new Map(rows.map(({ set_id, query }) => [set_id, query]))
  }
}
