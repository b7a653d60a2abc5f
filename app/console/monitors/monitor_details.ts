import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import { runAuthors } from '#app/console/runs/run_authors'
import { namedOr } from '#app/names/record_names'
import type { Monitor } from '#app/monitors/monitor_store'
import { RoundHistory } from '#app/monitors/round_history'
import { anyOf } from '#app/shared/database/any_of'
import { showMonitor } from './show_monitor.js'

/** The number of rounds in the small chart of a monitor. */
const ROUNDS = 20

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
    const [titles, payers, rounds] = await Promise.all([
      this.#setTitles(monitors.flatMap(({ setId }) => setId ?? [])),
      runAuthors(
        this.sql,
        workspaceId,
        monitors.map(({ keyId }) => keyId)
      ),
      this.history.lastOf(
        monitors.map(({ id }) => id),
        ROUNDS
      ),
    ])
    return monitors.map((monitor) => ({
      ...showMonitor(monitor),
      set_title: (monitor.setId && titles.get(monitor.setId)) ?? null,
      charged_to: payers.get(monitor.keyId) ?? null,
      last_round: rounds.get(monitor.id)?.at(-1) ?? null,
      last_rounds: rounds.get(monitor.id) ?? [],
    }))
  }

  /** Returns the name of each Set, or the query of its first search. The Sets must be of the workspace. */
  async #setTitles(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const [condition, binding] = anyOf(this.sql, 'q.set_id', ids)
    const rows = await this.sql.select<{ set_id: string; query: string }>(
      `SELECT q.set_id, ${namedOr('s', 'q.query')} AS query FROM set_searches q JOIN sets s ON s.id = q.set_id
       WHERE q.position = 0 AND ${condition}`,
      [binding]
    )
    return new Map(rows.map(({ set_id, query }) => [set_id, query]))
  }
}
